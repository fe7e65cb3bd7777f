import type { Opening, OpeningId } from '@arredo/geometry'
import type { ProjectDocument, RowId } from '../document.ts'
import type { Evaluation } from '../evaluation.ts'
import { rowsInOrder } from '../row-order.ts'
import { openingOf } from './without-openings.ts'

/** An opening as it is in the evaluated alternative, with the row that is set into it; null: what was there already. */
export type OpeningNow = Opening & { readonly row: RowId | null }

/** What is set into an opening gives it its size, about the same middle; the record keeps the last size known. */
export function openingsNow(document: ProjectDocument, evaluation: Worked): readonly OpeningNow[] {
  const before = latest.get(evaluation)
  if (before?.of === document) return before.now
  const now = nowOf(document, evaluation)
  latest.set(evaluation, { of: document, now })
  return now
}

type Worked = Pick<Evaluation, 'alternative' | 'articles'>

function nowOf(document: ProjectDocument, evaluation: Worked): readonly OpeningNow[] {
  const openings = Object.values(document.openings)
  if (openings.length === 0) return none
  const rows = new Map<OpeningId, RowId>()
  for (const row of rowsInOrder(document, evaluation.alternative)) {
    const opening = openingOf(row)
    if (opening !== null && row.flags.drawn) rows.set(opening, row.id)
  }
  const cutOf = (row: RowId | null) => (row === null ? undefined : evaluation.articles[row]?.cut)
  const by = openings.flatMap(({ id }) => [rows.get(id) ?? null, cutOf(rows.get(id) ?? null)])
  const last = known.get(document.openings)
  if (last?.by.every((each, index) => each === by[index])) return last.now

  const now = openings.map((opening) => {
    const row = rows.get(opening.id) ?? null
    return openingNow(opening, row, cutOf(row))
  })
  known.set(document.openings, { by, now })
  return now
}

/** The same object as long as the record is: of a wall that is dragged only its own openings are others. */
function openingNow(opening: Opening, row: RowId | null, cut: Cut | undefined): OpeningNow {
  const last = single.get(opening)
  if (last && last.now.row === row && last.cut === cut) return last.now
  const now = { ...opening, row, ...(cut && fittedTo(opening, cut)) }
  single.set(opening, { cut, now })
  return now
}

function fittedTo({ offset, width: was }: Opening, { width, height }: Cut) {
  return { width, height, offset: offset + (was - width) / 2 }
}

const none: readonly OpeningNow[] = []

/** Tools, marks and views of one moment ask for the same ones. */
const latest = new WeakMap<Worked, { readonly of: ProjectDocument; readonly now: readonly OpeningNow[] }>()

type Cut = NonNullable<Evaluation['articles'][string]['cut']>
const single = new WeakMap<Opening, { readonly cut: Cut | undefined; readonly now: OpeningNow }>()

type Known = { readonly by: readonly unknown[]; readonly now: readonly OpeningNow[] }

/** As long as the same rows are set into the same openings they are the same objects. */
const known = new WeakMap<ProjectDocument['openings'], Known>()
