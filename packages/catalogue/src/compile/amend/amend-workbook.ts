import { patchCells } from '../../xlsx/patch-cells.ts'
import type { Path } from '../finding.ts'
import { readBook } from '../workbook/read-book.ts'
import type { Amendment } from './amend-files.ts'

/**
 * Writes values into cells of the author's own workbook: looks, widths and sheets of their own stay. Null where
 * one has no cell of its own, or a formula in it.
 */
export function amendWorkbook(bytes: Uint8Array, amendments: readonly Amendment[]): Uint8Array | null {
  const read = readBook(bytes)
  if (!read.ok) return null
  const cells = amendments.map(({ path, value }) => {
    const { sheet = '', cell = '' } = read.source.locate(path)
    return { sheet, cell, value }
  })
  const patched = patchCells(bytes, cells)
  const again = patched && readBook(patched)
  if (!again?.ok) return null
  const isWritten = ({ path, value }: Amendment) => {
    const found = valueAt(again.source.data, path)
    // A cell with another number of decimals says 343.7 for 343.70.
    return found === value || Number(found) === Number(value)
  }
  return amendments.every(isWritten) ? patched : null
}

function valueAt(value: unknown, path: Path): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  return typeof value === 'object' && value !== null
    ? valueAt((value as Readonly<Record<string, unknown>>)[String(step)], rest)
    : undefined
}
