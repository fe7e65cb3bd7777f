import type { BoxPart, Part, Point3 } from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitDrawing } from '../sheet/fit-drawing.ts'
import { sampleLabels as labels } from '../testing/sample-room.ts'
import { textProblem } from '../testing/text-problem.ts'
import { drawArticle } from './draw-article.ts'

function box(code: string, at: Point3, size: Point3, more: Partial<BoxPart> = {}): Part {
  return { code, shape: 'box', at, size, material: 'm', ...more }
}

const motion = { kind: 'hinge', edge: 'left', degrees: 95 } as const
const unit = {
  name: { en: 'Base unit' },
  size: { width: 600, depth: 580, height: 820 },
  parts: [
    box('side', [0, 0, 100], [19, 560, 720]),
    box('shelf', [19, 20, 441], [562, 500, 19]),
    box('bottom', [19, 0, 100], [562, 560, 19]),
    box('door', [2, 561, 102], [596, 19, 716], { opens: 'door', motion }),
  ],
}

describe('the sheet of an article', () => {
  it('shows it from front, left and above, with its size and where its shelves are', () => {
    const drawing = drawArticle(unit, labels, { textSize: 25 })
    const texts = drawing.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(texts).toEqual([
      ...['2', '596', '2', '600'],
      ...['102', '716', '2', '820'],
      ...['119', '341', '360'],
      '580',
      'Base unit, 600 × 580 × 820',
    ])
    const outlines = drawing.flatMap((shape) =>
      shape.kind === 'polygon' ? [[shape.points[0], shape.points[2]]] : [],
    )
    expect(outlines).toHaveLength(12)
    // The door from the front, and from the left at the right end of what one sees there.
    expect(outlines).toContainEqual([
      [2, 102],
      [598, 818],
    ])
    const shelves = drawing.flatMap((shape) =>
      shape.kind === 'line' && shape.style === 'openingMark' ? [[shape.from, shape.to]] : [],
    )
    expect(shelves).toContainEqual([
      [19, 460],
      [581, 460],
    ])
    const [lefts, rights] = [outlines.map(([a]) => a?.[0] ?? 0), outlines.map(([, b]) => b?.[0] ?? 0)]
    const left = Math.min(...lefts.filter((x) => x > 600))
    expect(Math.max(...rights) - left).toBe(580)
  })

  it('measures fronts once where one ends a little beside the other, and parts add up to the whole', () => {
    const oven = { opens: 'oven', motion } as const
    const drawing = drawArticle(
      {
        ...unit,
        parts: [
          box('drawer', [1.5, 561, 101.5], [597, 19, 357], { opens: 'drawer', motion }),
          box('oven', [3, 561, 461.5], [594, 19, 357], oven),
        ],
      },
      { ...labels, formatLength: String },
      { textSize: 25 },
    )
    const texts = drawing.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(texts.slice(0, 4)).toEqual(['1.5', '597', '1.5', '600'])
    const heights = texts.slice(4, 9).map(Number)
    expect(heights).toEqual([101.5, 357, 3, 357, 1.5])
    expect(heights.reduce((sum, piece) => sum + piece)).toBe(820)
  })

  it('has no text on another one, whatever is in it and however small the paper', () => {
    const leaf = fc.record({ from: fc.nat(700), height: fc.integer({ min: 40, max: 700 }) })
    const sizes = fc.record({
      width: fc.integer({ min: 50, max: 1200 }),
      depth: fc.integer({ min: 16, max: 700 }),
      height: fc.integer({ min: 40, max: 2400 }),
    })
    const dice = fc.record({
      size: sizes,
      leaves: fc.array(leaf, { maxLength: 6 }),
      shelves: fc.array(fc.nat(2400), { maxLength: 8 }),
    })
    fc.assert(
      fc.property(dice, fc.constantFrom(60, 120, 190), ({ size, leaves, shelves }, width) => {
        const parts = [
          ...leaves.map(({ from, height }, index) =>
            box('door', [0, size.depth, from], [size.width, 19, height], { opens: `l${index}`, motion }),
          ),
          ...shelves.map((up) => box('shelf', [0, 0, up], [size.width, size.depth, 19])),
        ]
        const fitted = fitDrawing(
          ({ textSize }) => drawArticle({ name: { en: 'Base unit' }, size, parts }, labels, { textSize }),
          { width, height: width, units: 'metric', largest: 10 },
        )
        expect(fitted && textProblem(fitted.drawing, fitted.around)).toBeNull()
      }),
      { numRuns: 300 },
    )
  })
})
