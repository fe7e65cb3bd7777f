import { viewOf } from './bytes.ts'
import { isWebp } from './webp-chunks.ts'

export type PictureKind = 'webp' | 'png' | 'jpeg'

/** By its first bytes: what a file is called says nothing about what it holds. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (bytes.length < 30) return null
  if (isWebp(bytes)) return 'webp'
  const view = viewOf(bytes)
  if (view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a) return 'png'
  return view.getUint16(0) === 0xffd8 ? 'jpeg' : null
}
