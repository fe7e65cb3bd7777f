import type { Point } from '@arredo/geometry'
import type { Ray } from '../light/lighting.ts'

/** One of the drawings that make a picture: where its light comes from, and by how much of a pixel it is moved. */
type Exposure = { readonly ray: Ray; readonly shift: Point }

/** Large pictures take longer for each drawing and have more pixels to smooth over. */
const most = 10
const least = 9
const pixelsInAll = 3.2e6
/** Light from behind what is shown would only darken it: the sky is before it and to both sides. */
const widest = 2.1
/** The photographer's large light stands to the left. */
const leaning = -0.3

/** Spread evenly over the sky and over the pixel; the same for every picture of that size. */
export function exposures(viewAzimuth: number, pixels: number): readonly Exposure[] {
  const count = Math.max(least, Math.min(most, Math.round(pixelsInAll / pixels)))
  return Array.from({ length: count }, (_, k) => {
    const [a, b] = [radicalInverse(k + 1, 2), radicalInverse(k + 1, 3)]
    return {
      ray: {
        azimuth: viewAzimuth + leaning + (2 * a - 1) * widest,
        // As much sky at every height; lower light would throw every leaf across the walls.
        elevation: Math.asin(0.3 + 0.68 * ((k + 0.5) / count)),
      },
      shift: [a - 0.5, b - 0.5],
    }
  })
}

/** The mean of drawings that each fill in their pixels as WebGL hands them out, as a picture has them. */
export function averaged(
  width: number,
  height: number,
  drawings: readonly ((pixels: Uint8Array) => void)[],
): Uint8ClampedArray<ArrayBuffer> {
  const row = width * 4
  const pixels = new Uint8Array(row * height)
  const sums = new Uint32Array(pixels.length)
  for (const draw of drawings) {
    draw(pixels)
    for (let k = 0; k < pixels.length; k++) sums[k] = (sums[k] ?? 0) + (pixels[k] ?? 0)
  }

  const picture = new Uint8ClampedArray(pixels.length)
  for (let y = 0; y < height; y++) {
    // WebGL has its first row at the bottom, and its colours are weighted by how much they cover.
    const from = (height - 1 - y) * row
    for (let k = 0; k < row; k += 4) {
      const alpha = (sums[from + k + 3] ?? 0) / drawings.length
      const weight = alpha > 0 ? 255 / alpha / drawings.length : 0
      for (let channel = 0; channel < 3; channel++) {
        picture[y * row + k + channel] = (sums[from + k + channel] ?? 0) * weight
      }
      picture[y * row + k + 3] = alpha
    }
  }
  return picture
}

/** The digits of a whole number mirrored behind the point: numbers that fill 0…1 ever more evenly. */
function radicalInverse(value: number, base: number): number {
  let [rest, share, sum] = [value, 1 / base, 0]
  while (rest > 0) {
    sum += (rest % base) * share
    rest = Math.floor(rest / base)
    share /= base
  }
  return sum
}
