import { bareJpeg } from './bare-jpeg.ts'
import { barePng } from './bare-png.ts'
import { bareWebp } from './bare-webp.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'

const bare: Readonly<Record<PictureKind, (bytes: Uint8Array) => Uint8Array | null>> = {
  webp: bareWebp,
  png: barePng,
  jpeg: bareJpeg,
}

/** Nothing but the picture, pixel by pixel the same; null for what is none. */
export function barePicture(bytes: Uint8Array): Uint8Array | null {
  const kind = pictureKind(bytes)
  return kind && bare[kind](bytes)
}
