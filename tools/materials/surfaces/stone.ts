import { cellNoise, fractalNoise, gradientNoise, random, smoothstep } from '../noise.ts'
import { blend, type Colour, hex, lighten, type Surface } from '../surface.ts'

/** Quartz composite: crushed grains of many sizes in a pale binder, polished to satin. */
export function quartz(seed: number): Surface {
  const size = 600
  const binder = hex('#dedad3')
  const tints = ['#f3f1ec', '#e9e6df', '#cfcac1', '#bdb7ad', '#d9cfc0', '#a39d94'].map(hex)
  const layers = [
    { cells: 300, share: 0.55, strength: 0.45 },
    { cells: 150, share: 0.42, strength: 0.6 },
    { cells: 66, share: 0.22, strength: 0.55 },
  ].map((layer, index) => ({ ...layer, grains: cellNoise(layer.cells, layer.cells, seed + index * 31) }))
  const warp = gradientNoise(220, 220, seed + 200)
  const mist = fractalNoise(4, 4, seed + 201, 4)
  return {
    width: size,
    height: size,
    at(x, y) {
      const [u, v] = [x / size, y / size]
      const bend = 0.22 * warp(u * 220, v * 220)
      let colour = lighten(binder, 0.012 * mist(u * 4, v * 4))
      let relief = 0
      for (const [index, { cells, share, strength, grains }] of layers.entries()) {
        const grain = grains(u * cells + bend, v * cells - bend)
        if (random(grain.column, grain.row, seed + 300 + index) > share) continue
        const reach = 0.22 + 0.3 * random(grain.column, grain.row, seed + 400 + index)
        const inside =
          smoothstep(reach, reach - 0.16, grain.distance) * smoothstep(0, 0.12, grain.second - grain.distance)
        // Dark grains are rare, or the slab would look like granite.
        const pick = random(grain.column, grain.row, seed + 500 + index) ** 1.5
        const tint = tints[Math.floor(pick * tints.length)] ?? binder
        colour = blend(colour, tint, inside * strength)
        relief += inside * (index === 2 ? 1 : 0.4)
      }
      const sparkle = random(Math.floor(u * 1400), Math.floor(v * 1400), seed + 600) > 0.9985 ? 1 : 0
      return {
        colour: lighten(colour, 0.1 * sparkle),
        height: 0.05 * relief,
        roughness: 0.3 - 0.05 * relief - 0.12 * sparkle,
      }
    },
  }
}

/**
 * Carrara: white ground with grey mist drawn out in one direction, and veins that come and go. As large as a
 * slab: on a splashback of three metres hardly a vein comes twice.
 */
export function marble(seed: number): Surface {
  const size = 2800
  const [ground, mistGrey, vein] = [hex('#f1f0ed'), hex('#cfd1d2'), hex('#878d92')]
  const bendX = fractalNoise(4, 4, seed, 5, 0.52)
  const bendY = fractalNoise(4, 4, seed + 20, 5, 0.52)
  const main = fractalNoise(3, 2, seed + 40, 3, 0.35)
  const side = fractalNoise(8, 3, seed + 60, 3, 0.45)
  const hair = fractalNoise(17, 9, seed + 80, 3, 0.5)
  const mist = fractalNoise(5, 2, seed + 100, 6, 0.62)
  const presence = fractalNoise(5, 5, seed + 120, 3)
  const crystal = fractalNoise(300, 300, seed + 140, 2)
  return {
    width: size,
    height: size,
    at(x, y) {
      const [u, v] = [x / size, y / size]
      const a = u + 0.042 * bendX(u * 4, v * 4)
      const b = v + 0.042 * bendY(u * 4, v * 4)
      // Leaning by a whole period keeps the picture seamless.
      const lean = a + b
      const here = presence(u * 5, v * 5)
      const one = Math.abs(main(lean * 3, b * 2))
      const two = Math.abs(side(lean * 8, b * 3))
      const three = Math.abs(hair(lean * 17, b * 9))
      const strong = smoothstep(-0.35, 0.55, here)
      const weak = smoothstep(-0.1, 0.6, -here)
      const veins =
        strong * (0.4 * Math.exp(-one * 48) + 0.16 * Math.exp(-one * 11)) +
        0.36 * smoothstep(-0.4, 0.5, here) * Math.exp(-two * 34) +
        0.26 * weak * Math.exp(-two * 20) +
        0.12 * Math.exp(-three * 26) * smoothstep(-0.6, 0.4, here)
      const misty = smoothstep(-0.25, 1.25, mist(lean * 5, b * 2) + 0.35 * here)
      const sugar = crystal(u * 300, v * 300)
      const clouded = blend(ground, mistGrey, 0.75 * misty)
      return {
        colour: lighten(blend(clouded, vein, veins), 0.006 * sugar),
        height: -0.05 * veins + 0.02 * sugar,
        roughness: 0.2 + 0.06 * veins + 0.012 * sugar,
      }
    },
  }
}

/** Trowelled concrete: clouds, faint sweeps of the trowel, pinholes where air stood. */
export function concrete(seed: number): Surface {
  const size = 1600
  const [pale, deep]: readonly Colour[] = [hex('#b9b6b0'), hex('#8f8d89')]
  const cloud = fractalNoise(5, 5, seed, 7, 0.68)
  const warp = fractalNoise(4, 4, seed + 10, 3)
  const sweep = fractalNoise(4, 26, seed + 20, 3, 0.6)
  const grit = fractalNoise(420, 420, seed + 30, 2, 0.7)
  const holes = [
    { cells: 150, share: 0.12, reach: 0.24, points: cellNoise(150, 150, seed + 40) },
    { cells: 60, share: 0.14, reach: 0.13, points: cellNoise(60, 60, seed + 50) },
  ]
  const patch = fractalNoise(5, 5, seed + 60, 2)
  return {
    width: size,
    height: size,
    at(x, y) {
      const [u, v] = [x / size, y / size]
      const bend = 0.09 * warp(u * 4, v * 4)
      const clouded = cloud(u * 5 + bend * 3, v * 5 - bend * 3)
      const swept = sweep(u * 4 + bend, v * 26 + bend * 5)
      const sandy = grit(u * 420, v * 420)
      let hole = 0
      const airy = smoothstep(-0.5, 0.5, patch(u * 5, v * 5))
      for (const [index, { cells, share, reach, points }] of holes.entries()) {
        const point = points(u * cells, v * cells)
        if (random(point.column, point.row, seed + 70 + index) > share * (0.35 + airy)) continue
        const radius = reach * (0.35 + 0.65 * random(point.column, point.row, seed + 80 + index))
        hole = Math.max(hole, smoothstep(radius, radius * 0.55, point.distance))
      }
      const shade = 0.5 + 0.24 * clouded + 0.04 * swept
      const surface = lighten(blend(pale as Colour, deep as Colour, shade), 0.022 * sandy)
      return {
        colour: blend(surface, hex('#6a6865'), 0.62 * hole),
        height: 0.035 * sandy + 0.05 * swept - 0.8 * hole,
        roughness: 0.72 + 0.05 * clouded + 0.04 * sandy + 0.15 * hole,
      }
    },
  }
}
