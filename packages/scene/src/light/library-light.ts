import type { Around, Rgb } from '../baking/bake-scene.ts'
import { readHdr } from './read-hdr.ts'

/** A file of the library as light around a house, with the mean of what is overhead, about the horizon, and below. */
export function libraryLight(file: Uint8Array): Around | null {
  const read = readHdr(file)
  if (!read) return null

  const { width, height, data } = read
  const mean = (low: number, high: number): Rgb => {
    const [from, to] = [Math.round(height * low), Math.round(height * high)]
    const sum = [0, 0, 0]
    for (let k = from * width * 3; k < to * width * 3; k++) sum[k % 3] = (sum[k % 3] ?? 0) + (data[k] ?? 0)
    const share = 1 / Math.max(1, (to - from) * width)
    return [(sum[0] ?? 0) * share, (sum[1] ?? 0) * share, (sum[2] ?? 0) * share]
  }
  return { ...read, sky: { zenith: mean(0.72, 1), horizon: mean(0.5, 0.66), ground: mean(0, 0.45) } }
}
