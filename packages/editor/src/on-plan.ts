import { direction, type Point, type Point3, times } from '@arredo/geometry'

/** How a view's screen lies in the room: degrees its "right" is turned from east, and whether its "up" is up. */
export type Sheet = { readonly turn: number; readonly isUpright: boolean }

/** A step on the screen as a step in the room. */
export function inRoom([right, up]: Point, { turn, isUpright }: Sheet): Point3 {
  return isUpright ? [...times(exactly(turn), right), up] : [...onPlan([right, up], turn), 0]
}

/** Along an axis a step must not stray by what a cosine is off. */
function exactly(turn: number): Point {
  return turn % 90 === 0 ? onPlan([1, 0], turn) : direction(turn)
}

/** A step on the screen as a step in plan, by right angles: the direction that looks most like it. */
export function onPlan([right, up]: Point, bearing: number): Point {
  const quarter = (Math.round(bearing / 90) * Math.PI) / 2
  const [cos, sin] = [Math.round(Math.cos(quarter)), Math.round(Math.sin(quarter))]
  return [right * cos - up * sin + 0, right * sin + up * cos + 0]
}
