import { parseArgs } from 'node:util'
import { compileCatalogueFolder } from './compile-catalogue-folder.ts'
import { publishCatalogue } from './publish-catalogue.ts'

export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
}

const usage = `Usage:
  arredo catalogue check <folder>
  arredo catalogue publish <folder> --to <origin> --host <tenant host> --user <account>/<name>

The password is read from ARREDO_PASSWORD.`

/** Runs one command; the answer is the exit code: 0 done, 1 refused, 2 not understood. */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { complain } = surroundings
  const read = readWords(words)
  const [group, action, folder] = read?.positionals ?? []
  if (!read || group !== 'catalogue' || folder === undefined || read.positionals.length > 3) {
    complain(usage)
    return 2
  }
  if (action === 'check') return check(folder, surroundings)
  if (action === 'publish') return publish(folder, read.values, surroundings)
  complain(usage)
  return 2
}

function readWords(words: readonly string[]) {
  const option = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { to: option, host: option, user: option },
    })
  } catch {
    return null
  }
}

async function check(folder: string, surroundings: Surroundings): Promise<0 | 1> {
  const compiled = await compile(folder, surroundings)
  if (!compiled) return 1
  const { pack, hash } = compiled
  surroundings.say(`${pack.code} ${pack.version}: ${pack.articles.length} articles, no mistakes found`)
  surroundings.say(hash)
  return 0
}

async function publish(
  folder: string,
  {
    to,
    host,
    user,
  }: {
    readonly to?: string | undefined
    readonly host?: string | undefined
    readonly user?: string | undefined
  },
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  const { environment, say, complain } = surroundings
  const [userid, username] = user?.split('/', 2) ?? []
  const password = environment.ARREDO_PASSWORD
  if (!to || !URL.canParse(to) || !host || !userid || !username || !password) {
    complain(usage)
    return 2
  }
  const compiled = await compile(folder, surroundings)
  if (!compiled) return 1

  const answer = await publishCatalogue({ origin: to, host }, { userid, username, password }, compiled)
  if (!answer.ok) {
    complain(`Not published: ${answer.message}`)
    return 1
  }
  say(`Published ${answer.value.code} ${answer.value.version} on ${host}`)
  say(answer.value.hash)
  return 0
}

async function compile(folder: string, { complain }: Surroundings) {
  try {
    const compiled = await compileCatalogueFolder(folder)
    if (compiled.ok) return compiled
    for (const { file, line, column, message } of compiled.findings)
      complain(`${file}:${line}:${column} ${message}`)
  } catch (error) {
    // A folder that is missing or may not be read is the caller's mistake, not a bug.
    if (!(error instanceof Error && 'code' in error)) throw error
    complain(error.message)
  }
  return null
}
