import { DataTexture, DataUtils, HalfFloatType, LinearFilter, RepeatWrapping, RGBAFormat } from 'three'
import type { Panorama } from './lit-land.ts'

/** In half floats: column u looks to u · 360° - 90° of the plan's compass, clockwise from its top. */
export function panoramaTexture({ width, height, data }: Panorama): DataTexture {
  const half = new Uint16Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++)
      half[pixel * 4 + channel] = DataUtils.toHalfFloat(data[pixel * 3 + channel] ?? 0)
    half[pixel * 4 + 3] = opaque
  }
  const texture = new DataTexture(half, width, height, RGBAFormat, HalfFloatType)
  // It closes behind one's back.
  texture.wrapS = RepeatWrapping
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

const opaque = DataUtils.toHalfFloat(1)
