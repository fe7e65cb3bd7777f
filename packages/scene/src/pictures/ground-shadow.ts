import type { PartBounds, Point } from '@arredo/geometry'

export type GroundShadow = {
  readonly min: Point
  readonly max: Point
  /** Darkness of each texel, 0…1, row by row from the south. */
  readonly darkness: Float32Array
}

/** Texels along each side. */
export const shadowTexels = 192

const contact = { below: 45, blur: 12, darkness: 0.6 }
const ambient = { below: 700, darkness: 0.3 }
const cast = { darkness: 0.2, steps: 10 }
/** How far the shadow of a point moves for every millimetre it is high: light from the left front. */
const slant: Point = [0.2, 0.22]

/**
 * The shadow a thing throws on the ground of a studio with large soft lights: dark where it touches, a wide
 * dim pool under it, and a soft shape away from the main light. What hangs touches nothing.
 */
export function groundShadow(bounds: readonly PartBounds[], hangs: boolean): GroundShadow {
  const [left, back] = [0, 1].map((axis) => Math.min(...bounds.map(({ min }) => min[axis] ?? 0)))
  const [right, front] = [0, 1].map((axis) => Math.max(...bounds.map(({ max }) => max[axis] ?? 0)))
  const height = Math.max(...bounds.map(({ max }) => max[2]))
  const pool = Math.min(200, Math.max(40, height * 0.14))
  const reach = pool * 3 + Math.min(height, 900) * slant[0]
  const min: Point = [(left ?? 0) - reach, (back ?? 0) - reach]
  const max: Point = [(right ?? 0) + reach, (front ?? 0) + reach]
  const texel: Point = [(max[0] - min[0]) / shadowTexels, (max[1] - min[1]) / shadowTexels]

  const layer = (
    boxes: readonly (readonly [from: Point, to: Point])[],
    blur: number,
    darkness: number,
  ): Float32Array => {
    const cover = new Float32Array(shadowTexels * shadowTexels)
    for (const [from, to] of boxes) fill(cover, from, to, min, texel)
    blurred(cover, blur / texel[0], blur / texel[1])
    return cover.map((value) => value * darkness)
  }
  const flat = (below: number) =>
    bounds.filter((one) => one.min[2] < below).map((one) => [at(one.min), at(one.max)] as const)
  const thrown = bounds.flatMap((one) =>
    Array.from({ length: cast.steps + 1 }, (_, k) => {
      const z = Math.min(900, one.min[2] + ((one.max[2] - one.min[2]) * k) / cast.steps)
      return [shifted(one.min, z), shifted(one.max, z)] as const
    }),
  )

  const layers = hangs
    ? [layer(flat(Number.POSITIVE_INFINITY), pool * 1.2, ambient.darkness * 0.5)]
    : [
        layer(flat(contact.below), contact.blur, contact.darkness),
        layer(flat(ambient.below), pool, ambient.darkness),
        layer(thrown, pool * 0.6, cast.darkness),
      ]
  const darkness = new Float32Array(shadowTexels * shadowTexels)
  for (let k = 0; k < darkness.length; k++) {
    darkness[k] = 1 - layers.reduce((light, one) => light * (1 - (one[k] ?? 0)), 1)
  }
  return { min, max, darkness }
}

function at([x, y]: readonly number[]): Point {
  return [x ?? 0, y ?? 0]
}

/** In an item's frame y runs forward: its shadow falls to the right and back. */
function shifted([x, y]: readonly number[], z: number): Point {
  return [(x ?? 0) + slant[0] * z, (y ?? 0) - slant[1] * z]
}

function fill(cover: Float32Array, from: Point, to: Point, min: Point, texel: Point): void {
  const index = (value: number, axis: 0 | 1) =>
    Math.min(shadowTexels - 1, Math.max(0, Math.round((value - min[axis]) / texel[axis])))
  const [x0, x1] = [index(from[0], 0), Math.max(index(to[0], 0), index(from[0], 0) + 1)]
  const [y0, y1] = [index(from[1], 1), Math.max(index(to[1], 1), index(from[1], 1) + 1)]
  for (let y = y0; y < y1; y++) cover.fill(1, y * shadowTexels + x0, y * shadowTexels + x1)
}

/** Three passes of a running mean are close to the bell curve of a large lamp. */
function blurred(cover: Float32Array, radiusX: number, radiusY: number): void {
  for (let pass = 0; pass < 3; pass++) {
    runningMean(cover, Math.max(1, Math.round(radiusX)), 1, shadowTexels)
    runningMean(cover, Math.max(1, Math.round(radiusY)), shadowTexels, 1)
  }
}

function runningMean(cover: Float32Array, radius: number, step: number, stride: number): void {
  const line = new Float32Array(shadowTexels)
  for (let row = 0; row < shadowTexels; row++) {
    const start = row * stride
    for (let k = 0; k < shadowTexels; k++) line[k] = cover[start + k * step] ?? 0
    let sum = 0
    for (let k = -radius; k < shadowTexels; k++) {
      sum += line[k + radius] ?? 0
      if (k >= 0) cover[start + k * step] = sum / (2 * radius + 1)
      sum -= line[k - radius] ?? 0
    }
  }
}
