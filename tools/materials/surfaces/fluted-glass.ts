import { fractalNoise } from '../noise.ts'
import { type Colour, lighten, type Surface } from '../surface.ts'

/** Cast in round ribs along the picture's height: each gathers the light in a streak and darkens to its sides. */
export function flutedGlass(colour: Colour, seed: number): Surface {
  const [size, ribs] = [240, 16]
  const wave = fractalNoise(6, 3, seed, 2)
  return {
    width: size,
    height: size,
    at(x, y) {
      const uneven = wave((x / size) * 6, (y / size) * 3)
      const place = (x / size) * ribs
      const across = 2 * (place - Math.floor(place)) - 1
      const round = Math.sqrt(1 - 0.94 * across * across)
      const streak = Math.exp(-(((across + 0.3) / 0.2) ** 2))
      return {
        colour: lighten(colour, 0.34 * (round - 0.7) + 0.14 * streak + 0.02 * uneven),
        height: 4.5 * round,
        roughness: 0.16 + 0.03 * uneven,
      }
    },
  }
}
