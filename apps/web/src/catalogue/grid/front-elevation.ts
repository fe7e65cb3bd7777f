import type { Material, MaterialCode } from '@arredo/catalogue'
import type { Part, Point } from '@arredo/geometry'

/** One face of a part as seen from the front: x to the right, y downwards, millimetres. */
type ElevationFace = {
  readonly key: string
  readonly points: readonly Point[]
  readonly fill: string
  readonly material: MaterialCode
  readonly grain?: 'x' | 'y' | 'z'
}

export type FrontElevation = {
  readonly faces: readonly ElevationFace[]
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** A material a pack forgot to list: quiet, and visibly not a finish. */
const unknownColour = '#d8d6d0'

/** The article as one stands before it: parts painted from back to front in their own colours. */
export function frontElevation(
  parts: readonly Part[],
  materials: Readonly<Record<MaterialCode, Material>>,
): FrontElevation {
  const faces = parts
    .map((part) => ({ part, seen: seenFromFront(part) }))
    .toSorted((a, b) => a.seen.front - b.seen.front)
    .map(({ part, seen }, index) => ({
      key: `${part.code}-${index}`,
      points: seen.points,
      fill: materials[part.material]?.colour ?? unknownColour,
      material: part.material,
      ...(part.grain && { grain: part.grain }),
    }))

  return { faces, box: boxAround(faces.flatMap(({ points }) => points)) }
}

type Seen = { readonly points: readonly Point[]; readonly front: number }

function seenFromFront(part: Part): Seen {
  const [x, y, z] = part.at
  if (part.shape !== 'extrusion') {
    const [width, depth, height] = part.size
    return { points: rectangle(x, z, width, height), front: y + depth }
  }

  const across = part.profile.map(([first]) => first)
  const upward = part.profile.map(([, second]) => second)
  if (part.along === 'x') {
    const bottom = Math.min(...upward)
    return {
      points: rectangle(x, z + bottom, part.length, Math.max(...upward) - bottom),
      front: y + Math.max(...across),
    }
  }
  if (part.along === 'z') {
    const left = Math.min(...across)
    return {
      points: rectangle(x + left, z, Math.max(...across) - left, part.length),
      front: y + Math.max(...upward),
    }
  }
  return { points: part.profile.map(([px, pz]) => [x + px, -(z + pz)]), front: y + part.length }
}

function rectangle(x: number, z: number, width: number, height: number): readonly Point[] {
  return [
    [x, -z],
    [x + width, -z],
    [x + width, -(z + height)],
    [x, -(z + height)],
  ]
}

function boxAround(points: readonly Point[]): FrontElevation['box'] {
  if (points.length === 0) return { x: 0, y: 0, width: 1, height: 1 }

  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
