import { joined, lettersAt, viewOf } from './bytes.ts'

/** glTF forbids viewers to look at a PNG's colour profile: size, palette, transparency and pixels are all there is. */
const kept = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

/** Without comments, places, times, animation, and whatever follows its end; null when it has none. */
export function barePng(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes)
  const pieces = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const kind = lettersAt(bytes, at + 4)
    if (kept.includes(kind)) pieces.push(bytes.subarray(at, end))
    if (kind === 'IEND') return joined(pieces)
    at = end
  }
  return null
}
