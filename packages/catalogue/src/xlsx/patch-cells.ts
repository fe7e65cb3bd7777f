import { strFromU8 } from 'fflate'
import { listSheets } from './list-sheets.ts'
import { escapeXml, toSpreadsheetText } from './xml.ts'
import { openZip, writeZip } from './zip.ts'

export type CellPatch = { readonly sheet: string; readonly cell: string; readonly value: string }

/**
 * The same workbook with other values in cells that hold one: numbers stay numbers, texts texts. Null where a cell
 * holds none, or a formula.
 */
export function patchCells(bytes: Uint8Array, patches: readonly CellPatch[]): Uint8Array | null {
  const opened = openZip(bytes)
  if (!opened.ok) return null
  const { zip } = opened
  const book = listSheets(zip)
  if (!book.ok) return null

  const parts: Record<string, string | Uint8Array> = {}
  for (const name of zip.names) {
    const part = zip.bytes(name)
    if (!part.ok) return null
    parts[name] = part.bytes
  }
  for (const { sheet, cell, value } of patches) {
    const target = book.value.sheets.find(({ name }) => name === sheet)?.target
    const part = typeof target === 'string' ? parts[target] : undefined
    if (typeof target !== 'string' || part === undefined) return null
    const text = typeof part === 'string' ? part : strFromU8(part)
    const patched = patchCell(text, cell, value)
    if (patched === null) return null
    parts[target] = patched
  }
  return writeZip(parts)
}

/** Rows are named by digits alone, so the name of a cell stands in its own tag only. */
function patchCell(xml: string, cell: string, value: string): string | null {
  const at = xml.indexOf(` r="${cell}"`)
  if (at < 0) return null
  const start = xml.lastIndexOf('<', at)
  const close = xml.indexOf('>', at)
  const tag = xml.slice(start + 1, xml.indexOf(' ', start))
  const prefix = tag.slice(0, -1)
  const ending = `</${tag}>`
  const end = xml[close - 1] === '/' ? close + 1 : xml.indexOf(ending, close) + ending.length
  const before = xml.slice(start, end)
  if (!tag.endsWith('c') || end <= close || before.includes(`<${prefix}f`)) return null

  const style = / s="\d+"/.exec(before)?.[0] ?? ''
  const isNumber = !/ t="(?!n")/.test(before.slice(0, close - start)) && /^-?\d+(\.\d+)?$/.test(value)
  const written = isNumber
    ? `<${tag} r="${cell}"${style}><${prefix}v>${Number(value)}</${prefix}v>${ending}`
    : `<${tag} r="${cell}"${style} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${escapeXml(toSpreadsheetText(value))}</${prefix}t></${prefix}is>${ending}`
  return xml.slice(0, start) + written + xml.slice(end)
}
