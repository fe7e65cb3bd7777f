import type { WrittenCell } from '../../xlsx/cell.ts'
import { isRecord } from '../shape.ts'
import { type Codec, plain, textCell, toCell } from './codec.ts'
import { keyOf, labelOf } from './label.ts'
import { type SheetReader, wordsAt } from './sheet-reader.ts'

export type Fields = Readonly<Record<string, unknown>>

export type Column = {
  /** One key, or two for a field of a field. */
  readonly path: readonly [string, ...string[]]
  readonly label: string
  readonly codec: Codec
}

/** A table with one row for each record. Fields without a column of their own get one behind the others. */
export type TableLayout = {
  readonly columns: readonly Column[]
  /** Records that are spread over columns, "attributes.thickness". */
  readonly spread: readonly string[]
  /** Column after which the English text is shown, to read and not to write. */
  readonly viewAfter?: number
}

export const viewLabel = 'English text'

export type WrittenRow = {
  readonly fields: Fields
  /** From the number of its row, counted from 1. */
  readonly view?: ((row: number) => WrittenCell) | undefined
}

export function column(path: string, codec: Codec, label?: string): Column {
  const [first = '', ...more] = path.split('.')
  return { path: [first, ...more], label: label ?? labelOf(more.at(-1) ?? first), codec }
}

/** Headings first; `from` is the row, counted from 0, where they stand. */
export function writeTable(
  layout: TableLayout,
  rows: readonly WrittenRow[],
  from = 0,
): readonly (readonly (WrittenCell | undefined)[])[] {
  const known = [...layout.columns, ...extraColumns(layout, rows)]
  const withView = <T>(cells: readonly T[], view: T): readonly T[] =>
    layout.viewAfter === undefined ? cells : cells.toSpliced(layout.viewAfter, 0, view)
  const head = withView(
    known.map(({ label }) => textCell(label, 'head')),
    textCell(viewLabel, 'head'),
  )
  const body = rows.map(({ fields, view }, index) =>
    withView(
      known.map(({ path, codec }) => toCell(codec, valueAt(fields, path))),
      view?.(from + index + 2),
    ),
  )
  return [head, ...body]
}

function extraColumns({ columns, spread }: TableLayout, rows: readonly WrittenRow[]): readonly Column[] {
  const known = new Set(columns.map(({ path }) => path.join('\n')))
  const paths = new Map<string, Column>()
  for (const { fields } of rows) {
    for (const [key, value] of Object.entries(fields)) {
      const isSpread = spread.includes(key) && isRecord(value) && Object.keys(value).length > 0
      const found: readonly Column[] = isSpread
        ? Object.keys(value).map((inner) => ({
            path: [key, inner],
            label: `${key}.${inner}`,
            codec: plain,
          }))
        : [{ path: [key], label: labelOf(key), codec: plain }]
      for (const extra of found) {
        if (!known.has(extra.path.join('\n'))) paths.set(extra.path.join('\n'), extra)
      }
    }
  }
  return [...paths.values()].toSorted((one, two) => (one.path.join('.') < two.path.join('.') ? -1 : 1))
}

function valueAt(fields: Fields, [key, inner]: Column['path']): unknown {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (inner === undefined) return value
  return isRecord(value) && Object.hasOwn(value, inner) ? value[inner] : undefined
}

export type ReadRow = {
  readonly row: number
  readonly fields: Fields
  /** Where each field stands, by its path. */
  readonly places: readonly (readonly [readonly string[], number])[]
  /** An English text typed in by a person, and its column. */
  readonly typed: { readonly text: string; readonly column: number } | undefined
}

/** From the headings in row `head` to `last`; empty rows are left out. */
export function readTable(
  sheet: SheetReader,
  layout: TableLayout,
  head = 0,
  last = sheet.lastRow,
): readonly ReadRow[] {
  const columns = new Map<number, Column>()
  let view: number | undefined
  const seen = new Set<string>()
  for (const at of sheet.columns(head)) {
    const label = wordsAt(sheet, head, at)
    if (label === '') continue
    if (layout.viewAfter !== undefined && sameWords(label, viewLabel)) {
      view = at
      continue
    }
    const found = columnFor(label, layout)
    const key = found.path.join('\n')
    if (seen.has(key)) sheet.complain(head, at, `The heading ${label} stands twice`)
    seen.add(key)
    columns.set(at, found)
  }

  const rows: ReadRow[] = []
  for (let row = head + 1; row <= last; row += 1) {
    const filled = sheet.columns(row).filter((at) => at !== view)
    const typed = view === undefined ? undefined : typedAt(sheet, row, view)
    if (filled.length === 0) {
      if (typed) sheet.complain(row, typed.column, 'This row has a text but nothing else')
      continue
    }
    const entries: { readonly path: Column['path']; readonly value: unknown; readonly at: number }[] = []
    for (const at of filled) {
      const found = columns.get(at)
      if (!found) {
        sheet.complain(row, at, 'This stands under no heading')
        continue
      }
      const value = sheet.read(found.codec, row, at)
      if (value !== undefined) entries.push({ path: found.path, value, at })
    }
    rows.push({
      row,
      fields: toFields(entries, (at, message) => sheet.complain(row, at, message)),
      places: entries.map(({ path, at }) => [path, at]),
      typed,
    })
  }
  return rows
}

function sameWords(one: string, two: string): boolean {
  return one.toLowerCase() === two.toLowerCase()
}

function columnFor(label: string, { columns, spread }: TableLayout): Column {
  const known = columns.find((candidate) => sameWords(candidate.label, label))
  if (known) return known
  const dot = label.indexOf('.')
  const [outer, inner] = [label.slice(0, dot), label.slice(dot + 1)]
  if (dot > 0 && spread.includes(outer)) return { path: [outer, inner], label, codec: plain }
  return { path: [keyOf(label)], label, codec: plain }
}

/** A formula only shows what stands in Texts. */
function typedAt(sheet: SheetReader, row: number, column: number): ReadRow['typed'] {
  const cell = sheet.cell(row, column)
  if (!cell || cell.isFormula || cell.kind === 'error') return undefined
  return { text: String(cell.kind === 'text' ? cell.text : cell.value), column }
}

function toFields(
  entries: readonly { readonly path: Column['path']; readonly value: unknown; readonly at: number }[],
  complain: (column: number, message: string) => void,
): Fields {
  const fields = new Map<string, unknown>()
  for (const { path, value, at } of entries) {
    const [key, inner] = path
    const before = fields.get(key)
    const isFit = inner === undefined ? before === undefined : before === undefined || isRecord(before)
    if (!isFit) complain(at, `This and another column of the row both say what ${labelOf(key)} is: keep one`)
    else if (inner === undefined) fields.set(key, value)
    else fields.set(key, Object.fromEntries([...Object.entries(before ?? {}), [inner, value]]))
  }
  return Object.fromEntries(fields)
}
