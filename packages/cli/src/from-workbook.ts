import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { describeFinding, findFile, openWorkbook } from '@arredo/catalogue/compile'
import type { Answer } from '@arredo/contract'
import { type Published, readBeside } from './catalogue-workbook.ts'
import { fetchFile } from './channel.ts'
import { type Command, serverOptions } from './command.ts'
import { namedFiles } from './named-files.ts'
import { orComplain } from './or-complain.ts'
import { type Reached, reach, refuse } from './reach-server.ts'

/**
 * Writes the folder a workbook stands for, with its textures and models. The folder must be new: leftovers would
 * become part of the catalogue.
 */
export const fromWorkbook: Command['run'] = async ([file = '', folder = ''], options, ports) => {
  const { say, complain } = ports
  const isRemote = serverOptions.some((name) => options[name] !== undefined)
  const reached = isRemote ? reach(options, ports) : null
  if (isRemote && !reached) return 2
  return orComplain(complain, async () => {
    const opened = openWorkbook(await readFile(file))
    if (!opened.ok) {
      for (const finding of opened.findings) complain(describeFinding(finding))
      return 1
    }
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length > 0) {
      complain(`${folder} is not empty. Name a new folder, and compare it with the old one`)
      return 1
    }
    for (const { path, text } of opened.files) await write(folder, path, text)
    say(`Wrote ${opened.files.length} files to ${folder}`)

    const names = [...new Set(namedFiles(opened.source.data))]
    const known = reached ? await publishedFiles(reached, String(opened.source.data.code)) : nothing
    if (!known.ok) return refuse(complain, 'Textures and models were not read', known)
    const missing: string[] = []
    for (const name of names) {
      const content =
        (await readBeside(file, name)) ?? (reached && (await download(reached, known.value, name)))
      if (content && isInside(folder, name)) await write(folder, name, content)
      else missing.push(name)
    }
    const found = names.length - missing.length
    if (found > 0) say(`Wrote ${found} ${found === 1 ? 'texture or model' : 'textures and models'}`)
    if (missing.length === 0) return 0
    const advice = reached
      ? 'Neither are they published there'
      : `Name the <server> they are published on, or put them into ${folder}`
    complain(`Not found beside ${file}: ${missing.join(', ')}. ${advice}`)
    return 1
  })
}

const nothing: Answer<Published> = { ok: true, value: {} }

function publishedFiles({ session }: Reached, code: string): Promise<Answer<Published>> {
  return session(async (call): Promise<Answer<Published>> => {
    const answer = await call('catalogues/files', { code })
    return answer.ok ? { ok: true, value: answer.value.files } : answer
  })
}

async function download({ server }: Reached, known: Published, name: string): Promise<Buffer | null> {
  const files = Object.entries(known).map(([path, sha256]) => ({ path, bytes: 0, sha256 }))
  const hash = findFile(name, '', files)?.sha256
  const kind = name.slice(name.lastIndexOf('.')).toLowerCase()
  return hash === undefined ? null : fetchFile(server, `/textures/${hash}${kind}`)
}

function isInside(folder: string, name: string): boolean {
  return resolve(folder, name).startsWith(resolve(folder) + sep)
}

async function write(folder: string, path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}
