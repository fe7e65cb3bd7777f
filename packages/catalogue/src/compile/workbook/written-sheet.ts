import type { WrittenCell, WrittenSheet } from '../../xlsx/cell.ts'

const narrowest = 8
const widest = 60

export function writtenSheet(
  name: string,
  rows: readonly (readonly (WrittenCell | undefined)[])[],
  frozen: WrittenSheet['frozen'] = { rows: 1, columns: 0 },
): WrittenSheet {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const longest = cell ? longestLine(cell) + 2 : 0
      widths[column] = Math.min(widest, Math.max(widths[column] ?? narrowest, longest))
    }
  }
  return { name, rows, widths, frozen }
}

function longestLine({ value, format }: WrittenCell): number {
  if (typeof value !== 'string')
    return Math.max(String(value).length, format === 'General' ? 0 : format.length)
  return value.split('\n', 20).reduce((longest, line) => Math.max(longest, line.length), 0)
}
