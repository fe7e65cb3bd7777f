import type { WallFace } from '@arredo/geometry'
import { type Clause, sentence } from './clause.ts'
import { type Scene, type Span, stretchUnder } from './scene.ts'

export type Ends = { readonly left: number; readonly right: number }

/** How far something on a face is from what comes next at its ends, to the left and to the right of who looks at it. */
export function distancesToEnds(face: WallFace, span: Span): Ends {
  const stretch = stretchUnder(face, span) ?? face
  return { left: span.start - stretch.start, right: stretch.end - span.end }
}

/** From the nearer corner of its wall. Numbers that are shown already are taken as they are. */
export function fromCorner(
  { letters }: Scene,
  face: WallFace,
  span: Span,
  shown: Partial<Ends> = {},
): readonly Clause[] {
  const letter = letters(face)
  if (letter === null) return []
  const ends = { ...distancesToEnds(face, span), ...shown }
  const isLeft = ends.left <= ends.right
  const away = isLeft ? ends.left : ends.right
  const values = { distance: { length: away }, letter }
  if (away < 1)
    return [
      isLeft
        ? sentence('in the left corner of wall {{letter}}', { letter })
        : sentence('in the right corner of wall {{letter}}', { letter }),
    ]
  return [
    isLeft
      ? sentence('{{distance}} from the left corner of wall {{letter}}', values)
      : sentence('{{distance}} from the right corner of wall {{letter}}', values),
  ]
}

/** The same on a face that looks into no room, and so has no letter. */
export function fromEnd(face: WallFace, span: Span): readonly Clause[] {
  const { left, right } = distancesToEnds(face, span)
  const isLeft = left <= right
  const distance = { length: isLeft ? left : right }
  if (distance.length < 1)
    return [isLeft ? sentence('at the left end of the wall') : sentence('at the right end of the wall')]
  return [
    isLeft
      ? sentence('{{distance}} from the left end of the wall', { distance })
      : sentence('{{distance}} from the right end of the wall', { distance }),
  ]
}

export function heightAboveFloor(height: number): readonly Clause[] {
  return height >= 1 ? [sentence('{{height}} above the floor', { height: { length: height } })] : []
}
