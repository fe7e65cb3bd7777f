import { addTextRow, changeRow, positionNumbers } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Layer } from '../drawing.ts'
import { furnishedRoom, roomDice } from '../testing/furnished-room.ts'
import { boxesOverlap, boxOf, type TextBox, textBox } from '../text-box.ts'
import { planLayers } from './draw-plan.ts'
import type { PlanLabels } from './labels.ts'

const labels: PlanLabels = {
  formatLength: (length) => String(Math.round(length * 10) / 10),
  formatArea: (area) => `${(area / 1e6).toFixed(2)} m²`,
  text: (key) => key,
}
function writtenOn(layers: readonly Layer[]): readonly { readonly text: string; readonly box: TextBox }[] {
  return layers.flatMap(({ shapes }) =>
    shapes.flatMap((shape) => {
      if (shape.kind === 'text') {
        return [{ text: shape.text, box: textBox(shape.at, shape.text, shape.size, shape.turn) }]
      }
      // A number and its ring are one.
      return []
    }),
  )
}

describe('what is written on a plan', () => {
  it('lies on nothing else that is written: 500 furnished rooms, six sizes of letters', () => {
    let [chains, heights] = [0, 0]
    fc.assert(
      fc.property(roomDice, (rolled) => {
        const { document, evaluation } = furnishedRoom(rolled).current()
        const layers = planLayers(document, evaluation, labels, { textSize: rolled.textSize })
        chains += layers.filter(({ key }) => /^(openings|standing|hanging|total|island) /.test(key)).length
        const written = writtenOn(layers)
        heights += written.filter(({ text }) => text.startsWith('Ceiling')).length
        for (const [index, one] of written.entries()) {
          for (const two of written.slice(index + 1)) {
            if (boxesOverlap(one.box, two.box)) expect.fail(`${one.text} lies on ${two.text}`)
          }
        }
      }),
      { numRuns: 500 },
    )
    expect(chains).toBeGreaterThan(500)
    expect(heights).toBeGreaterThan(500)
  })

  it('stays inside its item or beside it, and no ring lies on another', () => {
    fc.assert(
      fc.property(roomDice, (rolled) => {
        const { document, evaluation } = furnishedRoom(rolled).current()
        const rings = planLayers(document, evaluation, labels, { textSize: rolled.textSize }).flatMap(
          ({ shapes }) =>
            shapes.flatMap((shape) =>
              shape.kind === 'polygon' && shape.style === 'numberRing' ? [boxOf(shape.points)] : [],
            ),
        )
        for (const [index, one] of rings.entries()) {
          expect(rings.slice(index + 1).some((two) => boxesOverlap(squared(one), squared(two)))).toBe(false)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('numbers items as the offer does: what is not offered and mere texts have none', () => {
    const desk = furnishedRoom({
      type: 'rt1',
      stretch: 10,
      walls: [],
      holes: [],
      slopes: [],
      fixtures: [],
      textSize: 60,
      things: [0, 1, 2].map((index) => ({
        wall: 0,
        along: index * 700,
        size: [600, 560, 720],
        up: 0,
        free: null,
        name: 'Base unit',
      })),
    })
    desk.run(addTextRow, { row: 't', text: 'Above the sink' })
    desk.run(changeRow, { row: 'r1', change: { flags: { drawn: true, offered: false, ordered: true } } })
    const { document, evaluation } = desk.current()
    const numbers = planLayers(document, evaluation, labels, { textSize: 60 }).flatMap(({ shapes }) =>
      shapes.flatMap((shape) =>
        shape.kind === 'text' && shape.style === 'itemNumber' ? [[shape.of?.id, Number(shape.text)]] : [],
      ),
    )
    expect(new Map(numbers as [string, number][])).toEqual(
      new Map([
        ['r0', 1],
        ['r2', 2],
      ]),
    )
    expect(positionNumbers(document)).toEqual(new Map(numbers as [string, number][]))
  })
})

function squared(box: TextBox): TextBox {
  return { ...box, isSquare: true }
}
