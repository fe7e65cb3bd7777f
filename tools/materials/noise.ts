/** Smooth noise of about -1…1 over a lattice that repeats after whole periods. */
export type Noise = (x: number, y: number) => number

const directions = Array.from({ length: 256 }, (_, index) => {
  const angle = (index / 256) * 2 * Math.PI
  return [Math.cos(angle), Math.sin(angle)] as const
})
const along = Float64Array.from(directions, ([cosine]) => cosine)
const across = Float64Array.from(directions, ([, sine]) => sine)

export function gradientNoise(periodX: number, periodY: number, seed: number): Noise {
  const slope = (column: number, row: number, dx: number, dy: number) => {
    const index = mix(column, row, seed) & 255
    return (along[index] ?? 0) * dx + (across[index] ?? 0) * dy
  }
  return (x, y) => {
    const x0 = Math.floor(x)
    const y0 = Math.floor(y)
    const fx = x - x0
    const fy = y - y0
    const left = wrap(x0, periodX)
    const right = left + 1 === periodX ? 0 : left + 1
    const low = wrap(y0, periodY)
    const high = low + 1 === periodY ? 0 : low + 1
    const sx = fade(fx)
    const sy = fade(fy)
    const one = slope(left, low, fx, fy) * (1 - sx) + slope(right, low, fx - 1, fy) * sx
    const two = slope(left, high, fx, fy - 1) * (1 - sx) + slope(right, high, fx - 1, fy - 1) * sx
    return (one * (1 - sy) + two * sy) * 1.5
  }
}

/** Several noises on top of each other, each twice as fine and weaker by `gain`. */
export function fractalNoise(
  periodX: number,
  periodY: number,
  seed: number,
  octaves: number,
  gain = 0.5,
): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => ({
    scale: 2 ** octave,
    weight: gain ** octave,
    noise: gradientNoise(periodX * 2 ** octave, periodY * 2 ** octave, seed + octave * 101),
  }))
  const total = Math.sqrt(layers.reduce((sum, { weight }) => sum + weight * weight, 0))
  return (x, y) => {
    let sum = 0
    for (const { scale, weight, noise } of layers) sum += weight * noise(x * scale, y * scale)
    return sum / total
  }
}

/** The nearest of one scattered point per lattice cell. */
export type Cell = {
  readonly distance: number
  /** Distance to the second nearest point. */
  readonly second: number
  /** From the point to the place asked for. */
  readonly dx: number
  readonly dy: number
  readonly column: number
  readonly row: number
}

/** `scatter` 0 leaves the points on the lattice, 1 lets them lie anywhere in their cell. */
export function cellNoise(
  periodX: number,
  periodY: number,
  seed: number,
  scatter = 1,
): (x: number, y: number) => Cell {
  return (x, y) => {
    const x0 = Math.floor(x)
    const y0 = Math.floor(y)
    let distance = Number.POSITIVE_INFINITY
    let second = Number.POSITIVE_INFINITY
    let [dx, dy, nearestColumn, nearestRow] = [0, 0, 0, 0]
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const column = wrap(x0 + i, periodX)
        const row = wrap(y0 + j, periodY)
        const px = x0 + i + 0.5 + (random(column, row, seed) - 0.5) * scatter
        const py = y0 + j + 0.5 + (random(column, row, seed + 7919) - 0.5) * scatter
        const reach = Math.hypot(x - px, y - py)
        if (reach < distance) {
          second = distance
          distance = reach
          dx = x - px
          dy = y - py
          nearestColumn = column
          nearestRow = row
        } else if (reach < second) second = reach
      }
    }
    return { distance, second, dx, dy, column: nearestColumn, row: nearestRow }
  }
}

/** One well-mixed number in 0…1 per pair of whole numbers: the same on every machine and in every run. */
export function random(x: number, y: number, seed: number): number {
  return mix(x, y, seed) / 4294967296
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

export function wrap(value: number, period: number): number {
  const rest = value % period
  return rest < 0 ? rest + period : rest
}

function mix(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917)
  return (hash ^ (hash >>> 16)) >>> 0
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}
