import type { OpeningId, WallId } from '@arredo/geometry'
import type { ProjectDocument, RowId } from '../document.ts'
import { openingOf, withCarried } from './without-openings.ts'

/** Why these rows cannot be moved or taken away, in words; null when they can. */
export function lockedProblem({ rows }: ProjectDocument, ids: Iterable<RowId>): string | null {
  for (const id of ids) {
    const row = rows[id]
    if (row && 'placement' in row && row.locked) return 'This is locked: unlock it first'
  }
  return null
}

/** Why these openings cannot go, in words: what is set into them in any alternative would go with them. */
export function lockedOpeningProblem(document: ProjectDocument, gone: ReadonlySet<OpeningId>): string | null {
  const inThem = Object.values(document.rows).filter((row) => gone.has(openingOf(row) ?? ''))
  const ids = withCarried(document, new Set(inThem.map(({ id }) => id)))
  return lockedProblem(document, ids) && 'Something set into an opening here is locked: unlock it first'
}

/** The same for walls, whose openings go with them. */
export function lockedWallProblem(document: ProjectDocument, gone: ReadonlySet<WallId>): string | null {
  const openings = Object.values(document.openings).filter(({ wall }) => gone.has(wall))
  return lockedOpeningProblem(document, new Set(openings.map(({ id }) => id)))
}
