import { fractalNoise, gradientNoise, random, wrap } from '../noise.ts'
import { blend, hex, lighten, type Surface } from '../surface.ts'

/** Plain weave of linen yarn, uneven as linen is: threads swell, thin out and differ in tone. */
export function linen(seed: number): Surface {
  const size = 240
  const threads = 240
  const [bright, dim, shadow] = [hex('#d8cdb9'), hex('#b9aa92'), hex('#7d705d')]
  const wanderX = fractalNoise(12, 12, seed, 2)
  const wanderY = fractalNoise(12, 12, seed + 5, 2)
  const slubWarp = gradientNoise(threads, 7, seed + 10)
  const slubWeft = gradientNoise(7, threads, seed + 11)
  const warpFibre = gradientNoise(1500, 240, seed + 12)
  const weftFibre = gradientNoise(240, 1500, seed + 13)
  const profile = (place: number, width: number) =>
    Math.sqrt(Math.max(0, 1 - ((place - 0.5) / (0.5 * width)) ** 2))
  return {
    width: size,
    height: size,
    at(x, y) {
      const [u, v] = [x / size, y / size]
      const a = u * threads + 0.35 * wanderX(u * 12, v * 12)
      const b = v * threads + 0.35 * wanderY(u * 12, v * 12)
      const [column, row] = [Math.floor(a), Math.floor(b)]
      const [fa, fb] = [a - column, b - row]
      const up = wrap(column + row, 2) === 0 ? 1 : -1
      const swellWarp = slubWarp(column + 0.5, v * 7)
      const swellWeft = slubWeft(u * 7, row + 0.5)
      const warp = profile(fa, 0.98 + 0.3 * swellWarp) * (0.5 + 0.5 * up * Math.sin(Math.PI * fb))
      const weft = profile(fb, 0.98 + 0.38 * swellWeft) * (0.5 - 0.5 * up * Math.sin(Math.PI * fa))
      const isWarp = warp > weft
      const top = Math.max(warp, weft)
      const tone = isWarp
        ? random(wrap(column, threads), 0, seed + 20) + 0.45 * swellWarp
        : random(0, wrap(row, threads), seed + 21) + 0.6 * swellWeft
      const lint = isWarp ? warpFibre(u * 1500, v * 240) : weftFibre(u * 240, v * 1500)
      const yarn = lighten(blend(dim, bright, 0.32 + 0.42 * tone), 0.07 * lint)
      return {
        colour: blend(shadow, yarn, 0.22 + 0.78 * top ** 0.8),
        height: 1.0 * top + 0.05 * lint,
        roughness: 0.9 + 0.05 * lint,
      }
    },
  }
}

type Loop = { readonly height: number; readonly twist: number; readonly tone: number }

/** Looped yarn lying every which way, in layers; the highest loop at a place is the one seen. */
export function boucle(seed: number): Surface {
  const size = 220
  const [bright, shadow] = [hex('#efe8dc'), hex('#a79b8a')]
  const layers = [
    { cells: 40, lift: -0.22, seed: seed + 30 },
    { cells: 30, lift: 0, seed },
    { cells: 34, lift: 0.25, seed: seed + 50 },
    { cells: 38, lift: 0.4, seed: seed + 100 },
  ]
  const wander = fractalNoise(40, 40, seed + 150, 2)
  const wool = fractalNoise(260, 260, seed + 160, 2, 0.7)
  return {
    width: size,
    height: size,
    at(x, y) {
      const [u, v] = [x / size, y / size]
      const bend = 0.006 * wander(u * 40, v * 40)
      const turn = 0.006 * wander(v * 40, u * 40)
      let seen: Loop = { height: 0, twist: 0, tone: 0.5 }
      for (const layer of layers) {
        const loop = highestLoop((u + bend) * layer.cells, (v + turn) * layer.cells, layer.cells, layer.seed)
        const height = loop.height === 0 ? 0 : Math.max(0.02, loop.height + layer.lift)
        if (height > seen.height) seen = { ...loop, height }
      }
      const fuzz = wool(u * 260, v * 260) * (seen.height === 0 ? 2.2 : 1)
      const height = seen.height + 0.06 * seen.twist + 0.06 * fuzz
      const lit = 0.12 + 0.78 * height + 0.1 * seen.twist + 0.07 * fuzz
      return {
        colour: lighten(blend(shadow, bright, lit), 0.05 * (seen.tone - 0.5)),
        height: 1.1 * height,
        roughness: 0.94 + 0.03 * fuzz,
      }
    },
  }
}

/** One loop per cell: an oval ring of yarn with its own size, slant and place. */
function highestLoop(x: number, y: number, cells: number, seed: number): Loop {
  let best: Loop = { height: 0, twist: 0, tone: 0.5 }
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [column, row] = [wrap(x0 + i, cells), wrap(y0 + j, cells)]
      const [dx, dy] = [
        x - (x0 + i + random(column, row, seed)),
        y - (y0 + j + random(column, row, seed + 1)),
      ]
      const angle = Math.PI * random(column, row, seed + 2)
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
      const along = dx * cosine + dy * sine
      const across = (dy * cosine - dx * sine) * (1.15 + 0.7 * random(column, row, seed + 3))
      const radius = 0.3 + 0.18 * random(column, row, seed + 4)
      const tube = 0.17 + 0.05 * random(column, row, seed + 5)
      const off = Math.hypot(along, across) - radius
      if (Math.abs(off) > tube) continue
      const way = Math.atan2(across, along)
      // A loop rises out of the cloth at one end and sinks back at the other.
      const rise = 0.55 + 0.3 * Math.cos(way + 2 * angle)
      const height = (Math.sqrt(tube * tube - off * off) / 0.22) * 0.45 * rise + 0.3 * rise
      if (height <= best.height) continue
      const twist = Math.sin(way * 9 + (off / tube) * 2.4)
      best = { height, twist, tone: random(column, row, seed + 6) }
    }
  }
  return best
}
