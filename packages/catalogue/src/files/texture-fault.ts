import { pictureSize } from './picture-size.ts'

/** On a side. A surface shows 1024; what is much larger costs every browser that shows it 64 MB and more. */
export const mostPixels = 4096

/** What keeps a file from being shown on a surface, as a sentence that goes on after its name; null when nothing does. */
export function textureFault(bytes: Uint8Array): string | null {
  const size = pictureSize(bytes)
  if (!size) return 'is not a whole WebP picture. Save it anew as .webp, without animation'
  return tooManyPixels(size)
}

export function tooManyPixels({ width, height }: { readonly width: number; readonly height: number }) {
  return Math.max(width, height) > mostPixels
    ? `has ${width} × ${height} pixels; a side may have ${mostPixels}. Save it 1024 pixels wide`
    : null
}
