import { footprint, type Placement, type Standing } from '@arredo/geometry'
import type { ArticleRow } from '@arredo/project'

/**
 * Where a group of items goes without a pointer: together, as they stood to each other, beside what is there.
 * Their walls stayed behind.
 */
export function besideWhatStands(
  others: readonly Standing[],
  items: readonly ArticleRow[],
): (placement: Placement) => Placement {
  const occupied = others.flatMap((standing) => [...footprint(standing)])
  const corners = items.flatMap(({ placement }) => (placement ? [placement.at] : []))
  const shift =
    occupied.length === 0 || corners.length === 0
      ? [0, 0]
      : [
          Math.max(...occupied.map(([x]) => x)) - Math.min(...corners.map(([x]) => x)),
          Math.max(...occupied.map(([, y]) => y)) - Math.max(...corners.map(([, y]) => y)),
        ]
  const [right = 0, back = 0] = shift
  return ({ at: [x, y, z], rotation }) => ({ at: [x + right, y + back, z], rotation, wall: null })
}
