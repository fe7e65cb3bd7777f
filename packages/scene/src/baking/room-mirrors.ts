import { boundsOfPoints, isInside, type Point, type Shell } from '@arredo/geometry'
import type { Mirror } from './bake-scene.ts'
import { mostMirrors } from './baked-layout.ts'

const eyeHeight = 1400
/** Places along each side that are tried as the middle. */
const tries = 12

/** From where each room is mirrored, and the walls it is mirrored in; the smallest first, so that a niche wins. */
export function roomMirrors({ rooms }: Pick<Shell, 'rooms'>): readonly Mirror[] {
  const largest = rooms.toSorted((one, two) => two.area - one.area).slice(0, mostMirrors)
  return largest.reverse().map(({ outline, height }): Mirror => {
    const { left, right, bottom, top } = boundsOfPoints(outline)
    return {
      at: [...middleOf(outline), Math.min(eyeHeight, height / 2)],
      min: [left, bottom, 0],
      max: [right, top, height],
    }
  })
}

/** Of all places in a room the one that is farthest from its walls: the mean of an L's corners lies on one. */
function middleOf(outline: readonly Point[]): Point {
  const { left, right, bottom, top } = boundsOfPoints(outline)
  let [best, most]: [Point, number] = [[(left + right) / 2, (bottom + top) / 2], -1]
  for (let k = 0; k < tries * tries; k++) {
    const x = left + ((right - left) * ((k % tries) + 0.5)) / tries
    const y = bottom + ((top - bottom) * (Math.floor(k / tries) + 0.5)) / tries
    if (!isInside([x, y], outline)) continue
    const free = Math.min(
      ...outline.map((corner, index) => away([x, y], corner, outline[(index + 1) % outline.length])),
    )
    if (free > most + 1) [best, most] = [[x, y], free]
  }
  return best
}

function away([x, y]: Point, from: Point, to: Point = from): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share)
}
