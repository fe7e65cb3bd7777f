import { fractalNoise, gradientNoise } from '../noise.ts'
import { type Colour, lighten, type Surface } from '../surface.ts'

/** Brushed along the picture's height: hairlines of very different lengths. */
export function brushedMetal(colour: Colour, seed: number, strength = 1): Surface {
  const size = 400
  const layers = [
    { columns: 620, rows: 2, weight: 0.5 },
    { columns: 340, rows: 5, weight: 0.35 },
    { columns: 900, rows: 9, weight: 0.35 },
    { columns: 90, rows: 1, weight: 0.28 },
  ].map((layer, index) => ({ ...layer, noise: gradientNoise(layer.columns, layer.rows, seed + index) }))
  const drift = fractalNoise(3, 1, seed + 10, 3)
  return {
    width: size,
    height: size,
    at(x, y) {
      const [u, v] = [x / size, y / size]
      let lines = 0
      for (const { columns, rows, weight, noise } of layers) lines += weight * noise(u * columns, v * rows)
      const cloud = drift(u * 3, v)
      return {
        colour: lighten(colour, strength * (0.05 * lines + 0.014 * cloud)),
        height: 0.14 * strength * lines,
        roughness: 0.29 + strength * (0.07 * lines + 0.02 * cloud),
      }
    },
  }
}

/** Blasted and anodised, or powder-coated: the same fine grain in all directions. */
export function grainedMetal(colour: Colour, grain: number, roughness: number, seed: number): Surface {
  const size = 300
  const cells = Math.round(size / grain)
  const fine = fractalNoise(cells, cells, seed, 2, 0.6)
  const cloud = fractalNoise(4, 4, seed + 10, 3)
  return {
    width: size,
    height: size,
    at(x, y) {
      const [u, v] = [x / size, y / size]
      const bump = fine(u * cells, v * cells)
      return {
        colour: lighten(colour, 0.03 * bump + 0.008 * cloud(u * 4, v * 4)),
        height: 0.09 * grain * bump,
        roughness: roughness + 0.05 * bump,
      }
    },
  }
}
