import { type CornerId, minus, type Point, type Wall, type WallEnd, type WallId } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { cornersAt } from './change-walls.ts'

/** A wall seen from one of its ends. */
export type WallEndAt = {
  readonly wall: Wall
  readonly end: WallEnd
  readonly here: Point
  readonly far: Point
  /** The corner at its other end. */
  readonly farCorner: CornerId
}

/** The walls that end at a corner, or at another on the same spot. */
export function wallsAt(document: ProjectDocument, corner: CornerId): readonly WallEndAt[] {
  const here = new Set(cornersAt(document, corner))
  return Object.values(document.walls).flatMap((wall) =>
    (['from', 'to'] as const).flatMap((end) =>
      here.has(wall[end]) ? (endAt(document, wall, end) ?? []) : [],
    ),
  )
}

/** Where two walls end on one spot: the end of each; null where they do not meet. */
export function meetingEnds(
  document: ProjectDocument,
  one: WallId,
  two: WallId,
): readonly [WallEndAt, WallEndAt] | null {
  for (const end of ['from', 'to'] as const) {
    const corner = document.walls[one]?.[end]
    const ends = corner === undefined ? [] : wallsAt(document, corner)
    const [first, second] = [one, two].map((id) => ends.find(({ wall }) => wall.id === id))
    if (first && second) return [first, second]
  }
  return null
}

export function wayOf({ here, far }: WallEndAt): Point {
  return minus(far, here)
}

function endAt({ corners }: ProjectDocument, wall: Wall, end: WallEnd): WallEndAt | null {
  const farCorner = end === 'from' ? wall.to : wall.from
  const [here, far] = [corners[wall[end]]?.at, corners[farCorner]?.at]
  return here && far ? { wall, end, here, far, farCorner } : null
}
