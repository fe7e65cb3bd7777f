import { type Point, type ShellWall, toWall } from '@arredo/geometry'
import { otherSide, outerSide } from './outer-side.ts'

/** A little slack, so that a wall seen edge-on does not flicker. */
const slack = 20

/**
 * Whether a wall stands between the eye and the room: one of the house's outside where the eye is on its outer
 * side, any other where it crosses the way from the eye to what is looked at.
 */
export function isInTheWay(wall: ShellWall, eye: Point, target: Point, isShown: boolean): boolean {
  const least = isShown ? slack : -slack
  const outer = outerSide(wall)
  if (outer) return -toWall(wall.faces[otherSide(outer)].frame, eye).across >= least

  const { frame, start, end } = wall.faces.right
  const [from, to] = [eye, target].map((point) => {
    const { along, across } = toWall(frame, point)
    return { along, across: across + wall.thickness / 2 }
  })
  if (!from || !to) return false
  const apart = Math.min(Math.abs(from.across), Math.abs(to.across))
  if ((from.across < 0 === to.across < 0 ? -apart : apart) < least) return false

  const share = from.across === to.across ? 0 : from.across / (from.across - to.across)
  const along = from.along + (to.along - from.along) * Math.min(1, Math.max(0, share))
  return along >= start + least && along <= end - least
}
