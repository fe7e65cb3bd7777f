import { type Part, type Place, type Point3, partBounds, planToItem } from '@arredo/geometry'

/** Millimetres: edges are rounded, and what hits them does so a little beside. */
const slack = 4

/** The leaf that a point of a closed item's surface belongs to; the smallest, where one lies upon another. */
export function leafAt({ parts, place }: Closed, [x, y, z]: Point3): string | null {
  const [across, forward] = planToItem(place, [x, y])
  const at = [across, forward, z - place.at[2]]
  const hit = parts
    .map((part) => ({ part, ...partBounds(part) }))
    .filter(({ min, max }) =>
      at.every((value, axis) => value >= (min[axis] ?? 0) - slack && value <= (max[axis] ?? 0) + slack),
    )
    .sort((a, b) => volume(a) - volume(b))
  return hit.find(({ part }) => part.opens)?.part.opens ?? null
}

type Closed = { readonly parts: readonly Part[]; readonly place: Place }

function volume({ min, max }: { readonly min: Point3; readonly max: Point3 }): number {
  return (max[0] - min[0]) * (max[1] - min[1]) * (max[2] - min[2])
}
