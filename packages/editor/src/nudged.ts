import { dot, fromWall, type Placement, type Point, toWall, wallFrame } from '@arredo/geometry'
import type { DeskState, StandingRow } from '@arredo/project'

/** A step in plan: along its wall for what is seated, over the floor for what stands free. */
export function nudged({ document }: DeskState, { placement, size }: StandingRow, by: Point): Placement {
  const [x, y, z] = placement.at
  const wall = placement.wall === null ? undefined : document.walls[placement.wall]
  if (!wall) return { ...placement, at: [x + by[0], y + by[1], z] }

  const frame = wallFrame(wall)
  const now = toWall(frame, [x, y])
  const last = Math.max(0, frame.length - size.width)
  const along = Math.min(last, Math.max(0, now.along + dot(by, frame.along)))
  const [atX, atY] = fromWall(frame, { along, across: now.across })
  return { ...placement, at: [atX, atY, z] }
}
