import { lattice, tilingNoise } from '../../materials/pattern-noise.ts'
import { faceUp, type Land, paint, type Touch } from './land.ts'

export type Tree = {
  readonly bearing: number
  /** Degrees from the horizon to the middle of its crown, and from there to its edge. */
  readonly middle: number
  readonly radius: number
  readonly colour: readonly [number, number, number]
  readonly haze: number
  /** Where its trunk meets the ground, in degrees; none for a bush. */
  readonly foot?: number
  /** How much higher than wide; round when left out. */
  readonly tall?: number
  readonly seed: number
}

const leaves = tilingNoise(256, 256, 5)
const clumps = tilingNoise(256, 256, 9)

/** Ranges of hills in the distance, up to `high` degrees. */
export function paintHills(land: Land, high: number, haze: number, seed: number): void {
  const ridge = tilingNoise(12, 4, seed)
  const fine = tilingNoise(90, 4, seed + 1)
  paint(land, { from: -90, to: 270, low: -12, high: high + 2 }, (bearing, elevation, touch) => {
    const top = high * (0.25 + 0.75 * ridge(bearing / 30, 0.5)) + 0.25 * fine(bearing / 4, 0.5)
    if (elevation > top) return 0
    const wood = 0.7 + 0.5 * clumps(bearing * 1.3, elevation * 4)
    leave(touch, 0.075 * wood, 0.11 * wood, 0.06 * wood, haze)
    faceUp(touch)
    return (top - elevation) * 4
  })
}

/** A wood behind the gardens: crowns of all sizes before each other. */
export function paintWood(
  land: Land,
  options: { low: number; high: number; haze: number; seed: number },
): void {
  const { low, high, haze, seed } = options
  const count = Math.round(1500 / (high - low))
  for (let k = 0; k < count; k++) {
    const die = (side: number) => lattice(k, side, seed)
    const near = k / count
    paintCrown(land, {
      bearing: die(1) * 360,
      middle: low + (high - low) * (1 - near * 0.75) * (0.35 + 0.5 * die(2)),
      radius: (high - low) * (0.22 + 0.26 * die(3)),
      colour: greens[Math.floor(die(4) * greens.length)] ?? [0.05, 0.09, 0.03],
      haze: haze * (1 - near * 0.35),
      seed: seed * 1000 + k,
    })
  }
}

const greens = [
  [0.055, 0.095, 0.03],
  [0.045, 0.085, 0.032],
  [0.075, 0.115, 0.034],
  [0.035, 0.066, 0.03],
  [0.09, 0.12, 0.04],
] as const

export function paintTree(land: Land, tree: Tree): void {
  const { bearing, middle, radius, foot, seed, haze } = tree
  if (foot !== undefined) {
    const wide = radius * 0.055
    paint(
      land,
      { from: bearing - wide * 3, to: bearing + wide * 3, low: foot, high: middle },
      (at, elevation, touch) => {
        const share = (elevation - foot) / (middle - foot)
        const bent = bearing + Math.sin(share * 3 + seed) * wide * 0.6
        const half = wide * (1.25 - 0.6 * share)
        leave(touch, 0.06, 0.048, 0.036, haze)
        round(touch, at, (at - bent) / half, 0)
        return (half - Math.abs(at - bent)) * 4
      },
    )
  }
  paintCrown(land, tree)
}

/** Balls of leaves about a middle: the outer and upper ones come last and are lighter. */
function paintCrown(land: Land, { bearing, middle, radius, colour, haze, seed, tall = 1 }: Tree): void {
  const balls = radius > 3.5 ? 60 : radius > 2 ? 34 : 16
  for (let k = 0; k < balls; k++) {
    const die = (side: number) => lattice(k, side, seed)
    const turn = die(1) * 2 * Math.PI
    // Branches: no crown is round.
    const reach = 0.62 + 0.42 * lattice(Math.floor(die(1) * 7), 8, seed)
    const out = Math.sqrt(die(2)) * radius * reach
    const [right, up] = [Math.cos(turn) * out, Math.sin(turn) * out * tall]
    const depth = (k / balls) * 0.55 + 0.25 + (0.2 * (up + radius * tall)) / (2 * radius * tall)
    const size = radius * (0.2 + 0.24 * die(3) ** 2)
    const shade = depth * (0.85 + 0.3 * die(4))
    const [cx, cy] = [bearing + right / Math.cos((middle * Math.PI) / 180), middle + up]
    paint(
      land,
      { from: cx - size * 1.5, to: cx + size * 1.5, low: cy - size * 1.3, high: cy + size * 1.3 },
      (at, elevation, touch) => {
        const dx = (at - cx) / size
        const dy = (elevation - cy) / size
        const away = dx * dx + dy * dy
        if (away > 1.64) return 0
        const ragged = 0.72 + 0.56 * leaves(at * 2.4 + seed * 3, elevation * 2.4)
        const inside = ragged - Math.sqrt(away)
        if (inside <= 0) return 0
        const leaf = shade * (0.55 + 0.9 * leaves(at * 5.3, elevation * 5.3 + seed))
        leave(touch, colour[0] * leaf * 1.5, colour[1] * leaf * 1.5, colour[2] * leaf * 1.5, haze)
        round(touch, at, dx * 0.55 + (right / radius) * 0.6, dy * 0.55 + (up / (radius * tall)) * 0.6 + 0.15)
        return Math.min(1, inside * 3.2)
      },
    )
  }
}

/** Shrubs all round where the lawn ends, cut to no line, with flowers before them. */
export function paintBorder(land: Land, { low, high }: { low: number; high: number }): void {
  for (let k = 0; k < 210; k++) {
    const die = (side: number) => lattice(k, side, 66)
    const near = k / 210
    paintCrown(land, {
      ...{ bearing: die(1) * 360, radius: (high - low) * (0.3 + 0.3 * die(2)), haze: 0.05 * (1 - near) },
      middle: low + (high - low) * (0.3 + 0.45 * die(3)) * (1 - 0.55 * near),
      colour: greens[Math.floor(die(4) * greens.length)] ?? greens[0],
      seed: 7000 + k,
    })
  }
  for (let k = 0; k < 170; k++) {
    const die = (side: number) => lattice(k, side, 77)
    const blossom = blossoms[Math.floor(die(3) * blossoms.length)] ?? blossoms[0]
    const middle = low - 0.6 + die(2) * 1.5
    paintCrown(land, {
      ...{ bearing: die(1) * 360, middle, radius: 0.6 + die(4) * 1.1 },
      ...{ colour: k % 4 === 0 ? blossom : [0.08, 0.125, 0.04], haze: 0.02, seed: 9000 + k },
    })
  }
}

const blossoms = [
  [0.34, 0.3, 0.36],
  [0.4, 0.38, 0.33],
  [0.36, 0.14, 0.2],
  [0.38, 0.29, 0.07],
] as const

/** Grass from under one's feet to the hedge, mown and uneven. */
export function paintLawn(land: Land, { high, eye }: { high: number; eye: number }): void {
  paint(land, { from: -90, to: 270, low: -90, high }, (bearing, elevation, touch) => {
    const far = eye / Math.tan(Math.max(0.02, (-elevation * Math.PI) / 180))
    const turn = (bearing * Math.PI) / 180
    const [x, y] = [far * Math.sin(turn) + 100, far * Math.cos(turn) + 100]
    const patch = 0.78 + 0.28 * clumps(x * 0.5, y * 0.5) + 0.22 * leaves(x * 3, y * 3)
    const dry = clumps(x * 0.21 + 40, y * 0.21)
    // Long soft shadows of what stands about.
    const shade = 1 - 0.42 * Math.max(0, clumps(x * 0.33 + 9, y * 0.13) - 0.48) * 2
    const grass = patch * shade
    leave(touch, (0.085 + 0.04 * dry) * grass, 0.145 * grass, 0.04 * grass, Math.min(0.2, far / 300))
    faceUp(touch)
    // Tufts: it ends nowhere in a line.
    return (high - elevation) * 1.5 - leaves(bearing * 3, 9) * 0.8
  })
}

/** Something round before one's eyes: right and up are shares of its radius. */
function round(touch: Touch, bearing: number, right: number, up: number): void {
  const turn = (bearing * Math.PI) / 180
  const length = Math.sqrt(right * right + up * up)
  const fit = length > 1 ? 1 / length : 1
  const side = right * fit
  touch.z = up * fit
  const towards = Math.sqrt(Math.max(0, 1 - side * side - touch.z * touch.z))
  touch.x = Math.cos(turn) * side - Math.sin(turn) * towards
  touch.y = -Math.sin(turn) * side - Math.cos(turn) * towards
}

export function leave(touch: Touch, red: number, green: number, blue: number, haze: number): void {
  touch.red = red
  touch.green = green
  touch.blue = blue
  touch.haze = haze
}
