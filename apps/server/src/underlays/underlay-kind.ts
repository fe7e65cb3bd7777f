import { UnderlayDrawing } from '@arredo/contract'

export type UnderlayKind = 'webp' | 'png' | 'jpeg' | 'json'

/** By its first bytes: what a file is called says nothing about what it holds. Lines are read to the end. */
export function underlayKind(bytes: Buffer): UnderlayKind | null {
  const letters = bytes.subarray(0, 12).toString('latin1')
  if (letters.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (letters.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (letters.startsWith('RIFF') && letters.endsWith('WEBP')) return 'webp'
  return isDrawing(bytes) ? 'json' : null
}

function isDrawing(bytes: Buffer): boolean {
  if (bytes[0] !== '{'.charCodeAt(0)) return false
  try {
    return UnderlayDrawing.safeParse(JSON.parse(bytes.toString('utf8'))).success
  } catch {
    return false
  }
}
