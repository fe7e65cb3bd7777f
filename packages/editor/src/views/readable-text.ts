import type { WallFace } from '@arredo/geometry'
import type { Insets, ViewSize } from './flat/flat-camera.ts'

/** Letters lower than this are hard to read. */
const leastPixels = 10.5
/** Sizes go by steps, so that not every turn of the wheel lays all numbers anew. */
const smallest = 40
const step = 1.2

/** How high letters must be, in millimetres of the room, to be read where a pixel is so many of them. */
export function readableText(scale: number): number {
  const steps = Math.ceil(Math.log((leastPixels * scale) / smallest) / Math.log(step) - 1e-9)
  return smallest * step ** Math.max(0, Number.isFinite(steps) ? steps : 0)
}

/** Letters that chains and title take beside an elevation, left and right, and above and below. */
const lettersAcross = 12
const lettersUp = 15

/** The same where a whole face is to be seen: the larger the letters, the more they take of the sheet. */
export function textToFit({ start, end, top }: WallFace, size: ViewSize, insets: Insets): number {
  const height = Math.max(...top.map(([, up]) => up))
  const scaleFor = (extent: number, pixels: number, letters: number) =>
    extent / Math.max(pixels / 3, pixels - letters * leastPixels)
  const across = scaleFor(end - start, size.width - insets.left - insets.right, lettersAcross)
  const up = scaleFor(height, size.height - insets.top - insets.bottom, lettersUp)
  return readableText(Math.max(across, up))
}
