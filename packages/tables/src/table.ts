/** `money` always shows its decimals, a `number` as many of them as it has. Units stand in the title. */
export type Column = {
  readonly title: string
  readonly kind: 'text' | 'number' | 'money'
  /** The most that are kept; none when left out. */
  readonly decimals?: number
}

/** Null is an empty cell. A text in a column of numbers is shown as it is. */
export type TableCell = string | number | null

export type Table = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly TableCell[])[]
}

/** What a spreadsheet can add up; what is no number at all is an empty cell. */
export function roundedCell(cell: TableCell | undefined, { decimals = 0 }: Column): TableCell {
  if (typeof cell !== 'number') return cell ?? null
  return Number.isFinite(cell) ? Number(cell.toFixed(decimals)) + 0 : null
}
