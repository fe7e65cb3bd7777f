/** A mistake in words an author understands, with the place in the file. Lines and columns count from 1. */
export type Finding = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
}

/** Leads from the top of a pack to a value in it. */
export type Path = readonly (string | number)[]
export type Problem = { readonly path: Path; readonly message: string }
export type Report = (path: Path, message: string) => void
