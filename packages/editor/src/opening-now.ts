import {
  type Opening,
  openingOnFace,
  type Stretch,
  shellOf,
  type WallFace,
  type WallId,
} from '@arredo/geometry'
import { openingsNow, type Preview } from '@arredo/project'
import { type OpeningWish, openingOnStretch } from './opening-wish.ts'

type Gap = {
  readonly stretch: Stretch
  readonly face: WallFace
  readonly start: number
  readonly end: number
}

/** In the middle of the longest free piece of a wall, without a pointer; null where none is long enough. */
export function openingInWall(state: Preview, wall: WallId, wish: OpeningWish): Omit<Opening, 'id'> | null {
  const [longest] = gapsOf(state, wall).toSorted((one, two) => lengthOf(two) - lengthOf(one))
  if (!longest || lengthOf(longest) < wish.width) return null
  const { stretch, face, start, end } = longest
  return openingOnStretch(wish, stretch, face, Math.round((start + end - wish.width) / 2 - stretch.start))
}

function lengthOf({ start, end }: Gap): number {
  return end - start
}

/** What openings leave of the clear pieces of a wall. */
function gapsOf({ document, evaluation }: Preview, wall: WallId): readonly Gap[] {
  const shell = shellOf(document)
  const taken = openingsNow(document, evaluation).filter((opening) => opening.wall === wall)
  return shell.seats
    .filter((stretch) => stretch.wall === wall)
    .flatMap((stretch) => {
      const face = shell.face(wall, stretch.side)
      if (!face) return []
      const holes = taken.map((opening) => openingOnFace(opening, face)).toSorted((a, b) => a.start - b.start)
      const starts = [stretch.start, ...holes.map(({ end }) => end)]
      const ends = [...holes.map(({ start }) => start), stretch.end]
      return starts.map((start, index): Gap => {
        const end = Math.min(ends[index] ?? stretch.end, stretch.end)
        return { stretch, face, start: Math.max(start, stretch.start), end }
      })
    })
}
