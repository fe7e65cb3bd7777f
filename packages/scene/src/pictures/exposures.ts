import type { Point } from '@arredo/geometry'
import { radicalInverse } from '../gathering/sample-pattern.ts'

/** Where light comes from, in radians: around what is shown and up from the floor. */
export type Ray = { readonly azimuth: number; readonly elevation: number }

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
