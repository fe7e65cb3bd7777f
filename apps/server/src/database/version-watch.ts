import { answerInTime } from './answer-in-time.ts'
import type { Databases } from './databases.ts'
import { expectedMigration } from './expected-migration.ts'

export type VersionWatch = {
  /** What keeps a cell from being worked with, asked now. */
  readonly problemOf: (cell: string) => Promise<CellProblem | null>
  /** Throws where the cell was at another version when it was last seen, a second ago while anybody asks. */
  readonly refuseOther: (cell: string) => Promise<void>
}

export type CellProblem = typeof otherVersion | typeof notAnswering

export const otherVersion = 'database is at another version'
export const notAnswering = 'database does not answer'

/** One question a second, however many calls there are. */
const lookAgainAfter = 1_000
/** Known for longer than this it is asked first: nobody has called for a while. */
const knownFor = 5_000
/** Of PostgreSQL's class for "not now": whoever is told so may come again. */
const notNow = '57P03'
/** In milliseconds: a look that has no answer by then never gets one, and is asked anew. */
const usualPatience = 5_000
/** Of its class for connections that broke. */
const broken = '08006'

export type VersionWatchOptions = { readonly now?: () => number; readonly patience?: number }

type Seen = { at: number; isOther: boolean; looking: Promise<boolean> | null }

/** Code writes into no tables but those it was built for: a balancer may send it calls all the same. */
export function versionWatch(
  readInCell: Databases['readInCell'],
  { now = Date.now, patience = usualPatience }: VersionWatchOptions = {},
): VersionWatch {
  const cells = new Map<string, Seen>()

  async function isOther(cell: string): Promise<boolean> {
    const newest = await readInCell(cell, (database) =>
      database.selectFrom('pgmigrations').select('name').orderBy('name', 'desc').executeTakeFirst(),
    )
    return newest?.name !== expectedMigration
  }

  function look(cell: string): Promise<boolean> {
    const seen = cells.get(cell) ?? { at: Number.NEGATIVE_INFINITY, isOther: false, looking: null }
    cells.set(cell, seen)
    seen.looking ??= answerInTime(isOther(cell), patience, silent)
      .then((found) => {
        seen.isOther = found
        return found
      })
      .finally(() => {
        seen.at = now()
        seen.looking = null
      })
    return seen.looking
  }

  return {
    problemOf: (cell) =>
      look(cell).then(
        (found) => (found ? otherVersion : null),
        () => notAnswering,
      ),
    async refuseOther(cell) {
      const seen = cells.get(cell)
      const age = now() - (seen?.at ?? Number.NEGATIVE_INFINITY)
      let found = seen?.isOther ?? false
      if (age > knownFor) found = await look(cell)
      // A database that is away says so to the call itself.
      else if (age > lookAgainAfter) look(cell).catch(() => {})
      if (found) throw Object.assign(new Error(`The ${otherVersion}`), { code: notNow })
    },
  }
}

function silent(): Error {
  return Object.assign(new Error(`The ${notAnswering}`), { code: broken })
}
