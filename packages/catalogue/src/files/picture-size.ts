import { viewOf } from './bytes.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'
import { webpChunks } from './webp-chunks.ts'

export type PictureSize = { readonly width: number; readonly height: number }

const sizes: Readonly<Record<PictureKind, (bytes: Uint8Array) => PictureSize | null>> = {
  webp: webpSize,
  png: pngSize,
  jpeg: jpegSize,
}

/** By what is in it, not by its name; null for whatever is no whole PNG, JPEG or WebP with a single picture. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const kind = pictureKind(bytes)
  const size = kind && sizes[kind](bytes)
  return size && size.width > 0 && size.height > 0 ? size : null
}

/** Its one picture must say what it is: 'VP8 ' lossy, 'VP8L' lossless. */
function webpSize(bytes: Uint8Array): PictureSize | null {
  const chunks = webpChunks(bytes)
  if (!chunks?.every(({ kind }) => /^(VP8[ LX]|ALPH|ICCP|EXIF|XMP )$/.test(kind))) return null
  const [picture, ...more] = chunks.flatMap(({ kind, content }) => {
    if (kind === 'VP8 ') return [content.length >= 10 ? lossySize(viewOf(content)) : null]
    return kind === 'VP8L' ? [content.length >= 5 ? losslessSize(viewOf(content)) : null] : []
  })
  if (!picture || more.length > 0) return null
  const canvases = chunks.flatMap(({ kind, content }) =>
    kind === 'VP8X' && content.length >= 10 ? [canvasSize(viewOf(content))] : [],
  )
  // A decoder may go by either.
  const isOne = canvases.every(({ width, height }) => width === picture.width && height === picture.height)
  return isOne ? picture : null
}

function lossySize(view: DataView): PictureSize | null {
  const isKeyFrame = (view.getUint8(0) & 1) === 0
  const start = (view.getUint8(3) << 16) | (view.getUint8(4) << 8) | view.getUint8(5)
  if (!isKeyFrame || start !== 0x9d012a) return null
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
}

function losslessSize(view: DataView): PictureSize | null {
  if (view.getUint8(0) !== 0x2f) return null
  const bits = view.getUint32(1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function canvasSize(view: DataView): PictureSize {
  const short = (from: number) => view.getUint16(from, true) | (view.getUint8(from + 2) << 16)
  return { width: short(4) + 1, height: short(7) + 1 }
}

function pngSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes)
  if (view.getUint32(12) !== 0x49484452) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The first frame's header; markers before it are passed over by their lengths. */
function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (marker === 0xda) return null
  }
  return null
}
