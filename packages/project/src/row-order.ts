import { orderedRows } from './carried-over.ts'
import type { AlternativeId, ProjectDocument, Row, RowId } from './document.ts'
import { isSpecial } from './specials.ts'

/** Everybody who looks at a document asks for them: sorted once for all. */
const sorted = new WeakMap<ProjectDocument['rows'], Map<AlternativeId, readonly Row[]>>()

/** Rows of one alternative in their order; the active one unless another is named. */
export function rowsInOrder(
  document: ProjectDocument,
  alternative: AlternativeId = document.header.activeAlternative,
): readonly Row[] {
  const known = sorted.get(document.rows) ?? new Map<AlternativeId, readonly Row[]>()
  sorted.set(document.rows, known)
  const rows =
    known.get(alternative) ?? orderedRows(document, alternative, (all) => orderOf(all, alternative))
  known.set(alternative, rows)
  return rows
}

function orderOf(all: readonly Row[], alternative: AlternativeId): readonly Row[] {
  const sorted = all
    .filter((row) => row.alternative === alternative)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  return underTheirArticles(sorted)
}

/** What is special about an article is read below it, whenever it was asked for. */
function underTheirArticles(rows: readonly Row[]): readonly Row[] {
  const specials = rows.filter(isSpecial)
  if (specials.length === 0) return rows
  const ids = new Set(rows.map(({ id }) => id))
  return rows.flatMap((row) => {
    if (isSpecial(row) && ids.has(row.special.of)) return []
    return [row, ...specials.filter(({ special }) => special.of === row.id)]
  })
}

type RowBase = Pick<Row, 'id' | 'alternative' | 'order' | 'flags'>

/** What every new row starts with: drawn, offered and ordered, in the first of the places for new rows. */
export function newRowBase(
  document: ProjectDocument,
  id: RowId,
  alternative: AlternativeId = document.header.activeAlternative,
): RowBase {
  return baseOf(id, alternative, newOrders(document, alternative, 1)[0] ?? 1)
}

/**
 * Places for so many new rows: behind all others but the services that close the list, so that what is placed later
 * does not come below the delivery and outside of the sum above it.
 */
export function newOrders(
  document: ProjectDocument,
  alternative: AlternativeId,
  count: number,
): readonly number[] {
  const rows = rowsInOrder(document, alternative)
  const bare = withoutSpecials(rows)
  const end = closingFrom(bare)
  const between = end === bare.length ? null : ordersBetween(bare[end - 1], bare[end], count)
  const last = lastOrder(rows)
  return between ?? Array.from({ length: count }, (_, place) => last + 1 + place)
}

/** For a service, a sum or a text: behind all others, with room before it for what is placed later. */
export function closingRowBase(
  document: ProjectDocument,
  id: RowId,
  alternative: AlternativeId = document.header.activeAlternative,
): RowBase {
  const rows = rowsInOrder(document, alternative)
  const last = lastOrder(rows)
  const hasRoom = withoutSpecials(rows).at(-1)?.kind === 'service' || last > mostOrder - roomBefore
  return baseOf(id, alternative, rows.length === 0 || hasRoom ? last + 1 : last + roomBefore)
}

/** Rows that have a place of their own in the list; what is special about an article stands with it. */
export function withoutSpecials(rows: readonly Row[]): readonly Row[] {
  return rows.filter((row) => !isSpecial(row))
}

/** Numbers between those of two neighbours; null where there are none left. */
export function ordersBetween(
  before: Row | undefined,
  after: Row | undefined,
  count: number,
): readonly number[] | null {
  const from = before?.order ?? (after ? after.order - count - 1 : 0)
  const to = after?.order ?? from + count + 1
  const step = Math.min(1, (to - from) / (count + 1))
  const orders = Array.from({ length: count }, (_, place) => from + (place + 1) * step)
  const isApart = [from, ...orders, to].every(
    (order, place, all) => place === 0 || order > (all[place - 1] ?? 0),
  )
  return isApart ? orders : null
}

/** Where the services begin that close the list, with their headings and the sums before them; its length where none do. */
export function closingFrom(rows: readonly Row[]): number {
  let end = rows.length
  for (;;) {
    let start = end
    while (closes(rows[start - 1])) start--
    const hasService = rows.slice(start, end).some(({ kind }) => kind === 'service')
    if (!hasService) return end === rows.length ? end : start
    end = rows[start - 1]?.kind === 'text' ? start - 1 : start
  }
}

/** Documents know no larger numbers. */
const mostOrder = 1_000_000
/** A kitchen has fewer articles. */
export const roomBefore = 1000

function closes(row: Row | undefined): boolean {
  return row?.kind === 'service' || row?.kind === 'subtotal'
}

function lastOrder(rows: readonly Row[]): number {
  return rows.reduce((last, { order }) => Math.max(last, order), 0)
}

function baseOf(id: RowId, alternative: AlternativeId, order: number): RowBase {
  return { id, alternative, order, flags: { drawn: true, offered: true, ordered: true } }
}
