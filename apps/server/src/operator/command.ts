import type pg from 'pg'
import type { Databases } from '../database/databases.ts'
import type { FileStores } from '../files/file-store.ts'
import type { Options, ValuesOf } from './options.ts'

/** What an operator's command works with. */
export type Desk = {
  /** With the role that owns the tables: the one that may write tenants and people. */
  readonly databases: Databases
  /** From the terminal without echo, from a file, or from standard input; null when none was given. */
  readonly readPassword: (file: string | undefined) => Promise<string | null>
  /** A connection of its own to a cell, for work that is one long transaction. */
  readonly withClient: <Value>(
    cell: string,
    work: (client: pg.ClientBase) => Promise<Value>,
  ) => Promise<Value>
  /** Addresses with the role of an administrator, for moves between cells alone. */
  readonly adminCells: Readonly<Record<string, string>>
  /** Where documents and pictures are kept. */
  readonly files: FileStores
  /** In a folder, or `s3` for the bucket of the settings; null when they name none. */
  readonly filesAt: (place: string) => Promise<FileStores | null>
  readonly readText: (path: string) => Promise<string>
}

export type Outcome =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly message: string }

export type OperatorCommand = {
  /** As it is typed: `brand new`. */
  readonly name: string
  /** The words after it, as help shows them; the last may end in `…` and stand for any number. */
  readonly takes: readonly string[]
  readonly says: string
  readonly options: Options
  readonly run: (
    desk: Desk,
    words: readonly string[],
    options: Readonly<Record<string, unknown>>,
  ) => Promise<Outcome>
}

/** A command whose options are typed by what it declares. */
export function defineCommand<const Own extends Options>(
  command: Omit<OperatorCommand, 'run' | 'options'> & {
    readonly options: Own
    readonly run: (desk: Desk, words: readonly string[], options: ValuesOf<Own>) => Promise<Outcome>
  },
): OperatorCommand {
  // The reader of the command line has made the values by the same declaration.
  return { ...command, run: (desk, words, options) => command.run(desk, words, options as ValuesOf<Own>) }
}

export function said(...lines: readonly string[]): Outcome {
  return { ok: true, lines }
}

export function refused(message: string): Outcome {
  return { ok: false, message }
}
