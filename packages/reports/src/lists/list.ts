import type { Table, TableCell } from '@arredo/tables'

/** A column of a workshop's list: how it reads on paper, and what a spreadsheet can add up. */
export type ListColumn<Row> = {
  readonly title: string
  /** On paper, words or numbers with their units; of two texts the second is a quiet one. */
  readonly read: (row: Row) => string | readonly [string, string]
  /** In spreadsheets, where it is not what is read; the unit stands in the title. */
  readonly value?: (row: Row) => TableCell
  readonly unit?: string
  readonly decimals?: number
  /** On paper numbers stand on the right. */
  readonly kind: 'text' | 'number'
  /** On paper it takes what others leave. */
  readonly isWide?: boolean
  /** A heading on paper says it already, or a spreadsheet has it in columns of its own. */
  readonly only?: 'paper' | 'spreadsheet'
}

type PaperColumn = {
  readonly title: string
  /** Below the title; inches have their mark at each number. */
  readonly unit: string
  readonly isNumber: boolean
  readonly isWide: boolean
}

/** A list as pages.typ sets it. */
export type PaperList = {
  /** Repeated with the heads of the columns wherever the list goes on. */
  readonly title: string
  /** Behind the title, each in one piece. */
  readonly remark: readonly string[]
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly (readonly [string, string])[])[]
}

type Group<Row> = {
  readonly title: string
  readonly remark: readonly string[]
  readonly rows: readonly Row[]
}

/** Columns in which nothing stands in any of the lists are left out of all. */
export function paperLists<Row>(
  columns: readonly ListColumn<Row>[],
  groups: readonly Group<Row>[],
): readonly PaperList[] {
  const shown = columns.filter(
    ({ only, read }) =>
      only !== 'spreadsheet' &&
      groups.some(({ rows }) => rows.some((row) => inTwoTexts(read(row)).some(Boolean))),
  )
  const heads = shown.map(({ title, unit, kind, isWide = false }) => ({
    ...{ title, unit: unit === 'mm' ? unit : '', isNumber: kind === 'number', isWide },
  }))
  return groups.map(({ title, remark, rows }) => ({
    ...{ title, remark, columns: heads },
    rows: rows.map((row) => shown.map(({ read }) => inTwoTexts(read(row)))),
  }))
}

/** One without a title; none where nothing stands. */
export function paperList<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  title = '',
): readonly PaperList[] {
  return rows.length === 0 ? [] : paperLists(columns, [{ title, remark: [], rows }])
}

export function spreadsheetOf<Row>(
  name: string,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Table {
  const told = columns.filter(({ only }) => only !== 'paper')
  return {
    name,
    columns: told.map(({ title, unit, kind, decimals }) => ({
      ...{ title: unit === undefined ? title : `${title} (${unit})`, kind },
      ...(decimals !== undefined && { decimals }),
    })),
    rows: rows.map((row) =>
      told.map(({ read, value }) => (value ? value(row) : inTwoTexts(read(row)).filter(Boolean).join(', '))),
    ),
  }
}

function inTwoTexts(cell: string | readonly [string, string]): readonly [string, string] {
  return typeof cell === 'string' ? [cell, ''] : cell
}
