import type { Opening, Wall } from '@arredo/geometry'
import { type DeskState, type RowId, type StandingRow, standingRows } from '@arredo/project'

export type Surroundings = {
  readonly walls: readonly Wall[]
  readonly openings: readonly Opening[]
  readonly others: readonly StandingRow[]
}

/** The room as one item sees it: walls, openings and everything that stands in it but itself. */
export function surroundings({ document, evaluation }: DeskState, except: RowId | null): Surroundings {
  return {
    walls: Object.values(document.walls),
    openings: Object.values(document.openings),
    others: standingRows(document, evaluation).filter(({ id }) => id !== except),
  }
}
