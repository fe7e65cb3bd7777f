import { type Part, type PartBounds, partBounds } from '@arredo/geometry'
import { type Axis, axes, others } from './part-axes.ts'

/** Light on the six faces of a part, 0…1: low and high side of x, y and z in the item's own frame. */
export type FaceLight = readonly [number, number, number, number, number, number]

/** Little light falls between two fronts. */
const inGap = 0.2
const widestGap = 8
const leastCover = 0.6

/**
 * Which faces look into the narrow gap beside another part: they are dark there, however bright the room is,
 * and it is by these dark lines that one sees where a front ends. Faces that touch are hidden anyway.
 */
export function faceLights(
  parts: readonly Part[],
  isClear: (material: string) => boolean = () => false,
): readonly FaceLight[] {
  const bounds = parts.map(partBounds)
  const shading = bounds.filter((_, k) => !isClear(parts[k]?.material ?? ''))
  return bounds.map((own) => {
    const lights = axes.flatMap((axis) =>
      ([-1, 1] as const).map((side) => {
        const isDark = shading.some((other) => other !== own && covers(other, own, axis, side))
        return isDark ? inGap : 1
      }),
    )
    const [a = 1, b = 1, c = 1, d = 1, e = 1, f = 1] = lights
    return [a, b, c, d, e, f]
  })
}

function covers(other: PartBounds, own: PartBounds, axis: Axis, side: 1 | -1): boolean {
  const gap = side > 0 ? other.min[axis] - own.max[axis] : own.min[axis] - other.max[axis]
  if (gap < -0.5 || gap > widestGap) return false

  const [i, j] = others(axis)
  return isCovered(other, own, i) && isCovered(other, own, j)
}

function isCovered(other: PartBounds, own: PartBounds, axis: Axis): boolean {
  const shared = Math.min(own.max[axis], other.max[axis]) - Math.max(own.min[axis], other.min[axis])
  return shared >= leastCover * (own.max[axis] - own.min[axis])
}
