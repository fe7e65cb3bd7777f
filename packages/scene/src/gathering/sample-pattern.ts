import type { Point } from '@arredo/geometry'

/** By how much of a pixel, and of the sun's disc, one of many drawings is off. */
export type Sample = { readonly pixel: Point; readonly disc: Point }

/** The first looks straight; all together fill pixel and disc evenly. */
export function sampleOf(index: number): Sample {
  if (index === 0) return { pixel: [0, 0], disc: [0, 0] }
  const [a, b] = [radicalInverse(index, 2), radicalInverse(index, 3)]
  const [c, d] = [radicalInverse(index, 5), radicalInverse(index, 7)]
  const turn = 2 * Math.PI * c
  const out = Math.sqrt(d)
  return { pixel: [a - 0.5, b - 0.5], disc: [out * Math.cos(turn), out * Math.sin(turn)] }
}

/** The digits of a whole number mirrored behind the point: numbers that fill 0…1 ever more evenly. */
export function radicalInverse(value: number, base: number): number {
  let [rest, share, sum] = [value, 1 / base, 0]
  while (rest > 0) {
    sum += (rest % base) * share
    rest = Math.floor(rest / base)
    share /= base
  }
  return sum
}
