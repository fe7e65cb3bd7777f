import type { WrittenSheet } from '../../xlsx/cell.ts'
import { type Draft, draftRecord, note, without } from './draft.ts'
import { discountLayout, surchargeLayout } from './layouts.ts'
import { isStart } from './price-sheet.ts'
import type { SheetReader } from './sheet-reader.ts'
import { type Fields, readTable, type WrittenRow, writeTable } from './table.ts'
import { isRecordList } from './table-sheets.ts'
import type { TextCollector } from './texts.ts'
import { writtenSheet } from './written-sheet.ts'

/** Price lists that can be laid out in sheets: each has a code of its own and a list of items. */
export function isPriceLists(value: unknown): value is readonly Fields[] {
  if (!isRecordList(value)) return false
  const codes = value.map(({ code }) => code)
  const isNamed = codes.every((code, index) => typeof code === 'string' && codes.indexOf(code) === index)
  const isFree = (item: Fields) => !Object.hasOwn(item, 'priceList') && !Object.hasOwn(item, 'position')
  return isNamed && value.every(({ items }) => isRecordList(items) && items.every(isFree))
}

/** Everything of the price lists that is not a price to start from, list by list. */
export function writeSurcharges(lists: readonly Fields[], texts: TextCollector): WrittenSheet {
  const rows = lists.flatMap((list): readonly WrittenRow[] => {
    const items = list.items as readonly Fields[]
    const lastStart = items.findLastIndex(isStart)
    return items.flatMap((item, index) => {
      if (isStart(item)) return []
      const taken = texts.take({ kind: 'Surcharge', codes: [list.code, item.code], field: 'name' }, item)
      // Only one that stands before a price needs to say where.
      const position = index < lastStart ? { position: index + 1 } : {}
      const fields = { ...taken.fields, priceList: list.code, ...position }
      return [{ fields, view: (row: number) => taken.view(`"Surcharge "&$A${row}&" / "&$B${row}`) }]
    })
  })
  return writtenSheet('Surcharges', writeTable(surchargeLayout, rows))
}

/** Adds to every list its surcharges, at the end or at the position they name. */
export function readSurcharges(
  sheet: SheetReader,
  lists: readonly Fields[],
  draft: Draft,
): readonly Fields[] {
  const added = new Map<
    number,
    { readonly item: Fields; readonly position: number; readonly row: number }[]
  >()
  const rows = readTable(sheet, surchargeLayout)
  for (const [number, { row, fields }] of rows.entries()) {
    const list = lists.findIndex(({ code }) => code === fields.priceList)
    if (list === -1) {
      const message =
        fields.priceList === undefined
          ? 'This surcharge belongs to no price list'
          : `There is no price list ${fields.priceList}`
      sheet.complain(row, 0, message)
      continue
    }
    const position = typeof fields.position === 'number' ? fields.position : Number.POSITIVE_INFINITY
    added.set(list, [...(added.get(list) ?? []), { item: fields, position, row: number }])
  }
  return lists.map((list, index) => {
    const starts = list.items as readonly Fields[]
    const here = (added.get(index) ?? []).toSorted((one, two) => one.position - two.position)
    const order: ({ readonly start: number } | { readonly row: number })[] = starts.map((_, start) => ({
      start,
    }))
    for (const { position, row } of here) {
      if (position < 1 || position > order.length + 1) order.push({ row })
      else order.splice(position - 1, 0, { row })
    }
    if (order.some((entry, place) => 'start' in entry && entry.start !== place))
      moveStarts(draft, index, order)
    const items = order.map((entry, place) => {
      if ('start' in entry) return starts[entry.start]
      const read = rows[entry.row]
      const path = ['priceLists', index, 'items', place]
      if (!read) return {}
      const owner = { kind: 'Surcharge', codes: [list.code, read.fields.code], field: 'name' } as const
      const record = draftRecord(draft, sheet, read, path, owner)
      note(draft, path, sheet.place(read.row, read.places.find(([[key]]) => key === 'code')?.[1] ?? 0))
      return without(record, 'priceList', 'position')
    })
    return { ...list, items }
  })
}

/** Cells were noted by the order on the sheet of prices; surcharges between them move the others on. */
function moveStarts(
  { places }: Draft,
  list: number,
  order: readonly ({ readonly start: number } | { readonly row: number })[],
): void {
  const moved = new Map(
    order.flatMap((entry, place) => ('start' in entry ? [[String(entry.start), place]] : [])),
  )
  const noted = [...places].flatMap(([key, place]) => {
    const path = JSON.parse(key) as string[]
    const isItem = path[0] === 'priceLists' && path[1] === String(list) && path[2] === 'items'
    return isItem && path[3] !== undefined ? [{ key, path, place }] : []
  })
  for (const { key } of noted) places.delete(key)
  for (const { path, place } of noted) {
    places.set(JSON.stringify(path.with(3, String(moved.get(path[3] ?? '')))), place)
  }
}

export function isTradeTerms(value: unknown): value is readonly Fields[] {
  return (
    isRecordList(value) &&
    value.every(
      ({ priceList, discounts, ...more }, index) =>
        typeof priceList === 'string' &&
        value.findIndex((other) => other.priceList === priceList) === index &&
        isRecordList(discounts) &&
        discounts.every(
          (discount) => !Object.hasOwn(discount, 'priceList') && Object.keys(discount).length > 0,
        ) &&
        Object.keys(more).length === 0,
    )
  )
}

export function writeTradeTerms(terms: readonly Fields[], texts: TextCollector): WrittenSheet {
  const rows = terms.flatMap(({ priceList, discounts }): readonly WrittenRow[] => {
    const listed = discounts as readonly Fields[]
    if (listed.length === 0) return [{ fields: { priceList } }]
    return listed.map((discount) => {
      const codes = [priceList, discount.code]
      const taken = texts.take({ kind: 'Trade discount', codes, field: 'name' }, discount)
      const view = (row: number) => taken.view(`"Trade discount "&$A${row}&" / "&$B${row}`)
      return { fields: { ...taken.fields, priceList }, view }
    })
  })
  return writtenSheet('Trade terms', writeTable(discountLayout, rows))
}

export function readTradeTerms(sheet: SheetReader, draft: Draft): void {
  const terms = new Map<unknown, Fields[]>()
  for (const row of readTable(sheet, discountLayout)) {
    const { priceList } = row.fields
    const isNew = !terms.has(priceList)
    const discounts = terms.get(priceList) ?? []
    terms.set(priceList, discounts)
    const entry = [...terms.keys()].indexOf(priceList)
    if (isNew) {
      note(draft, ['tradeTerms', entry], sheet.place(row.row, 0))
      note(draft, ['tradeTerms', entry, 'priceList'], sheet.place(row.row, 0))
    }
    if (Object.keys(row.fields).length === 1 && priceList !== undefined && !row.typed) continue
    const path = ['tradeTerms', entry, 'discounts', discounts.length]
    const owner = { kind: 'Trade discount', codes: [priceList, row.fields.code], field: 'name' } as const
    discounts.push(without(draftRecord(draft, sheet, row, path, owner), 'priceList'))
  }
  if (terms.size === 0) return
  draft.data.tradeTerms = [...terms].map(([priceList, discounts]) => ({
    ...(priceList === undefined ? {} : { priceList }),
    discounts,
  }))
}
