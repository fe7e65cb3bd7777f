import { type CornerId, cross, dot } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { done, type Result, refuse } from '../result.ts'
import { type WallEndAt, wallsAt, wayOf } from './wall-ends.ts'

export type CornerAngle = {
  readonly first: WallEndAt
  readonly second: WallEndAt
  /** Degrees between the two walls, 0 to 180. */
  readonly angle: number
}

/** The angle of a corner at which two walls meet; null where there are more, or only one. */
export function cornerAngle(document: ProjectDocument, corner: CornerId): CornerAngle | null {
  const [first, second, third] = wallsAt(document, corner)
  if (!first || !second || third || first.wall.id === second.wall.id) return null
  const [one, two] = [wayOf(first), wayOf(second)]
  const angle = (Math.atan2(Math.abs(cross(one, two)), dot(one, two)) * 180) / Math.PI
  return { first, second, angle }
}

/** The angle of a corner from three taped lengths: along one wall, along the other, and across between the marks. */
export function angleFromLengths(first: number, second: number, across: number): Result<number> {
  if (![first, second, across].every((length) => Number.isFinite(length) && length > 0))
    return refuse('Three lengths are needed to reckon an angle')
  const cosine = (first ** 2 + second ** 2 - across ** 2) / (2 * first * second)
  if (!(Math.abs(cosine) < 1)) return refuse('No corner has these three lengths: measure again')
  return done((Math.acos(cosine) * 180) / Math.PI)
}
