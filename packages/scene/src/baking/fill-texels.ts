import type { Chart } from './bake-scene.ts'

const rounds = 8

/** Texels that something stands before have the light of their neighbours: none of their dark shows at its edges. */
export function fillTexels(texels: Float32Array, charts: readonly Chart[], stride: number): void {
  for (let round = 0; round < rounds; round++) {
    const filled = charts.flatMap((chart) => fillRim(texels, chart, stride))
    if (filled.length === 0) return
    for (const texel of filled) texels[texel * 4 + 3] = 1
  }
}

/** Those beside texels that are known; which ones. */
function fillRim(texels: Float32Array, chart: Chart, stride: number): readonly number[] {
  const filled: number[] = []
  for (let k = 0; k < chart.width * chart.height; k++) {
    const [column, row] = [k % chart.width, Math.floor(k / chart.width)]
    const own = (chart.y + row) * stride + chart.x + column
    if ((texels[own * 4 + 3] ?? 0) > 0) continue
    const known = [
      column > 0 ? own - 1 : -1,
      column < chart.width - 1 ? own + 1 : -1,
      row > 0 ? own - stride : -1,
      row < chart.height - 1 ? own + stride : -1,
    ].filter((other) => other >= 0 && (texels[other * 4 + 3] ?? 0) > 0)
    if (known.length === 0) continue
    for (let c = 0; c < 3; c++) {
      texels[own * 4 + c] = known.reduce((sum, other) => sum + (texels[other * 4 + c] ?? 0), 0) / known.length
    }
    filled.push(own)
  }
  return filled
}
