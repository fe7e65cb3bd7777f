import type { Bounds, Drawing, TextShape } from '../drawing.ts'
import { boxesOverlap, textBox } from '../text-box.ts'

/** What is written over something else that is written, or off the sheet, in words; null where all is well. */
export function textProblem(drawing: Drawing, { left, bottom, right, top }: Bounds): string | null {
  const written = drawing
    .filter((shape): shape is TextShape => shape.kind === 'text')
    .map((shape) => ({ text: shape.text, box: textBox(shape.at, shape.text, shape.size, shape.turn) }))
  for (const [index, { text, box }] of written.entries()) {
    if (box.left < left || box.right > right || box.bottom < bottom || box.top > top)
      return `${text} is off the sheet`
    const met = written.slice(index + 1).find((other) => boxesOverlap(box, other.box))
    if (met) return `${text} lies on ${met.text}`
  }
  return null
}
