import type { WrittenSheet } from '../../xlsx/cell.ts'
import { type Draft, draftRecord, note, without } from './draft.ts'
import { ruleLayout, tableKey, tableLabel } from './layouts.ts'
import { type SheetReader, wordsAt } from './sheet-reader.ts'
import { type Fields, type ReadRow, readTable, type WrittenRow, writeTable } from './table.ts'
import { complainAboutTwice, isRecordList } from './table-sheets.ts'
import type { TextCollector } from './texts.ts'
import { writtenSheet } from './written-sheet.ts'

const tableKinds = ['allow', 'forbid'] as const

type RuleTable = {
  readonly kind: (typeof tableKinds)[number]
  readonly variants: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

/** A rule with a table has its variants in the columns Table 1, 2, … and its rows in the lines below. */
export function writeRules(value: unknown, texts: TextCollector): WrittenSheet | undefined {
  const rules = value ?? []
  if (!isRecordList(rules) || rules.some((rule) => Object.hasOwn(rule, 'kind'))) return undefined
  let columns = 2
  const rows = rules.flatMap((rule): readonly WrittenRow[] => {
    const taken = texts.take({ kind: 'Rule', codes: [rule.code], field: 'why' }, rule)
    const view = (row: number) => taken.view(`"Rule "&$A${row}`)
    const table = tableOf(rule)
    if (!table) return [{ fields: taken.fields, view }]
    columns = Math.max(columns, table.variants.length)
    const fields = { ...without(taken.fields, 'variants', table.kind), kind: table.kind }
    return [
      { fields: { ...fields, ...tableFields(table.variants) }, view },
      ...table.rows.map((cells) => ({ fields: tableFields(cells) })),
    ]
  })
  return writtenSheet('Rules', writeTable(ruleLayout(columns), rows))
}

/** Undefined when the rule is no table, or none with as many cells in every row. */
function tableOf(rule: Fields): RuleTable | undefined {
  const [kind, ...more] = tableKinds.filter((word) => Object.hasOwn(rule, word))
  const { variants } = rule
  const rows = kind === undefined ? undefined : rule[kind]
  if (kind === undefined || more.length > 0 || !isTextList(variants) || !Array.isArray(rows)) return undefined
  const isEven = rows.every(
    (cells) =>
      Array.isArray(cells) && cells.length === variants.length && cells.every((cell) => cell !== null),
  )
  return isEven && rows.length > 0 ? { kind, variants, rows } : undefined
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
}

function tableFields(cells: readonly unknown[]): Fields {
  return Object.fromEntries(cells.map((cell, index) => [tableKey(index), cell]))
}

export function readRules(sheet: SheetReader, draft: Draft): void {
  const rules: Fields[] = []
  let open: { readonly head: ReadRow; readonly rows: ReadRow[] } | undefined
  const finish = () => {
    if (open) rules.push(readRule(sheet, draft, open.head, open.rows, rules.length))
  }
  const read = readTable(sheet, ruleLayout(tableWidth(sheet)))
  complainAboutTwice(sheet, read)
  for (const row of read) {
    const isTableRow = Object.keys(row.fields).every((key) => key.startsWith('#'))
    if (!isTableRow) {
      finish()
      open = { head: row, rows: [] }
    } else if (open) open.rows.push(row)
    else sheet.complain(row.row, row.places[0]?.[1] ?? 0, 'This row of a table belongs to no rule')
  }
  finish()
  if (rules.length > 0) draft.data.rules = rules
}

function tableWidth(sheet: SheetReader): number {
  const pattern = new RegExp(`^${tableLabel} (\\d+)$`, 'i')
  const numbers = sheet.columns(0).map((at) => Number(pattern.exec(wordsAt(sheet, 0, at))?.[1] ?? 0))
  return Math.min(Math.max(0, ...numbers), numbers.length)
}

function readRule(
  sheet: SheetReader,
  draft: Draft,
  head: ReadRow,
  rows: readonly ReadRow[],
  index: number,
): Fields {
  const path = ['rules', index]
  const owner = { kind: 'Rule', codes: [head.fields.code], field: 'why' } as const
  const record = draftRecord(draft, sheet, head, path, owner)
  const variants = cellsOf(head.fields)
  const { kind } = head.fields
  if (kind === undefined && rows.length === 0 && variants.length === 0) return record

  const at = (row: ReadRow, key: string) => row.places.find(([[name]]) => name === key)?.[1]
  if (kind !== 'allow' && kind !== 'forbid') {
    const column = at(head, 'kind') ?? at(head, tableKey(0)) ?? 0
    sheet.complain(head.row, column, 'The kind of a rule with a table is allow or forbid; others have none')
    return record
  }
  const first = at(head, tableKey(0)) ?? 0
  note(draft, [...path, 'variants'], sheet.place(head.row, first))
  for (const place of variants.keys())
    note(draft, [...path, 'variants', place], sheet.place(head.row, first + place))
  const cells = rows.map((row, number) => {
    note(draft, [...path, kind, number], sheet.place(row.row, first))
    const held = cellsOf(row.fields)
    const width = Math.max(held.length, variants.length)
    return Array.from({ length: width }, (_, place) => {
      note(draft, [...path, kind, number, place], sheet.place(row.row, first + place))
      return held[place] ?? null
    })
  })
  const own = Object.entries(record).filter(([key]) => key !== 'kind' && !key.startsWith('#'))
  return Object.fromEntries([...own, ['variants', variants], [kind, cells]])
}

/** Up to the last that is filled in; an empty one between is null. */
function cellsOf(fields: Fields): readonly unknown[] {
  const numbers = Object.keys(fields)
    .filter((key) => key.startsWith('#'))
    .map((key) => Number(key.slice(1)))
  return Array.from({ length: Math.max(-1, ...numbers) + 1 }, (_, index) => fields[tableKey(index)] ?? null)
}
