import { type Cell, cellName } from '../packages/catalogue/src/xlsx/cell.ts'
import { readXlsx } from '../packages/catalogue/src/xlsx/read-xlsx.ts'
import { openZip, writeZip } from '../packages/catalogue/src/xlsx/zip.ts'

/** A cell in words: 'Prices EUR2026', 'D7'. Answers what shall stand there instead; undefined leaves it. */
export type ChangeCell = (sheet: string, name: string, cell: Cell) => number | string | undefined

/** What a person does in a spreadsheet program: some cells get other values, everything else stays. */
export function changeWorkbook(bytes: Uint8Array, change: ChangeCell): Buffer {
  const read = readXlsx(bytes)
  const opened = openZip(bytes)
  if (!read.ok) throw new Error(read.message)
  if (!opened.ok) throw new Error(opened.message)

  const parts: Record<string, string> = {}
  for (const name of opened.zip.names) {
    const part = opened.zip.read(name)
    if (!part.ok) throw new Error(part.message)
    parts[name] = part.text
  }
  for (const [index, { name: sheet, rows }] of read.sheets.entries()) {
    const part = `xl/worksheets/sheet${index + 1}.xml`
    const wanted = new Map<string, number | string>()
    for (const [row, cells] of rows) {
      for (const [column, cell] of cells) {
        const value = change(sheet, cellName(row, column), cell)
        if (value !== undefined) wanted.set(cellName(row, column), value)
      }
    }
    parts[part] = (parts[part] ?? '').replaceAll(
      /<c r="([A-Z]+\d+)"( s="\d+")?[^>]*>.*?<\/c>/g,
      (whole, name: string, style = '') => {
        const value = wanted.get(name)
        if (value === undefined) return whole
        if (typeof value === 'number') return `<c r="${name}"${style}><v>${value}</v></c>`
        return `<c r="${name}"${style} t="inlineStr"><is><t>${value}</t></is></c>`
      },
    )
  }
  return Buffer.from(writeZip(parts))
}

/** Amounts are the numbers with two decimals; sizes, dates and shares are written otherwise. */
export function isAmount(cell: Cell): cell is Cell & { readonly kind: 'number' } {
  return cell.kind === 'number' && cell.format.kind === 'fixed' && cell.format.least === 2
}
