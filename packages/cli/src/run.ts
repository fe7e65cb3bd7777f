import { parseArgs } from 'node:util'
import { describeFinding, type Oracle } from '@arredo/catalogue/compile'
import { fromWorkbook, isWorkbookPath, toWorkbook } from './catalogue-workbook.ts'
import { checkCatalogue, tryCatalogue } from './check-catalogue.ts'
import { newCatalogue } from './new-catalogue.ts'
import { publishCatalogue } from './publish-catalogue.ts'

export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  /** Brings the database to this version and names what ran; only the server's `arredo` brings it. */
  readonly migrate?: () => Promise<readonly string[]>
  /** A second opinion on the rules before they are published; null where none is installed. */
  readonly oracle?: () => Promise<Oracle | null>
}

type Options = {
  readonly to?: string | undefined
  readonly host?: string | undefined
  readonly user?: string | undefined
  readonly library?: string | undefined
}

const usage = `Usage:
  arredo catalogue new <folder>
  arredo catalogue check <folder or workbook.xlsx> [--library <folder>]
  arredo catalogue publish <folder or workbook.xlsx> --to <origin> --host <tenant host> --user <account>/<name>
    The password is read from ARREDO_PASSWORD.
  arredo catalogue to-workbook <folder> <workbook.xlsx>
  arredo catalogue from-workbook <workbook.xlsx> <new folder>`
const migrateUsage = `  arredo migrate
    Brings the database of DATABASE_OWNER_URL to this version.`

/** Runs one command; the answer is the exit code: 0 done, 1 refused, 2 not understood. */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { complain, migrate } = surroundings
  const understood = readWords(words)
  const [group, action, folder, ...more] = understood?.positionals ?? []
  const [target, ...tooMany] = more
  if (group === 'catalogue' && folder !== undefined && target !== undefined && tooMany.length === 0) {
    if (action === 'to-workbook' && isWorkbookPath(target)) return toWorkbook(folder, target, surroundings)
    if (action === 'from-workbook') return fromWorkbook(folder, target, surroundings)
  }
  if (understood && more.length === 0) {
    if (migrate && group === 'migrate' && action === undefined) return bringUp(migrate, surroundings)
    if (group === 'catalogue' && folder !== undefined) {
      if (action === 'new') return start(folder, surroundings)
      if (action === 'check') return check(folder, understood.values, surroundings)
      if (action === 'publish') return publish(folder, understood.values, surroundings)
    }
  }
  complain(migrate ? `${usage}\n${migrateUsage}` : usage)
  return 2
}

function readWords(words: readonly string[]) {
  const option = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { to: option, host: option, user: option, library: option },
    })
  } catch {
    return null
  }
}

async function bringUp(
  migrate: () => Promise<readonly string[]>,
  { say, complain }: Surroundings,
): Promise<0 | 1> {
  try {
    const ran = await migrate()
    for (const name of ran) say(`Ran ${name}`)
    say(ran.length === 0 ? 'The database is at this version already' : 'The database is at this version now')
    return 0
  } catch (error) {
    // The one who runs it reads a terminal or a deployment's log: the words are enough, and hold no address.
    complain(`Not migrated: ${reasonOf(error)}`)
    return 1
  }
}

/** A refused connection is tried over every protocol; the sum of the errors has no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

async function check(folder: string, { library }: Options, surroundings: Surroundings): Promise<0 | 1> {
  const checked = await read(folder, library, surroundings)
  if (!checked) return 1
  const { pack, hash } = checked.compiled
  const { length } = checked.warnings
  const found =
    length === 0 ? 'no mistakes found' : `no mistakes, ${length} ${length === 1 ? 'warning' : 'warnings'}`
  surroundings.say(`${pack.code} ${pack.version}: ${pack.articles.length} articles, ${found}`)
  surroundings.say(hash)
  return 0
}

async function publish(
  folder: string,
  { to, host, user, library }: Options,
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  const { environment, say, complain, oracle } = surroundings
  const [userid, username] = user?.split('/', 2) ?? []
  const password = environment.ARREDO_PASSWORD
  if (!to || !URL.canParse(to) || !host || !userid || !username || !password) {
    complain(usage)
    return 2
  }
  const checked = await read(folder, library, surroundings)
  if (!checked) return 1
  const trial = tryCatalogue(checked.compiled, (await oracle?.()) ?? null)
  say(
    `Tried ${trial.states} random choices: 99 of 100 answered within ${Math.ceil(trial.p99)} ms, ${trial.compared} compared with a second solver`,
  )
  if (trial.findings.length > 0) {
    for (const finding of trial.findings) complain(describeFinding(finding))
    complain('Not published')
    return 1
  }

  const answer = await publishCatalogue(
    { origin: to, host },
    { userid, username, password },
    checked.compiled,
  )
  if (!answer.ok) {
    complain(`Not published: ${answer.message}`)
    return 1
  }
  say(`Published ${answer.value.code} ${answer.value.version} on ${host}`)
  say(answer.value.hash)
  return 0
}

async function start(folder: string, { say, complain }: Surroundings): Promise<0 | 1> {
  const written = await newCatalogue(folder)
  if (!written) {
    complain(`${folder} holds something already. Name a new folder`)
    return 1
  }
  for (const name of written) say(`Wrote ${name}`)
  say(`Now change it, and check it with: arredo catalogue check ${folder}`)
  return 0
}

async function read(folder: string, library: string | undefined, { complain }: Surroundings) {
  try {
    const checked = await checkCatalogue(folder, library)
    if (!checked.ok) {
      for (const finding of checked.findings) complain(describeFinding(finding))
      return null
    }
    for (const finding of checked.warnings) complain(`warning: ${describeFinding(finding)}`)
    return checked
  } catch (error) {
    // A folder that is missing or may not be read is the caller's mistake, not a bug.
    if (!(error instanceof Error && 'code' in error)) throw error
    complain(error.message)
    return null
  }
}
