import type { CommandPorts } from './command-ports.ts'

/** What stands behind the words of a command, by name: a folder, a file, a code. */
export type OptionName =
  | 'library'
  | 'to'
  | 'host'
  | 'user'
  | 'at'
  | 'previous-until'
  | 'release'
  | 'version'
  | 'yes'
export type Options = Readonly<Partial<Record<OptionName, string>>>

export type Command = {
  /** As it is typed after `arredo`: "catalogue publish". */
  readonly name: string
  /** What is typed after the name, one after the other; paths are taken from where one stands. */
  readonly takes: readonly { readonly name: string; readonly isPath?: true }[]
  readonly options: readonly OptionName[]
  /** How its options are written. */
  readonly usage?: string
  /** Further lines of help. */
  readonly help?: string
  /** Refused where the words are right and what they ask for is not: 2, as for words that are not understood. */
  readonly run: (given: readonly string[], options: Options, ports: CommandPorts) => Promise<0 | 1 | 2>
}

/** "arredo catalogue publish <folder or workbook> <server> [--at <date>]" and its help. */
export function usageOf({ name, takes, usage, help }: Command): string {
  const words = ['arredo', name, ...takes.map((one) => `<${one.name}>`), ...(usage ? [usage] : [])]
  return `  ${words.join(' ')}${help ? `\n    ${help.replaceAll('\n', '\n    ')}` : ''}`
}

export const serverOptions = ['to', 'host', 'user'] as const

export const serverHelp = `    <server> is: --to <origin> --host <tenant host> --user <account>/<name>
    The password is read from ARREDO_PASSWORD.`
