import { type Opening, type Shell, type Standing, shellOf } from '@arredo/geometry'
import { openingsNow, type Preview, type RowId, solidFixtures, standingRows } from '@arredo/project'

export type Surroundings = {
  readonly shell: Shell
  readonly openings: readonly Opening[]
  readonly others: readonly (Standing & { readonly id: string })[]
}

/** The room as one item sees it: walls, openings, columns and everything that stands in it but itself. */
export function surroundings({ document, evaluation }: Preview, except: RowId | null): Surroundings {
  return {
    shell: shellOf(document),
    openings: openingsNow(document, evaluation),
    others: [
      ...standingRows(document, evaluation).filter(({ id }) => id !== except),
      ...solidFixtures(document),
    ],
  }
}
