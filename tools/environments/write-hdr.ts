import type { Panorama } from '../../packages/scene/src/light/backdrop/lit-land.ts'

/** A Radiance picture: rows from the top, each channel by itself in runs, as every reader of them knows it. */
export function writeHdr({ width, height, data }: Panorama): Buffer {
  const head = `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`
  const rows = Array.from({ length: height }, (_, row) => {
    const channels = [0, 1, 2, 3].map(() => new Uint8Array(width))
    for (let column = 0; column < width; column++) {
      const at = ((height - 1 - row) * width + column) * 3
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      const most = Math.max(red, green, blue)
      if (most < 1e-6) continue
      const exponent = Math.max(-127, Math.min(127, Math.floor(Math.log2(most)) + 1))
      const scale = 2 ** (8 - exponent)
      for (const [k, value] of [red, green, blue].entries())
        (channels[k] as Uint8Array)[column] = Math.min(255, Math.round(value * scale))
      ;(channels[3] as Uint8Array)[column] = exponent + 128
    }
    return Buffer.concat([
      Buffer.from([2, 2, width >> 8, width & 255]),
      ...channels.map((channel) => Buffer.from(inRuns(channel))),
    ])
  })
  return Buffer.concat([Buffer.from(head), ...rows])
}

function inRuns(values: Uint8Array): readonly number[] {
  const out: number[] = []
  for (let at = 0; at < values.length; ) {
    const run = runAt(values, at)
    if (run >= 3) {
      out.push(128 + run, values[at] ?? 0)
      at += run
      continue
    }
    let end = at
    while (end < values.length && end - at < 128 && runAt(values, end) < 3) end++
    out.push(end - at, ...values.subarray(at, end))
    at = end
  }
  return out
}

function runAt(values: Uint8Array, at: number): number {
  let end = at + 1
  while (end < values.length && end - at < 127 && values[end] === values[at]) end++
  return end - at
}
