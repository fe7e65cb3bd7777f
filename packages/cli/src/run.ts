import { isAbsolute, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { closestWord } from '@arredo/catalogue'
import { type Command, type OptionName, type Options, serverHelp, usageOf } from './command.ts'
import type { CommandPorts } from './command-ports.ts'
import { commands } from './commands.ts'
import { migrateCommand } from './migrate-command.ts'

/** Runs one command; the answer is the exit code: 0 done, 1 refused, 2 not understood. */
export async function run(words: readonly string[], ports: CommandPorts): Promise<0 | 1 | 2> {
  const known = ports.migrate ? [...commands, migrateCommand(ports.migrate)] : commands
  const command = findCommand(words, known)
  if (!command) {
    const named = words.filter((word) => !word.startsWith('-')).join(' ')
    const near = closestWord(
      named,
      known.map(({ name }) => name),
    )
    if (near) ports.complain(`There is no command "${named}". Did you mean ${near}?`)
    ports.complain(`Usage:\n${known.map(usageOf).join('\n')}\n${serverHelp}`)
    return 2
  }

  const given = readWords(words.slice(command.name.split(' ').length), command)
  if (!given.ok) {
    ports.complain(given.message)
    ports.complain(`Usage:\n${usageOf(command)}${needsServer(command) ? `\n${serverHelp}` : ''}`)
    return 2
  }
  const stands = standsIn(ports.environment)
  const places = given.places.map((word, index) =>
    command.takes[index]?.isPath && stands !== null && !isAbsolute(word) ? resolve(stands, word) : word,
  )
  return command.run(places, given.options, ports)
}

/** The one with the longest name that the words begin with. */
function findCommand(words: readonly string[], known: readonly Command[]): Command | undefined {
  return known
    .filter(({ name }) => name.split(' ').every((part, index) => words[index] === part))
    .toSorted((one, two) => two.name.length - one.name.length)[0]
}

function needsServer({ options }: Command): boolean {
  return options.includes('to')
}

/** Through `npm run arredo` a command starts at the top of the repository, wherever its author stands. */
function standsIn({ npm_lifecycle_event, INIT_CWD }: CommandPorts['environment']): string | null {
  return npm_lifecycle_event === 'arredo' && INIT_CWD ? INIT_CWD : null
}

type Given =
  | { readonly ok: true; readonly places: readonly string[]; readonly options: Options }
  | { readonly ok: false; readonly message: string }

const switches: readonly OptionName[] = ['yes']

function readWords(words: readonly string[], command: Command): Given {
  const { takes, options } = command
  const described = options.map(
    (name) => [name, { type: switches.includes(name) ? ('boolean' as const) : ('string' as const) }] as const,
  )
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(described),
    })
    const missing = takes[positionals.length]
    if (missing) return { ok: false, message: `The ${missing.name} is missing` }
    const [extra] = positionals.slice(takes.length)
    if (extra !== undefined) return { ok: false, message: `"${extra}" is one word too many` }
    const read = Object.entries(values).map(([name, value]) => [name, String(value)] as const)
    return { ok: true, places: positionals, options: Object.fromEntries(read) }
  } catch (error) {
    // Node names the option in its first sentence.
    const [message = ''] = error instanceof Error ? error.message.split('. ') : []
    return { ok: false, message }
  }
}
