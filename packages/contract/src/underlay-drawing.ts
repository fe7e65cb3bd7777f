import * as z from 'zod/mini'

/** Ten million millimetres: ten kilometres of site plan. */
const farthest = 10_000_000
const Length = z.number().check(z.minimum(0), z.maximum(farthest))
const Coordinate = z.number().check(z.minimum(-farthest), z.maximum(farthest))

function isInPairs(line: readonly number[]): boolean {
  return line.length % 2 === 0
}

/** Lines to be traced, read out of a drawing file: millimetres from its left lower corner, x and y by turns. */
export const UnderlayDrawing = z.object({
  width: Length,
  height: Length,
  lines: z.array(z.array(Coordinate).check(z.minLength(4), z.refine(isInPairs))).check(z.maxLength(200_000)),
})
export type UnderlayDrawing = z.output<typeof UnderlayDrawing>

/** Bytes of a picture or drawing; a call carries 8 MB, and base64 makes four letters of three bytes. */
export const largestUnderlay = 5 * 1024 * 1024
/** Pixels along the longer side. */
export const longestUnderlaySide = 4096
