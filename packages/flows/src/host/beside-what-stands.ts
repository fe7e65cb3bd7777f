import { footprint, onFloor, type Place, type Placement, type Standing } from '@arredo/geometry'

/**
 * Where a group of items goes without a pointer: together, as they stood to each other, beside what is there.
 * Their walls stayed behind.
 */
export function besideWhatStands(
  others: readonly Standing[],
  items: readonly Place[],
): (place: Place) => Placement {
  const occupied = others.flatMap((standing) => [...footprint(standing)])
  const corners = items.map(({ at }) => at)
  const shift =
    occupied.length === 0 || corners.length === 0
      ? [0, 0]
      : [
          Math.max(...occupied.map(([x]) => x)) - Math.min(...corners.map(([x]) => x)),
          Math.max(...occupied.map(([, y]) => y)) - Math.max(...corners.map(([, y]) => y)),
        ]
  const [right = 0, back = 0] = shift
  return ({ at: [x, y, z], rotation }) => ({ at: [x + right, y + back, z], rotation, seat: onFloor })
}
