import { readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import {
  type CatalogueFile,
  type CompiledCatalogue,
  compileWorkbook,
  describeFinding,
  openWorkbook,
  writeWorkbook,
} from '@arredo/catalogue/compile'
import type { Command } from './command.ts'
import { readLibrary, readLibraryFiles, sha256 } from './compile-catalogue-folder.ts'
import { describeFile, readBareFile } from './describe-file.ts'
import { namedFiles } from './named-files.ts'
import { orComplain } from './or-complain.ts'
import { readCatalogueFolder } from './read-catalogue-folder.ts'

/** SHA-256 of textures and models, by the path they were published with. */
export type Published = Readonly<Record<string, string>>

export function isWorkbookPath(path: string): boolean {
  return /\.xlsx$/i.test(path)
}

/** Without what is published, names of textures and models are not looked up: only a server knows them all. */
export async function compileWorkbookFile(
  file: string,
  library?: string,
  published?: Published,
): Promise<{ readonly compiled: CompiledCatalogue; readonly others: Published }> {
  const bytes = await readFile(file)
  const lent = {
    library: await readLibrary(file, library),
    libraryFiles: await readLibraryFiles(file, library),
  }
  if (!published) return { compiled: compileWorkbook(bytes, sha256, lent), others: {} }
  const opened = openWorkbook(bytes)
  const beside = opened.ok ? await filesBeside(file, namedFiles(opened.source.data)) : []
  const own = new Set(beside.map(({ path }) => path))
  const known = Object.entries(published).filter(([path]) => !own.has(path))
  const files = [...beside, ...known.map(([path, hash]) => ({ path, bytes: 0, sha256: hash }))]
  return {
    compiled: compileWorkbook(bytes, sha256, { ...lent, files }),
    others: Object.fromEntries(files.map(({ path, sha256: hash }) => [path, hash])),
  }
}

/** Those of the named files that lie where the workbook does; it may lie among many others. */
async function filesBeside(workbook: string, names: readonly string[]): Promise<readonly CatalogueFile[]> {
  const found = await Promise.all(
    [...new Set(names)].map(async (path) => {
      const content = await readBeside(workbook, path)
      return content ? [describeFile(path, content)] : []
    }),
  )
  return found.flat()
}

/** Null when it is not there. A name that leads out of the folder is nobody's texture. */
export async function readBeside(workbook: string, name: string): Promise<Buffer | null> {
  const folder = resolve(dirname(workbook))
  const path = resolve(folder, name)
  if (!path.startsWith(folder + sep)) return null
  return readBareFile(path).catch(() => null)
}

/** Writes a catalogue's folder as one workbook; a file that stands there already is replaced. */
export const toWorkbook: Command['run'] = async ([folder = '', file = ''], _options, { say, complain }) => {
  if (!isWorkbookPath(file)) {
    complain(`${file} is no workbook. Give it a name that ends with .xlsx`)
    return 2
  }
  return orComplain(complain, async () => {
    const written = writeWorkbook(await readCatalogueFolder(folder))
    if (!written.ok) {
      for (const finding of written.findings) complain(describeFinding(finding))
      return 1
    }
    await writeFile(file, written.bytes)
    say(`Wrote ${file}`)
    return 0
  })
}
