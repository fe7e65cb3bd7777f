import type { Result } from '@arredo/project'

/** Files a template may read, by the name it reads them under; it can read nothing else. */
export type Assets = Readonly<Record<string, Uint8Array>>

/** One kind of document: what is said (plain data, already in the reader's words) and how it looks. */
export type Report<Input, Data> = {
  readonly name: string
  /** The Typst file. It reads the data as `/data.json` and every asset as `/<name>`. */
  readonly template: URL
  data(input: Input): Result<Data>
  assets(input: Input): Assets
}
