import { joined, lettersAt, viewOf } from './bytes.ts'

const end = 0xd9
const scan = 0xda
/** Encoders write ten at most. Every one is a pass over all pixels: a megabyte has room for hours of them. */
const mostScans = 64

/** Without comments, places, thumbnails and whatever follows its end; null when it has none, or scans without one. */
export function bareJpeg(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes)
  const pieces = [bytes.subarray(0, 2)]
  let scans = 0
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === end) return joined([...pieces, bytes.subarray(at, at + 2)])
    // Any number of them may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (at + 4 > bytes.length) return null
    const next = at + 2 + view.getUint16(at + 2)
    if (next > bytes.length) return null
    if (marker === scan) scans += 1
    if (scans > mostScans) return null
    const after = marker === scan ? afterScan(bytes, next) : next
    if (isOfPicture(marker, bytes.subarray(at + 4, next))) pieces.push(bytes.subarray(at, after))
    at = after
  }
  return null
}

/** Frames, tables, scans; and the two segments that say how colours are written, as short as they can be. */
function isOfPicture(marker: number, content: Uint8Array): boolean {
  if (marker === 0xe0) return lettersAt(content, 0) === 'JFIF' && content.length === 14
  if (marker === 0xee) return lettersAt(content, 0) === 'Adob' && content.length === 12
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= scan && marker <= 0xdd)
}

/** To the next marker that neither restarts the scan nor stands for one of its bytes. */
function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
