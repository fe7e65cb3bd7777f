import { type DataTexture, DataUtils } from 'three'
import { lightTexture } from '../read-hdr.ts'
import type { Panorama } from './lit-land.ts'

/** Laid out like `readHdr`'s: column u looks to u · 360° - 90° of the plan's compass, clockwise from its top. */
export function panoramaTexture({ width, height, data }: Panorama): DataTexture {
  const half = new Uint16Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++)
      half[pixel * 4 + channel] = DataUtils.toHalfFloat(data[pixel * 3 + channel] ?? 0)
    half[pixel * 4 + 3] = opaque
  }
  return lightTexture(half, width, height)
}

const opaque = DataUtils.toHalfFloat(1)
