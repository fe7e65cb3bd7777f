import type { Opening, Point, Shell, ShellWall } from '@arredo/geometry'
import { outerSide } from '../room/outer-side.ts'
import { holesOf } from '../room/wall-holes.ts'

/** Which way the outer wall with most glass looks, out of the house; null for a house without windows. */
export function mainWindow({ walls }: Shell, openings: readonly Opening[]): Point | null {
  const glazed = walls.flatMap((wall) => {
    const side = outerSide(wall)
    return side ? [{ outward: wall.faces[side].frame.inward, glass: glassOf(wall, openings) }] : []
  })
  const most = glazed.reduce<{ readonly outward: Point; readonly glass: number }>(
    (best, next) => (next.glass > best.glass ? next : best),
    { outward: [0, 0], glass: 0 },
  )
  return most.glass > 0 ? most.outward : null
}

function glassOf(wall: ShellWall, openings: readonly Opening[]): number {
  return holesOf(wall, openings)
    .filter(({ opening }) => opening.kind === 'window')
    .reduce((sum, { s0, s1, z0, z1 }) => sum + (s1 - s0) * (z1 - z0), 0)
}
