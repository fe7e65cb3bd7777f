import type { Command } from './command.ts'

export function migrateCommand(migrate: () => Promise<readonly string[]>): Command {
  return {
    name: 'migrate',
    takes: [],
    options: [],
    help: 'Brings the database of DATABASE_OWNER_URL, and those of DATABASE_OWNER_CELLS, to this version.',
    async run(_given, _options, { say, complain }) {
      try {
        const ran = await migrate()
        for (const name of ran) say(`Ran ${name}`)
        say(
          ran.length === 0
            ? 'The database is at this version already'
            : 'The database is at this version now',
        )
        return 0
      } catch (error) {
        // The one who runs it reads a terminal or a deployment's log: the words are enough, and hold no address.
        complain(`Not migrated: ${reasonOf(error)}`)
        return 1
      }
    },
  }
}

/** A refused connection is tried over every protocol; the sum of the errors has no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
