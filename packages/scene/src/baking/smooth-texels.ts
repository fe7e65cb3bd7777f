import type { Chart } from './bake-scene.ts'

/**
 * Light is smooth where nothing throws a shadow: every texel leans on its neighbours in its own chart. Those whose
 * light differs by far more than this share are two sides of a shadow and not noise.
 */
export function smoothTexels(
  texels: Float32Array,
  charts: readonly Chart[],
  stride: number,
  alike: number,
): Float32Array {
  let from = texels
  for (const reach of [1, 2]) {
    const to = from.slice()
    for (const chart of charts) smoothChart(from, to, chart, { stride, reach, alike })
    from = to
  }
  return from
}

type Smoothing = { readonly stride: number; readonly reach: number; readonly alike: number }

function smoothChart(
  from: Float32Array,
  to: Float32Array,
  chart: Chart,
  { stride, reach, alike }: Smoothing,
): void {
  for (let row = 0; row < chart.height; row++) {
    for (let column = 0; column < chart.width; column++) {
      const own = ((chart.y + row) * stride + chart.x + column) * 4
      const level = brightness(from, own)
      let [red, green, blue, sum] = [0, 0, 0, 0]
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [column + dx * reach, row + dy * reach]
          if (x < 0 || y < 0 || x >= chart.width || y >= chart.height) continue
          const other = ((chart.y + y) * stride + chart.x + x) * 4
          const off = Math.abs(brightness(from, other) - level) / (level + 1e-4)
          const weight = (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1) * Math.exp(-((off / alike) ** 2))
          red += weight * (from[other] ?? 0)
          green += weight * (from[other + 1] ?? 0)
          blue += weight * (from[other + 2] ?? 0)
          sum += weight
        }
      }
      to[own] = red / sum
      to[own + 1] = green / sum
      to[own + 2] = blue / sum
    }
  }
}

function brightness(texels: Float32Array, at: number): number {
  return (texels[at] ?? 0) + (texels[at + 1] ?? 0) + (texels[at + 2] ?? 0)
}
