import type { Desk, OperatorCommand } from './command.ts'
import { operatorCommands } from './operator-commands.ts'
import { readWords } from './options.ts'

export type OperatorPorts = {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  /** Opened when a command is understood, closed when it is done. */
  readonly withDesk: <Value>(work: (desk: Desk) => Promise<Value>) => Promise<Value>
}

const groups = new Set(operatorCommands.map(({ name }) => name.split(' ')[0] ?? ''))

/** Whether the words are for the operator; anything else belongs to the author's part of `arredo`. */
export function isOperators([group = '']: readonly string[]): boolean {
  return groups.has(group)
}

/** Runs one command; the answer is the exit code: 0 done, 1 refused, 2 not understood. */
export async function runOperator(words: readonly string[], ports: OperatorPorts): Promise<0 | 1 | 2> {
  const { say, complain, withDesk } = ports
  const [group = '', action = ''] = words
  const command = operatorCommands.find(({ name }) => name === `${group} ${action}`)
  if (!command) {
    const isAsked = action === '' || action === '--help' || action === 'help'
    if (!isAsked) complain(`arredo ${group} has no ${action}`)
    const inGroup = operatorCommands.filter(({ name }) => name.startsWith(`${group} `))
    for (const line of inGroup.flatMap(usageLines)) (isAsked ? say : complain)(line)
    return action === '--help' || action === 'help' ? 0 : 2
  }
  if (words.includes('--help')) {
    for (const line of helpLines(command)) say(line)
    return 0
  }

  const read = readWords(words.slice(2), command.options)
  const problem = read.ok ? wordProblem(command, read.positionals) : read.message
  if (!read.ok || problem) {
    complain(`${problem}\n\n${helpLines(command).join('\n')}`)
    return 2
  }
  try {
    const outcome = await withDesk((desk) => command.run(desk, read.positionals, read.values))
    if (!outcome.ok) {
      complain(outcome.message)
      return 1
    }
    for (const line of outcome.lines) say(line)
    return 0
  } catch (error) {
    // A terminal or a deployment's log reads this: the words are enough, and hold no address.
    complain(`Not done: ${reasonOf(error)}`)
    return 1
  }
}

/** Every command in a line or two, for `arredo` without words. */
export function operatorUsage(): readonly string[] {
  return operatorCommands.flatMap(usageLines)
}

function usageLines({ name, takes, says }: OperatorCommand): readonly string[] {
  return [`  arredo ${[name, ...takes.map((word) => `<${word}>`)].join(' ')}`, `    ${says}`]
}

function helpLines(command: OperatorCommand): readonly string[] {
  const options = Object.entries(command.options).map(([name, { kind, says, isRequired }]) => {
    const value = kind === 'flag' ? '' : kind === 'list' ? ' <one,two>' : ' <value>'
    return `    --${name}${value}  ${says}${isRequired ? ' (needed)' : ''}`
  })
  return [...usageLines(command), ...(options.length > 0 ? ['', ...options] : [])]
}

function wordProblem({ takes }: OperatorCommand, words: readonly string[]): string | null {
  const takesMore = takes.at(-1)?.endsWith('…') ?? false
  const least = takesMore ? takes.length - 1 : takes.length
  if (words.length < least) return `<${takes[words.length]}> is missing`
  return !takesMore && words.length > takes.length ? `One word too many: ${words[takes.length]}` : null
}

/** A refused connection is tried over every protocol; the sum of the errors has no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  const message = error instanceof Error ? error.message : String(error)
  return message.startsWith('relation ') && message.endsWith(' does not exist')
    ? 'the database has no tables yet; first: arredo migrate'
    : message
}
