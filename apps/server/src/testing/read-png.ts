import { inflateSync } from 'node:zlib'

export type Pixels = {
  readonly width: number
  readonly height: number
  /** Red, green, blue of every pixel; transparency is left out. */
  readonly rgb: Uint8Array
}

/** Reads the PNGs a browser writes: 8 bits, colour with or without alpha, not interlaced. */
export function readPng(png: Uint8Array): Pixels {
  const bytes = Buffer.from(png)
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('Not a PNG')
  const [width, height, channels] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[25] === 6 ? 4 : 3]
  const packed: Buffer[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const isData = bytes.toString('latin1', at + 4, at + 8) === 'IDAT'
    if (isData) packed.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  const lines = unfiltered(inflateSync(Buffer.concat(packed)), width * channels, height, channels)
  const rgb = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let k = 0; k < 3; k++) rgb[pixel * 3 + k] = lines[pixel * channels + k] ?? 0
  }
  return { width, height, rgb }
}

/** Every line begins with the number of its filter (PNG, section 9). */
function unfiltered(raw: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : (out[y * stride + x - channels] ?? 0)
      const up = y === 0 ? 0 : (out[(y - 1) * stride + x] ?? 0)
      const corner = y === 0 || x < channels ? 0 : (out[(y - 1) * stride + x - channels] ?? 0)
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      out[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** How far the pixels are from being all the same: 0 for a blank picture. */
export function contrast({ rgb }: Pixels): number {
  const mean = rgb.reduce((sum, value) => sum + value, 0) / rgb.length
  return Math.sqrt(rgb.reduce((sum, value) => sum + (value - mean) ** 2, 0) / rgb.length)
}

export function meanDifference(one: Pixels, two: Pixels): number {
  return one.rgb.reduce((sum, value, k) => sum + Math.abs(value - (two.rgb[k] ?? 0)), 0) / one.rgb.length
}
