import type { WrittenSheet } from '../../xlsx/cell.ts'
import { isRecord } from '../shape.ts'
import { type Draft, draftRecord, note, without } from './draft.ts'
import { optionLayout, type TableSection, variantLayout } from './layouts.ts'
import type { SheetReader } from './sheet-reader.ts'
import { type Fields, type ReadRow, readTable, type WrittenRow, writeTable } from './table.ts'
import type { TextCollector } from './texts.ts'
import { writtenSheet } from './written-sheet.ts'

export function isRecordList(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every(isRecord)
}

/** Records by their code, which none of them repeats. */
export function isKeyed(value: unknown): value is Readonly<Record<string, Fields>> {
  return (
    isRecord(value) && Object.values(value).every((held) => isRecord(held) && !Object.hasOwn(held, 'code'))
  )
}

/** Undefined when the section has another form. */
export function writeTableSection(
  { sheet, isKeyed: isByCode, owner, layout }: TableSection,
  value: unknown,
  texts: TextCollector,
): WrittenSheet | undefined {
  const records = isByCode ? keyedRecords(value ?? {}) : (value ?? [])
  if (!isRecordList(records)) return undefined
  const rows = records.map((record): WrittenRow => {
    const taken = texts.take({ ...owner, codes: [record.code] }, record)
    return { fields: taken.fields, view: (row) => taken.view(`"${owner.kind} "&$A${row}`) }
  })
  return writtenSheet(sheet, writeTable(layout, rows))
}

function keyedRecords(value: unknown): readonly Fields[] | undefined {
  return isKeyed(value) ? Object.entries(value).map(([code, held]) => ({ code, ...held })) : undefined
}

export function readTableSection(
  { section, isKeyed: isByCode, owner, layout }: TableSection,
  sheet: SheetReader,
  draft: Draft,
): void {
  const rows = readTable(sheet, layout)
  if (rows.length === 0) return
  if (!isByCode) {
    complainAboutTwice(sheet, rows)
    draft.data[section] = rows.map((row, index) =>
      draftRecord(draft, sheet, row, [section, index], { ...owner, codes: [row.fields.code] }),
    )
    return
  }
  const entries = new Map<string, Fields>()
  for (const row of rows) {
    const code = keyAt(sheet, row.row, row.fields.code, entries)
    if (code === undefined) continue
    const record = draftRecord(draft, sheet, row, [section, code], { ...owner, codes: [code] })
    entries.set(code, without(record, 'code'))
  }
  draft.data[section] = Object.fromEntries(entries)
}

/** A second row of a code would take no text with it, and its mistake would be looked for there. */
export function complainAboutTwice(sheet: SheetReader, rows: readonly ReadRow[]): void {
  const seen = new Set<unknown>()
  for (const { row, fields, places } of rows) {
    const { code } = fields
    const at = places.find(([[key]]) => key === 'code')?.[1] ?? 0
    if (code !== undefined && seen.has(code)) sheet.complain(row, at, `The code ${code} stands twice`)
    seen.add(code)
  }
}

function keyAt(
  sheet: SheetReader,
  row: number,
  code: unknown,
  entries: ReadonlyMap<string, unknown>,
): string | undefined {
  if (typeof code !== 'string') sheet.complain(row, 0, 'This row has no code')
  else if (entries.has(code)) sheet.complain(row, 0, `The code ${code} stands twice`)
  else return code
  return undefined
}

/** Variants are one sheet, their options another. */
export function writeVariants(value: unknown, texts: TextCollector): readonly WrittenSheet[] | undefined {
  const records = keyedRecords(value ?? {})
  const isTaken = records?.some(
    ({ options: held }) => isRecordList(held) && held.some((option) => Object.hasOwn(option, 'variant')),
  )
  if (!records || isTaken) return undefined
  const options: WrittenRow[] = []
  const rows = records.map((record): WrittenRow => {
    const isListed = isRecordList(record.options) && record.options.length > 0
    const taken = texts.take({ kind: 'Variant', codes: [record.code], field: 'name' }, record)
    for (const option of isListed ? (record.options as readonly Fields[]) : []) {
      const codes = [record.code, option.code]
      const held = texts.take({ kind: 'Option', codes, field: 'name' }, option)
      const fields = { ...held.fields, variant: record.code }
      options.push({ fields, view: (row) => held.view(`"Option "&$A${row}&" / "&$B${row}`) })
    }
    const fields = isListed ? without(taken.fields, 'options') : taken.fields
    return { fields, view: (row) => taken.view(`"Variant "&$A${row}`) }
  })
  return [
    writtenSheet('Variants', writeTable(variantLayout, rows)),
    writtenSheet('Options', writeTable(optionLayout, options)),
  ]
}

export function readVariants(variants: SheetReader, options: SheetReader | undefined, draft: Draft): void {
  const entries = new Map<string, Fields>()
  for (const row of readTable(variants, variantLayout)) {
    const code = keyAt(variants, row.row, row.fields.code, entries)
    if (code === undefined) continue
    const owner = { kind: 'Variant', codes: [code], field: 'name' } as const
    const record = draftRecord(draft, variants, row, ['variants', code], owner)
    entries.set(code, without(record, 'code'))
  }
  const byVariant = new Map<string, Fields[]>()
  for (const row of options ? readTable(options, optionLayout) : []) {
    const variant = row.fields.variant
    if (typeof variant !== 'string' || !entries.has(variant)) {
      const message =
        variant === undefined ? 'This option belongs to no variant' : `There is no variant ${variant}`
      options?.complain(row.row, 0, message)
      continue
    }
    const listed = byVariant.get(variant) ?? []
    const path = ['variants', variant, 'options', listed.length]
    const owner = { kind: 'Option', codes: [variant, row.fields.code], field: 'name' } as const
    if (options) {
      listed.push(without(draftRecord(draft, options, row, path, owner), 'variant'))
      // The row is found by its option's code, not by the variant's.
      note(draft, path, options.place(row.row, row.places.find(([[key]]) => key === 'code')?.[1] ?? 0))
    }
    byVariant.set(variant, listed)
  }
  for (const [code, listed] of byVariant) entries.set(code, { ...entries.get(code), options: listed })
  if (entries.size > 0) draft.data.variants = Object.fromEntries(entries)
}
