import type { Point } from '@arredo/geometry'
import { type Bounds, boundsOf, type Drawing } from './drawing.ts'
import { textBox } from './text-box.ts'

/** The rectangle around all that is drawn, texts in their whole width; null for an empty drawing. */
export function extentOf(drawing: Drawing): Bounds | null {
  const texts = drawing.flatMap((shape): readonly Point[] =>
    shape.kind === 'text' ? textBox(shape.at, shape.text, shape.size, shape.turn).corners : [],
  )
  return boundsOf([
    ...drawing.filter(({ kind }) => kind !== 'text'),
    ...(texts.length > 0 ? [{ kind: 'polyline', style: 'dimensionText', points: texts } as const] : []),
  ])
}
