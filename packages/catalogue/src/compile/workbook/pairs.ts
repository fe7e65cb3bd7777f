import type { WrittenCell } from '../../xlsx/cell.ts'
import { plain, textCell, toCell } from './codec.ts'
import { keyOf, labelOf } from './label.ts'
import { type SheetReader, wordsAt } from './sheet-reader.ts'
import type { Column, Fields, TableLayout } from './table.ts'

/** Fields one below the other: the name in column A, the value in column B. */
export function writePairs(
  { columns }: TableLayout,
  fields: Fields,
): readonly (readonly (WrittenCell | undefined)[])[] {
  const others = Object.keys(fields)
    .filter((key) => !columns.some(({ path }) => path[0] === key))
    .toSorted()
  const known: readonly Pick<Column, 'label' | 'codec' | 'path'>[] = [
    ...columns,
    ...others.map((key): Column => ({ path: [key], label: labelOf(key), codec: plain })),
  ]
  return known.map(({ path: [key], label, codec }) => [textCell(label, 'head'), toCell(codec, fields[key])])
}

export type ReadPair = { readonly key: string; readonly value: unknown; readonly row: number }

/** Down to the first empty row. */
export function readPairs(
  sheet: SheetReader,
  { columns }: TableLayout,
  from = 0,
): { readonly pairs: readonly ReadPair[]; readonly end: number } {
  const pairs: ReadPair[] = []
  let row = from
  for (; row <= sheet.lastRow && sheet.columns(row).length > 0; row += 1) {
    const label = wordsAt(sheet, row, 0)
    const found = columns.find((candidate) => candidate.label.toLowerCase() === label.toLowerCase())
    const key = found?.path[0] ?? keyOf(label)
    const value = sheet.read(found?.codec ?? plain, row, 1)
    const lost = sheet.columns(row).find((at) => at > 1)
    if (label === '') sheet.complain(row, 0, 'Column A does not say what this is')
    else if (lost !== undefined) sheet.complain(row, lost, 'Only columns A and B are read here')
    else if (pairs.some((pair) => pair.key === key)) sheet.complain(row, 0, `${label} stands twice`)
    else if (value !== undefined) pairs.push({ key, value, row })
  }
  return { pairs, end: row }
}
