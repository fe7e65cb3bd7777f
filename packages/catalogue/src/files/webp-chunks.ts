import { lettersAt, viewOf } from './bytes.ts'

export type WebpChunk = { readonly kind: string; readonly content: Uint8Array }

export function isWebp(bytes: Uint8Array): boolean {
  return lettersAt(bytes, 0) === 'RIFF' && lettersAt(bytes, 8) === 'WEBP'
}

/** Every chunk must lie within the file, and the file be as long as it says; null otherwise. */
export function webpChunks(bytes: Uint8Array): readonly WebpChunk[] | null {
  const view = viewOf(bytes)
  if (view.getUint32(4, true) + 8 !== bytes.length) return null
  const chunks: WebpChunk[] = []
  for (let at = 12; at < bytes.length; ) {
    if (at + 8 > bytes.length) return null
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length
    if (end + (length % 2) > bytes.length) return null
    chunks.push({ kind: lettersAt(bytes, at), content: bytes.subarray(at + 8, end) })
    at = end + (length % 2)
  }
  return chunks
}
