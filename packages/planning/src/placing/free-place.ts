import { freePlacement, type Placement, type Size, shellOf } from '@arredo/geometry'
import { isFollower, openingsNow, type Preview, solidFixtures, standingRows } from '@arredo/project'

/** Where something goes without a pointer: along a wall where there is room, else into the middle, else beside all. */
export function freePlace({ document, evaluation }: Preview, size: Size, elevation = 0): Placement {
  const others = [
    ...standingRows(document, evaluation).filter(({ row }) => !isFollower(row)),
    ...solidFixtures(document),
  ]
  return freePlacement(shellOf(document), openingsNow(document, evaluation), others, size, elevation)
}
