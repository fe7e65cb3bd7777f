import type { Point } from '@arredo/geometry'

/** A step on the screen as a step in plan, by right angles: the direction that looks most like it. */
export function onPlan([right, up]: Point, bearing: number): Point {
  const quarter = (Math.round(bearing / 90) * Math.PI) / 2
  const [cos, sin] = [Math.round(Math.cos(quarter)), Math.round(Math.sin(quarter))]
  return [right * cos - up * sin + 0, right * sin + up * cos + 0]
}
