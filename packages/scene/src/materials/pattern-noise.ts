/** A value in 0…1 for a place in a pattern. */
export type Noise = (x: number, y: number) => number

/**
 * Smooth noise that repeats after whole periods, so that a texture tiles; the same numbers everywhere.
 * Its lattice is tabled once: a floor asks for millions of values.
 */
export function tilingNoise(periodX: number, periodY: number, seed: number): Noise {
  const table = new Float32Array(periodX * periodY)
  for (let y = 0; y < periodY; y++) {
    for (let x = 0; x < periodX; x++) table[y * periodX + x] = lattice(x, y, seed)
  }

  return (x, y) => {
    const x0 = Math.floor(x)
    const y0 = Math.floor(y)
    const fx = smooth(x - x0)
    const fy = smooth(y - y0)
    const left = wrap(x0, periodX)
    const right = left + 1 === periodX ? 0 : left + 1
    const low = wrap(y0, periodY)
    const high = low + 1 === periodY ? 0 : low + 1
    const at = (column: number, row: number) => table[row * periodX + column] ?? 0
    const below = at(left, low) * (1 - fx) + at(right, low) * fx
    const above = at(left, high) * (1 - fx) + at(right, high) * fx
    return below * (1 - fy) + above * fy
  }
}

/** One well-mixed number in 0…1 per pair of whole numbers. */
export function lattice(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

function wrap(value: number, period: number): number {
  const rest = value % period
  return rest < 0 ? rest + period : rest
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}
