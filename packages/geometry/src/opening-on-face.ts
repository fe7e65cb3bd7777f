import type { Opening } from './shell/records.ts'
import type { WallFace } from './shell/surfaces.ts'

/** Where an opening begins and ends along a face of its wall, from the left of who looks at it. */
export function openingOnFace(
  { offset, width }: Pick<Opening, 'offset' | 'width'>,
  { side, frame }: WallFace,
): { readonly start: number; readonly end: number } {
  const start = side === 'right' ? offset : frame.length - offset - width
  return { start, end: start + width }
}
