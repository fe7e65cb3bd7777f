import { fractalNoise, random, smoothstep, wrap } from '../noise.ts'
import { blend, hex, lighten, type Surface } from '../surface.ts'

/** Handmade square tiles: each lies a little out of plane and differs in tone; the glaze thins at the edges. */
export function glazedTiles(seed: number): Surface {
  const [count, pitch, joint] = [8, 100, 2.4]
  const size = count * pitch
  const [glaze, clay, grout] = [hex('#f4f2ec'), hex('#e2dccf'), hex('#cbc5ba')]
  const wave = fractalNoise(36, 36, seed, 2)
  const cloud = fractalNoise(22, 22, seed + 10, 3)
  const edge = fractalNoise(90, 90, seed + 20, 2)
  const sand = fractalNoise(500, 500, seed + 30, 2)
  return {
    width: size,
    height: size,
    at(x, y) {
      const [u, v] = [x / size, y / size]
      // The picture's border runs through the middle of tiles, where nothing can show.
      const [a, b] = [wrap(x + pitch / 2, size), wrap(y + pitch / 2, size)]
      const [column, row] = [Math.floor(a / pitch), Math.floor(b / pitch)]
      const [dx, dy] = [a - (column + 0.5) * pitch, b - (row + 0.5) * pitch]
      const ragged = 0.55 * edge(u * 90, v * 90)
      const inside = pitch / 2 - joint / 2 - Math.max(Math.abs(dx), Math.abs(dy)) + ragged
      const corner = roundedInside(dx, dy, pitch / 2 - joint / 2, 2.2) + ragged
      const glazed = smoothstep(-0.5, 0.5, Math.min(inside, corner))
      const tone = random(column, row, seed + 40) - 0.5
      const warm = random(column, row, seed + 41)
      const tiltX = (random(column, row, seed + 42) - 0.5) * 0.034
      const tiltY = (random(column, row, seed + 43) - 0.5) * 0.034
      const waves = wave(u * 36, v * 36)
      const clouds = cloud(u * 22, v * 22)
      const thin = 1 - smoothstep(0, 5, corner)
      const tile = lighten(
        blend(glaze, clay, 0.22 * warm + 0.45 * thin + 0.12 * clouds),
        0.03 * tone + 0.006 * waves,
      )
      const sandy = sand(u * 500, v * 500)
      const rounding = -0.5 * (1 - smoothstep(0, 3, corner)) ** 2
      return {
        colour: blend(lighten(grout, 0.04 * sandy), tile, glazed),
        height:
          glazed * (0.9 + tiltX * dx + tiltY * dy + 0.1 * waves + rounding) + (1 - glazed) * 0.04 * sandy,
        roughness: 0.86 * (1 - glazed) + glazed * (0.13 + 0.1 * thin + 0.02 * clouds),
      }
    },
  }
}

/** How far inside a square with rounded corners. */
function roundedInside(dx: number, dy: number, half: number, radius: number): number {
  const [ax, ay] = [Math.abs(dx) - (half - radius), Math.abs(dy) - (half - radius)]
  return radius - Math.hypot(Math.max(0, ax), Math.max(0, ay)) - Math.min(0, Math.max(ax, ay))
}
