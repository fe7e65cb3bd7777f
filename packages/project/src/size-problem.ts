import type { Point3 } from '@arredo/geometry'

/** Millimetres; no house is larger. */
const most = 100_000

/** What is wrong with the size of a box that stands in the room, in words; null when nothing is. */
export function sizeProblem(size: Point3): string | null {
  return size.every((length) => length >= 1 && length <= most)
    ? null
    : 'Width, depth and height must be above 0'
}
