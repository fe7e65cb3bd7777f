/** A list beside a drawing or on a sheet of its own; every cell ready to read. */
export type SheetTable = {
  readonly title: string
  readonly headings: readonly string[]
  /** As Typst knows widths. */
  readonly columns: readonly ('auto' | '1fr')[]
  /** The first column of numbers; they stand on the right. */
  readonly numbers: number
  readonly rows: readonly (readonly string[])[]
  readonly note: string
}

/** So many rows to a list; what is more goes on in the next. */
export function inPieces(table: SheetTable, most: number): readonly SheetTable[] {
  const count = Math.max(1, Math.ceil(table.rows.length / most))
  return Array.from({ length: count }, (_, index) => ({
    ...table,
    rows: table.rows.slice(index * most, (index + 1) * most),
  }))
}
