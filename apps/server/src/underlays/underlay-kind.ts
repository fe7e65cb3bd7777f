import { type PictureKind, pictureKind } from '@arredo/catalogue/files'
import { UnderlayDrawing } from '@arredo/contract'

export type UnderlayKind = PictureKind | 'json'

/** By its first bytes: what a file is called says nothing about what it holds. Lines are read to the end. */
export function underlayKind(bytes: Buffer): UnderlayKind | null {
  return pictureKind(bytes) ?? (isDrawing(bytes) ? 'json' : null)
}

function isDrawing(bytes: Buffer): boolean {
  if (bytes[0] !== '{'.charCodeAt(0)) return false
  try {
    return UnderlayDrawing.safeParse(JSON.parse(bytes.toString('utf8'))).success
  } catch {
    return false
  }
}
