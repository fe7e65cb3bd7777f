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

export function heightAboveFloor(height: number): readonly Clause[] {
  return height >= 1 ? [sentence('{{height}} above the floor', { height: { length: height } })] : []
}
