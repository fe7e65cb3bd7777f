import type { Point3 } from '@arredo/geometry'
import { type Light, sunAt, towardsSun } from '@arredo/project'
import { tilingNoise } from '../../materials/pattern-noise.ts'

/** Linear light; 1 is white paper at noon. */
export type Radiance = readonly [red: number, green: number, blue: number]

/** The light outside at an hour: what is painted is lit by it, and what is not painted is its sky. */
export type Sky = {
  readonly towardsSun: Point3
  /** Light of the sun on what faces it; nothing when it is down. */
  readonly sun: Radiance
  /** Light from everywhere above. */
  readonly ambient: Radiance
  /** 0 by day, 1 when windows and street lamps are lit. */
  readonly night: number
  /** The sky in a direction, without the disc of the sun. */
  readonly at: (direction: Point3) => Radiance
  /** Where the land ends in haze. */
  readonly horizon: (direction: Point3) => Radiance
}

/** The sun's height in degrees, the sky overhead, at the horizon before the sun and away from it, and the sun. */
type Moment = {
  readonly height: number
  readonly zenith: Radiance
  readonly before: Radiance
  readonly away: Radiance
  readonly sun: Radiance
}

const moments: readonly Moment[] = [
  {
    ...{ height: -18, zenith: [0.005, 0.007, 0.018], before: [0.014, 0.016, 0.03] },
    ...{ away: [0.012, 0.014, 0.028], sun: [0, 0, 0] },
  },
  {
    ...{ height: -9, zenith: [0.013, 0.021, 0.056], before: [0.1, 0.065, 0.07] },
    ...{ away: [0.032, 0.038, 0.068], sun: [0, 0, 0] },
  },
  {
    ...{ height: -3, zenith: [0.04, 0.066, 0.15], before: [0.6, 0.3, 0.16] },
    ...{ away: [0.13, 0.125, 0.18], sun: [0, 0, 0] },
  },
  {
    ...{ height: 1, zenith: [0.1, 0.16, 0.31], before: [1.15, 0.6, 0.28] },
    ...{ away: [0.32, 0.29, 0.33], sun: [0.75, 0.33, 0.12] },
  },
  {
    ...{ height: 7, zenith: [0.14, 0.25, 0.49], before: [1.15, 0.86, 0.56] },
    ...{ away: [0.5, 0.51, 0.56], sun: [1.55, 1.02, 0.55] },
  },
  {
    ...{ height: 20, zenith: [0.15, 0.29, 0.59], before: [0.98, 0.96, 0.9] },
    ...{ away: [0.66, 0.74, 0.84], sun: [2, 1.72, 1.3] },
  },
  {
    ...{ height: 45, zenith: [0.14, 0.3, 0.64], before: [0.88, 0.95, 1.02] },
    ...{ away: [0.72, 0.84, 0.98], sun: [2.25, 2.1, 1.85] },
  },
]

/** More than there is: a camera that is set for lamps would see nothing of a garden by night. */
const moonlight: Radiance = [0.035, 0.05, 0.085]

const clouds = [
  { noise: tilingNoise(64, 64, 11), scale: 0.9, weight: 0.54 },
  { noise: tilingNoise(64, 64, 23), scale: 2.1, weight: 0.27 },
  { noise: tilingNoise(64, 64, 37), scale: 4.7, weight: 0.13 },
  { noise: tilingNoise(64, 64, 51), scale: 10, weight: 0.06 },
] as const

/** `cover` is how much of the sky clouds take, from 0 to 1; 1 is an overcast day without a sun. */
export function skyOf(light: Pick<Light, 'hour' | 'north'>, cover: number): Sky {
  const { elevation } = sunAt(light.hour)
  const sunwards = towardsSun(light)
  const now = momentAt(elevation)
  const overcast = smoothstep(0.75, 1, cover)
  const sun = scaled(now.sun, 1 - overcast)
  const grey = luminance(mixed(now.zenith, now.away, 0.5)) + luminance(now.sun) * 0.16
  const veil: Radiance = [grey * 0.97, grey, grey * 1.04]
  const clear = mixed(mixed(now.zenith, now.away, 0.4), now.before, 0.12)
  const night = 1 - smoothstep(-5, 7, elevation)
  const ambient = plus(mixed(clear, veil, overcast), scaled(moonlight, night))

  function horizon(direction: Point3): Radiance {
    const facing = 0.5 + 0.5 * flatCosine(direction, sunwards)
    return mixed(mixed(now.away, now.before, facing ** 3), scaled(veil, 0.85), overcast)
  }

  return {
    ...{ towardsSun: sunwards, sun, ambient, night, horizon },
    at(direction) {
      const up = Math.max(0, direction[2])
      const low = Math.exp(-up * 4.2)
      const gap = Math.max(0, dot(direction, sunwards))
      const glow = (gap ** 10 * 0.16 + gap ** 90 * 0.5) * (1 - overcast)
      const blue = mixed(now.zenith, horizon(direction), low)
      const open = mixed(plus(blue, scaled(sun, glow)), scaled(veil, 0.9 + 0.35 * up), overcast)
      const cloud = cloudAt(direction, cover)
      if (cloud.share === 0) return open
      // Seen against the sun a cloud has a bright rim and a darker heart.
      const white = plus(
        scaled(ambient, 0.95),
        scaled(sun, (0.12 + 0.3 * gap ** 3) * (1 - 0.55 * cloud.heart)),
      )
      return mixed(open, mixed(white, scaled(veil, 1 - 0.25 * cloud.heart), overcast), cloud.share)
    },
  }
}

function cloudAt([x, y, z]: Point3, cover: number): { readonly share: number; readonly heart: number } {
  if (z < 0.015) return { share: 0, heart: 0 }
  // As on a ceiling: small and close together towards the horizon.
  const far = 1 / (z + 0.16)
  let value = 0
  for (const { noise, scale, weight } of clouds)
    value += weight * noise(x * far * scale + 20, y * far * scale * 1.35 + 20)
  const edge = 0.74 - 0.42 * cover
  const heart = smoothstep(edge, edge + 0.24, value)
  return { share: smoothstep(edge - 0.07, edge + 0.12, value) * 0.85 * smoothstep(0.015, 0.12, z), heart }
}

function momentAt(height: number): Moment {
  const above = moments.find((each) => each.height >= height) ?? moments.at(-1)
  const below = moments.findLast((each) => each.height <= height) ?? moments[0]
  if (!above || !below) throw new Error('There is a sky at every hour')
  const share = above === below ? 0 : (height - below.height) / (above.height - below.height)
  return {
    height,
    zenith: mixed(below.zenith, above.zenith, share),
    before: mixed(below.before, above.before, share),
    away: mixed(below.away, above.away, share),
    sun: mixed(below.sun, above.sun, share),
  }
}

function flatCosine(one: Point3, two: Point3): number {
  const lengths = Math.hypot(one[0], one[1]) * Math.hypot(two[0], two[1])
  return lengths < 1e-6 ? 0 : (one[0] * two[0] + one[1] * two[1]) / lengths
}

export function dot(one: Point3, two: Point3): number {
  return one[0] * two[0] + one[1] * two[1] + one[2] * two[2]
}

export function mixed(one: Radiance, two: Radiance, share: number): Radiance {
  const rest = 1 - share
  return [one[0] * rest + two[0] * share, one[1] * rest + two[1] * share, one[2] * rest + two[2] * share]
}

export function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

function scaled([red, green, blue]: Radiance, by: number): Radiance {
  return [red * by, green * by, blue * by]
}

function plus(one: Radiance, two: Radiance): Radiance {
  return [one[0] + two[0], one[1] + two[1], one[2] + two[2]]
}

function luminance([red, green, blue]: Radiance): number {
  return red * 0.2126 + green * 0.7152 + blue * 0.0722
}
