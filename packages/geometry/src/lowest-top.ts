import type { WallFace } from './shell/surfaces.ts'
import { clipTop, lowestOf } from './shell/tops.ts'

/** How high a face is over a piece of it, where it is lowest. */
export function lowestTop({ top }: WallFace, start: number, end: number): number {
  return lowestOf(clipTop(top, start, end))
}
