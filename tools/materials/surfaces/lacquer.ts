import { fractalNoise } from '../noise.ts'
import { type Colour, lighten, type Surface } from '../surface.ts'

/** Sprayed lacquer: even colour, the fine orange peel of the spray gun; a gloss coat flows out wider and smoother. */
export function lacquer(colour: Colour, sheen: 'matt' | 'gloss', seed: number): Surface {
  const size = 300
  const isGloss = sheen === 'gloss'
  const peel = fractalNoise(isGloss ? 70 : 150, isGloss ? 70 : 150, seed, 2)
  const cloud = fractalNoise(3, 3, seed + 1, 3)
  return {
    width: size,
    height: size,
    at(x, y) {
      const [u, v] = [x / size, y / size]
      const cells = isGloss ? 70 : 150
      const wave = peel(u * cells, v * cells)
      const drift = cloud(u * 3, v * 3)
      return {
        colour: lighten(colour, 0.003 * drift + (isGloss ? 0 : 0.004 * wave)),
        height: (isGloss ? 0.03 : 0.05) * wave,
        roughness: isGloss ? 0.09 + 0.008 * drift : 0.6 + 0.03 * wave + 0.012 * drift,
      }
    },
  }
}
