/** A mistake in words an author understands, with the place in the file. Lines and columns count from 1. */
export type Finding = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
  /** Where the place is a cell of a workbook. */
  readonly sheet?: string
  readonly cell?: string
}

/** Leads from the top of a pack to a value in it. */
export type Path = readonly (string | number)[]
/** `at` is the character of the value the mistake stands at, counted from 0. */
export type Problem = { readonly path: Path; readonly message: string; readonly at?: number }
export type Report = (path: Path, message: string, at?: number) => void
