import { fromWall, type Point, wallFrame } from '@arredo/geometry'
import type { Drawing, Shape } from '../drawing.ts'
import { circle } from '../part-outline.ts'
import { boxAround, boxOf, isFree, type TextBox, textBox, textWidth } from '../text-box.ts'
import type { Section } from './section.ts'

/** A plan with where sections go through it and which way one looks, below all that is written there. */
export function withSectionMarks(plan: Drawing, sections: readonly Section[], textSize: number): Drawing {
  const written = plan.findIndex(
    ({ kind, style }) => kind === 'text' || style === 'dimension' || style === 'numberRing',
  )
  const under = written < 0 ? plan.length : written
  const lines = sections.map(({ from, to }): Shape => ({ kind: 'line', style: 'sectionLine', from, to }))
  return [...plan.slice(0, under), ...lines, ...plan.slice(under), ...marksOf(plan, sections, textSize)]
}

/** Numbers on the lines, where nothing else is written. */
function marksOf(plan: Drawing, sections: readonly Section[], textSize: number): Drawing {
  const full = plan.flatMap(boxOfShape)
  const size = 1.2 * textSize
  return sections.flatMap((section): Drawing => {
    const frame = wallFrame(section)
    const text = String(section.number)
    const ring = Math.max(textWidth(text, size), size) + size * 0.7
    // From the end that is away from the furniture.
    const places = Array.from({ length: 40 }, (_, step) => frame.length - ring - (step * frame.length) / 50)
    const along = places
      .filter((each) => each > ring)
      .find((each) => isFree(boxAround(fromWall(frame, { along: each, across: 0 }), ring, 2 * ring, 0), full))
    if (along === undefined) return []
    const on = (by: number, across: number): Point => fromWall(frame, { along: along + by, across })
    full.push(boxAround(on(0, 0), ring, 2 * ring, 0))
    // One looks to the left of the line: behind its plane.
    const arrow = [on(-ring * 0.6, 0), on(ring * 0.6, 0), on(0, -ring * 0.95)]
    return [
      { kind: 'polygon', style: 'noteMark', points: arrow },
      { kind: 'polygon', style: 'numberRing', points: circle(on(0, 0), ring) },
      { kind: 'text', style: 'itemNumber', at: on(0, 0), text, size, turn: 0 },
    ]
  })
}

function boxOfShape(shape: Shape): readonly TextBox[] {
  if (shape.kind === 'text') return [textBox(shape.at, shape.text, shape.size, shape.turn)]
  const isRing = shape.kind === 'polygon' && shape.style === 'numberRing'
  return isRing ? [boxOf(shape.points)] : []
}
