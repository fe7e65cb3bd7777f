import type { OpeningId } from '@arredo/geometry'
import type { ProjectDocument, Row, RowId } from '../document.ts'

/** Without these openings, and without what is set into them in any alternative. */
export function withoutOpenings(document: ProjectDocument, gone: ReadonlySet<OpeningId>): ProjectDocument {
  if (gone.size === 0) return document
  const inThem = Object.values(document.rows).filter((row) => {
    const opening = openingOf(row)
    return opening !== null && gone.has(opening)
  })
  const openings = Object.fromEntries(Object.entries(document.openings).filter(([id]) => !gone.has(id)))
  return withoutRows({ ...document, openings }, new Set(inThem.map(({ id }) => id)))
}

/** Without these rows, what they carry, and openings that were there for them alone. */
export function withoutRows(document: ProjectDocument, ids: ReadonlySet<RowId>): ProjectDocument {
  const gone = withCarried(document, ids)
  if (gone.size === 0) return document
  const kept = Object.entries(document.rows).filter(([id]) => !gone.has(id))
  const used = new Set(kept.map(([, row]) => openingOf(row)))
  const freed = new Set([...gone].map((id) => openingOf(document.rows[id])).filter((id) => !used.has(id)))
  const isFreed = (id: OpeningId) => freed.has(id)
  return {
    ...document,
    rows: Object.fromEntries(kept),
    openings: without(document.openings, isFreed),
    trade: without(document.trade, (id) => gone.has(id)),
  }
}

export function openingOf(row: Row | undefined): OpeningId | null {
  const placement = row && 'placement' in row ? row.placement : null
  return placement?.seat.on === 'opening' ? placement.seat.opening : null
}

/** These rows and everything that stands on them. */
export function withCarried({ rows }: ProjectDocument, ids: ReadonlySet<RowId>): ReadonlySet<RowId> {
  const gone = new Set(ids)
  for (let before = -1; before !== gone.size; ) {
    before = gone.size
    for (const row of Object.values(rows)) {
      const seat = 'placement' in row ? row.placement?.seat : undefined
      if ((seat?.on === 'row' || seat?.on === 'slot') && gone.has(seat.row)) gone.add(row.id)
    }
  }
  return gone
}

function without<Kept>(
  map: Readonly<Record<string, Kept>>,
  isGone: (id: string) => boolean,
): Readonly<Record<string, Kept>> {
  const kept = Object.entries(map).filter(([id]) => !isGone(id))
  return kept.length === Object.keys(map).length ? map : Object.fromEntries(kept)
}
