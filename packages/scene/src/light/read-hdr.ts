import type { Panorama } from './backdrop/lit-land.ts'

/** More is no light but a mistake, or somebody who wants our memory. */
const longestSide = 4096

type Pixels = { readonly width: number; readonly height: number; readonly bytes: Uint8Array }

/** A Radiance picture (`.hdr`) as linear light around a room, laid out as what we paint; null where it is none. */
export function readHdr(file: Uint8Array): Panorama | null {
  const pixels = readPixels(file)
  if (!pixels) return null

  const { width, height, bytes } = pixels
  const data = new Float32Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * 4
      // The file begins at the top.
      const to = ((height - 1 - row) * width + column) * 3
      const scale = 2 ** ((bytes[from + 3] ?? 0) - 136)
      for (let channel = 0; channel < 3; channel++)
        data[to + channel] = Math.min(65_000, (bytes[from + channel] ?? 0) * scale)
    }
  }
  return { width, height, data }
}

/** Red, green, blue and their exponent of every pixel, from the top. */
function readPixels(file: Uint8Array): Pixels | null {
  const lines: string[] = []
  let at = 0
  while (at < Math.min(file.length, 4096)) {
    const end = file.indexOf(newLine, at)
    if (end < 0) return null
    const line = String.fromCharCode(...file.subarray(at, end))
    at = end + 1
    lines.push(line)
    if (/^[-+][XY] /.test(line)) break
  }
  const size = /^-Y (\d{1,4}) \+X (\d{1,4})$/.exec(lines.at(-1) ?? '')
  const [height, width] = [Number(size?.[1]), Number(size?.[2])]
  const isKnown = lines[0]?.startsWith('#?') && lines.includes('FORMAT=32-bit_rle_rgbe')
  if (!isKnown || !(width > 0 && height > 0 && width <= longestSide && height <= longestSide)) return null

  const bytes = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    const next = readRow(file, at, bytes.subarray(row * width * 4, (row + 1) * width * 4), width)
    if (next === null) return null
    at = next
  }
  return { width, height, bytes }
}

const newLine = 10

/** Where the next row begins; null when this one is cut off or makes no sense. */
function readRow(file: Uint8Array, start: number, into: Uint8Array, width: number): number | null {
  const isPacked = file[start] === 2 && file[start + 1] === 2 && ((file[start + 2] ?? 128) & 128) === 0
  if (!isPacked || width < 8) {
    const flat = file.subarray(start, start + width * 4)
    if (flat.length < width * 4) return null
    into.set(flat)
    return start + width * 4
  }
  if ((file[start + 2] ?? 0) * 256 + (file[start + 3] ?? 0) !== width) return null

  let at = start + 4
  for (let channel = 0; channel < 4; channel++) {
    for (let column = 0; column < width; ) {
      const count = file[at++] ?? 0
      const isRun = count > 128
      const length = isRun ? count - 128 : count
      const last = isRun ? at : at + length - 1
      if (length === 0 || column + length > width || last >= file.length) return null
      for (let k = 0; k < length; k++) into[(column + k) * 4 + channel] = file[isRun ? at : at + k] ?? 0
      column += length
      at = last + 1
    }
  }
  return at
}
