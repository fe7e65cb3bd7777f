import { fractalNoise, gradientNoise, random, smoothstep } from '../noise.ts'
import { blend, type Colour, hex, lighten, type Sample } from '../surface.ts'

export type Species = {
  readonly light: Colour
  readonly dark: Colour
  readonly pore: Colour
  /** Colour some streaks lean to. */
  readonly streak: Colour
  /** Millimetres of a year's growth. */
  readonly ring: number
  /** How much rings, streaks and pores show, 0…1. */
  readonly rings: number
  readonly streaks: number
  readonly pores: number
  /** 1 when pores stand in the spring growth only, as in oak and ash; 0 when everywhere. */
  readonly ringPorous: number
  /** Light lenses where rays are cut along. */
  readonly flecks: number
  /** Millimetres by which the growth wanders. */
  readonly figure: number
}

export const oak: Species = {
  light: hex('#d4b088'),
  dark: hex('#ad8456'),
  pore: hex('#7d5a36'),
  streak: hex('#b98d63'),
  ring: 3.4,
  rings: 0.58,
  streaks: 0.36,
  pores: 0.5,
  ringPorous: 0.8,
  flecks: 0.5,
  figure: 5,
}

export const walnut: Species = {
  light: hex('#86603f'),
  dark: hex('#4a3122'),
  pore: hex('#2c1c13'),
  streak: hex('#573e30'),
  ring: 5.2,
  rings: 0.42,
  streaks: 0.52,
  pores: 0.42,
  ringPorous: 0.3,
  flecks: 0,
  figure: 8,
}

export const ash: Species = {
  light: hex('#e4d4b8'),
  dark: hex('#c3a97f'),
  pore: hex('#a5875c'),
  streak: hex('#d3bd97'),
  ring: 3.7,
  rings: 0.6,
  streaks: 0.22,
  pores: 0.4,
  ringPorous: 0.9,
  flecks: 0,
  figure: 4,
}

/** How a board was cut: from the middle of the trunk, or beside it, where lines run straight. */
export type Cut = { readonly beside: number; readonly above: number; readonly tone: number }

/** Wood at a place of a board: across from its middle line and along it; repeats after `length` along. */
export type Board = (across: number, along: number) => Sample

/** Wider than any board, so that nothing repeats across it. */
const reach = 2000

export function sawBoard(species: Species, length: number, cut: Cut, seed: number): Board {
  const lattice = (sizeAcross: number, sizeAlong: number, offset: number, octaves = 1) => {
    const [columns, rows] = [Math.round(reach / sizeAcross), Math.max(1, Math.round(length / sizeAlong))]
    const noise =
      octaves === 1
        ? gradientNoise(columns, rows, seed + offset)
        : fractalNoise(columns, rows, seed + offset, octaves)
    return (across: number, along: number) => noise((across / reach) * columns, (along / length) * rows)
  }
  const depth = lattice(reach, 800, 1)
  const taper = lattice(reach, 400, 15)
  const bend = lattice(reach, 800, 2)
  const wander = lattice(80, 800, 3, 3)
  const ripple = lattice(9, 130, 4, 2)
  const years = gradientNoise(512, 1, seed + 5)
  const cloud = lattice(60, 700, 6, 3)
  const streak = lattice(14, 900, 7, 3)
  const fibre = lattice(1.6, 90, 8, 2)
  const pore = lattice(1.1, 11, 9)
  const longPore = lattice(1.3, 30, 10)
  const fleck = lattice(5, 13, 11)
  const fleckPlace = lattice(50, 200, 12)
  const slip = lattice(0.9, length, 14)

  return (across, along) => {
    const above = cut.above + 40 * depth(0.5, along) + 7 * taper(0.5, along)
    const beside = across - cut.beside - 14 * bend(0.5, along)
    const radius =
      Math.hypot(beside, above) + species.figure * wander(across, along) + 0.5 * ripple(across, along)
    const age = radius / species.ring + 1.6 * years(radius / 21, 0.5)
    const year = Math.floor(age)
    const season = age - year
    const strength = 0.45 + 0.85 * random(year, 0, seed + 13)
    const spring = Math.exp(-season * 3.6) * smoothstep(0, 0.09, season)
    const autumn = smoothstep(0.45, 1, season) * (1 - smoothstep(0.95, 1, season))
    const bands = strength * (species.ringPorous * spring * 1.25 + (1 - species.ringPorous * 0.75) * autumn)

    const streaked = streak(across, along)
    const clouded = cloud(across, along)
    const shade =
      0.3 +
      species.rings * (bands - 0.3) +
      species.streaks * (0.44 * streaked + 0.26 * clouded) +
      0.07 * fibre(across, along)
    const inSpring = 1 - species.ringPorous + species.ringPorous * Math.min(1, spring * 1.5)
    // Without slipping past each other along the grain, pores would stand in rows.
    const slipped = along + 40 * slip(across, 0.5)
    const dashes =
      smoothstep(0.22, 0.62, pore(across, slipped)) * 0.8 +
      smoothstep(0.3, 0.7, longPore(across, slipped)) * 0.5
    const pores = species.pores * Math.min(1, dashes * (0.12 + 0.88 * inSpring))
    const rays =
      species.flecks *
      smoothstep(0.34, 0.6, fleck(across, along)) *
      smoothstep(-0.1, 0.5, fleckPlace(across, along)) *
      smoothstep(20, 90, Math.abs(beside))

    const ground = blend(species.light, species.dark, shade)
    const tinted = blend(
      ground,
      species.streak,
      species.streaks * smoothstep(0.1, 0.9, streaked + clouded * 0.4),
    )
    const pored = blend(tinted, species.pore, pores * 0.75)
    return {
      colour: lighten(pored, cut.tone + 0.055 * rays),
      height: -1.3 * pores - 0.24 * bands + 0.05 * rays,
      roughness: 0.5 + 0.22 * pores + 0.05 * bands - 0.08 * rays,
    }
  }
}
