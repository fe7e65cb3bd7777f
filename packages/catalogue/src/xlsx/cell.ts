import type { NumberFormat } from './number-format.ts'

/** What a cell shows, whoever wrote the file. An empty cell is no cell. */
export type Cell = { readonly isFormula: boolean } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly format: NumberFormat }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'error'; readonly text: string }
)

/** Rows and columns count from 0. */
export type Sheet = {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: ReadonlyMap<number, ReadonlyMap<number, Cell>>
  /** Ranges such as "A1:B2". */
  readonly merged: readonly string[]
}

export type Look = 'plain' | 'head' | 'view' | 'title' | 'code'

export type WrittenCell = {
  readonly value: string | number | boolean
  /** A number format of Excel; texts are written as texts whatever it says. */
  readonly format: string
  readonly look: Look
  readonly formula?: string
}

export type WrittenSheet = {
  readonly name: string
  readonly rows: readonly (readonly (WrittenCell | undefined)[])[]
  /** In characters, one for each column. */
  readonly widths: readonly number[]
  readonly frozen: { readonly rows: number; readonly columns: number }
}

/** "D7" for row 6, column 3. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** Undefined when the name is none. */
export function parseCellName(name: string): { readonly row: number; readonly column: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(name) ?? []
  if (letters === undefined || digits === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(digits) - 1, column: column - 1 }
}
