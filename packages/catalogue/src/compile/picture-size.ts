export type PictureSize = { readonly width: number; readonly height: number }

/** By what is in it, not by its name; null for whatever is no whole PNG, JPEG or WebP with a single picture. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 30) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = isWebp(bytes)
    ? webpSize(view)
    : view.getUint32(0) === 0x89504e47
      ? pngSize(view)
      : jpegSize(view)
  return size && size.width > 0 && size.height > 0 ? size : null
}

function isWebp(bytes: Uint8Array): boolean {
  return lettersAt(bytes, 0) === 'RIFF' && lettersAt(bytes, 8) === 'WEBP'
}

/** Every chunk must lie within the file, and its one picture must say what it is: 'VP8 ' lossy, 'VP8L' lossless. */
function webpSize(view: DataView): PictureSize | null {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  if (view.getUint32(4, true) + 8 !== bytes.length) return null
  const pictures: (PictureSize | null)[] = []
  let canvas: PictureSize | null = null
  for (let at = 12; at < bytes.length; ) {
    if (at + 8 > bytes.length) return null
    const kind = lettersAt(bytes, at)
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > bytes.length) return null
    if (kind === 'VP8X' && length >= 10) canvas = canvasSize(view, at + 8)
    if (kind === 'VP8 ') pictures.push(length >= 10 ? lossySize(view, at + 8) : null)
    if (kind === 'VP8L') pictures.push(length >= 5 ? losslessSize(view, at + 8) : null)
    if (!/^(VP8[ LX]|ALPH|ICCP|EXIF|XMP )$/.test(kind)) return null
    at = end
  }
  const [picture, ...more] = pictures
  if (!picture || more.length > 0) return null
  // A decoder may go by either.
  return canvas && (canvas.width !== picture.width || canvas.height !== picture.height) ? null : picture
}

function lossySize(view: DataView, at: number): PictureSize | null {
  const isKeyFrame = (view.getUint8(at) & 1) === 0
  const start = (view.getUint8(at + 3) << 16) | (view.getUint8(at + 4) << 8) | view.getUint8(at + 5)
  if (!isKeyFrame || start !== 0x9d012a) return null
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
}

function losslessSize(view: DataView, at: number): PictureSize | null {
  if (view.getUint8(at) !== 0x2f) return null
  const bits = view.getUint32(at + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function canvasSize(view: DataView, at: number): PictureSize {
  const short = (from: number) => view.getUint16(from, true) | (view.getUint8(from + 2) << 16)
  return { width: short(at + 4) + 1, height: short(at + 7) + 1 }
}

function pngSize(view: DataView): PictureSize | null {
  if (view.getUint32(4) !== 0x0d0a1a0a || view.getUint32(12) !== 0x49484452) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The first frame's header; markers before it are passed over by their lengths. */
function jpegSize(view: DataView): PictureSize | null {
  if (view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (marker === 0xda) return null
  }
  return null
}

function lettersAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
