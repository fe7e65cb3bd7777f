import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside a source file they lie in the app's folder, beside the bundle in the build's. */
export const shippedPictures = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../pictures' : '../pictures', import.meta.url),
)

/** The pictures of the ranges that ship with us, by key: a first start draws nothing. `npm run pictures:articles` makes them. */
export function readShippedPicture(key: string): Promise<Uint8Array | null> {
  return readFile(join(shippedPictures, `${key}.webp`)).catch(() => null)
}
