import { parseArgs } from 'node:util'
import { describeFinding } from '@arredo/catalogue/compile'
import { fromWorkbook, isWorkbookPath, toWorkbook } from './catalogue-workbook.ts'
import { checkCatalogue, tryCatalogue } from './check-catalogue.ts'
import type { CommandPorts } from './command-ports.ts'
import { newCatalogue } from './new-catalogue.ts'
import { publish, type RemoteOptions, reach, releases, rollBack } from './remote-commands.ts'

const usage = `Usage:
  arredo catalogue new <folder>
  arredo catalogue check <folder or workbook.xlsx> [--library <folder>]
  arredo catalogue publish <folder or workbook.xlsx> <server> [--at <date>] [--previous-until <date>]
    Sold now, or from a date (2027-01-01) or moment (2027-01-01T08:00:00+01:00) on; the version sold now can stay
    on offer beside it for a while.
  arredo catalogue releases <code> <server>
  arredo catalogue roll-back <code> <server> [--release <number>]
    <server> is: --to <origin> --host <tenant host> --user <account>/<name>
    The password is read from ARREDO_PASSWORD.
  arredo catalogue to-workbook <folder> <workbook.xlsx>
  arredo catalogue from-workbook <workbook.xlsx> <new folder>`
const migrateUsage = `  arredo migrate
    Brings the database of DATABASE_OWNER_URL to this version.`

/** Runs one command; the answer is the exit code: 0 done, 1 refused, 2 not understood. */
export async function run(words: readonly string[], ports: CommandPorts): Promise<0 | 1 | 2> {
  const { complain, migrate } = ports
  const understood = readWords(words)
  const [group, action, folder, ...more] = understood?.positionals ?? []
  const [target, ...tooMany] = more
  if (group === 'catalogue' && folder !== undefined && target !== undefined && tooMany.length === 0) {
    if (action === 'to-workbook' && isWorkbookPath(target)) return toWorkbook(folder, target, ports)
    if (action === 'from-workbook') return fromWorkbook(folder, target, ports)
  }
  if (understood && more.length === 0) {
    if (migrate && group === 'migrate' && action === undefined) return bringUp(migrate, ports)
    if (group === 'catalogue' && folder !== undefined) {
      if (action === 'new') return start(folder, ports)
      if (action === 'check') return check(folder, understood.values, ports)
      const session = reach(understood.values, ports)
      if (session && action === 'publish') return send(session, folder, understood.values, ports)
      if (session && action === 'releases') return releases(session, folder, ports)
      if (session && action === 'roll-back') return rollBack(session, folder, understood.values, ports)
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
      options: {
        ...{ to: option, host: option, user: option, library: option },
        ...{ at: option, 'previous-until': option, release: option },
      },
    })
  } catch {
    return null
  }
}

async function bringUp(
  migrate: () => Promise<readonly string[]>,
  { say, complain }: CommandPorts,
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

async function check(folder: string, { library }: RemoteOptions, ports: CommandPorts): Promise<0 | 1> {
  const checked = await read(folder, library, ports)
  if (!checked) return 1
  const { pack, hash, toFinding } = checked.compiled
  const trial = tryCatalogue(pack, (await ports.oracle?.()) ?? null, ports.clock)
  if (trial.problems.length > 0) {
    for (const problem of trial.problems) ports.complain(describeFinding(toFinding(problem)))
    return 1
  }
  const { length } = checked.warnings
  const found =
    length === 0 ? 'no mistakes found' : `no mistakes, ${length} ${length === 1 ? 'warning' : 'warnings'}`
  ports.say(`${pack.code} ${pack.version}: ${pack.articles.length} articles, ${found}`)
  ports.say(hash)
  return 0
}

async function send(
  session: NonNullable<ReturnType<typeof reach>>,
  folder: string,
  options: RemoteOptions,
  ports: CommandPorts,
): Promise<0 | 1> {
  const checked = await read(folder, options.library, ports)
  return checked ? publish(session, folder, checked, options, ports) : 1
}

async function start(folder: string, { say, complain }: CommandPorts): Promise<0 | 1> {
  const written = await newCatalogue(folder)
  if (!written) {
    complain(`${folder} holds something already. Name a new folder`)
    return 1
  }
  for (const name of written) say(`Wrote ${name}`)
  say(`Now change it, and check it with: arredo catalogue check ${folder}`)
  return 0
}

async function read(folder: string, library: string | undefined, { complain }: CommandPorts) {
  try {
    const checked = await checkCatalogue(folder, library)
    for (const finding of checked.ok ? [] : checked.findings) complain(describeFinding(finding))
    for (const finding of checked.warnings) complain(`warning: ${describeFinding(finding)}`)
    return checked.ok ? checked : null
  } catch (error) {
    // A folder that is missing or may not be read is the caller's mistake, not a bug.
    if (!(error instanceof Error && 'code' in error)) throw error
    complain(error.message)
    return null
  }
}
