import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawing } from '../drawing.ts'
import { fitDrawing } from '../sheet/fit-drawing.ts'
import { sampleLabels as labels, sampleRoom } from '../testing/sample-room.ts'
import { textProblem } from '../testing/text-problem.ts'
import { drawWorktop } from './draw-worktop.ts'
import { type WorktopPiece, worktopPieces } from './worktop-pieces.ts'

const plain = { kind: 'plain', degrees: 90 } as const
const joint = { kind: 'butt', degrees: 90 } as const
const hob = { row: 'hob', at: [400, 50], size: [560, 490], radius: 10 } as const
const auto = { kind: 'worktop', of: [], detached: false } as const

function kitchen() {
  return sampleRoom({
    left: {
      at: [0, 0, 820],
      size: [1500, 600, 40],
      row: { auto, worked: { ends: [plain, joint], cuts: [hob] } },
    },
    right: {
      at: [1500, 0, 820],
      size: [900, 600, 40],
      row: { auto, worked: { ends: [plain, plain], cuts: [] } },
    },
    tall: { at: [2400, 0, 0], size: [600, 580, 2100] },
    island: {
      at: [1500, 2500, 820],
      size: [2000, 900, 40],
      seat: { on: 'floor' },
      row: { auto, worked: { ends: [plain, plain], cuts: [] } },
    },
    hob: { at: [420, 60, 860], size: [580, 510, 5] },
  })
}

function textsOf(drawing: Drawing): readonly string[] {
  return drawing.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
}

describe('worktops', () => {
  const { document, evaluation } = kitchen()
  const pieces = worktopPieces(document, evaluation)

  it('are told with what becomes of their edges: walls and tall units cover them, joints are joints', () => {
    expect(pieces.map(({ number, length, edges }) => [number, length, edges])).toEqual([
      [1, 1500, { left: 'covered', right: 'joint', front: 'finished', back: 'covered' }],
      [2, 900, { left: 'covered', right: 'covered', front: 'finished', back: 'covered' }],
      [4, 2000, { left: 'finished', right: 'finished', front: 'finished', back: 'finished' }],
    ])
  })

  it('are drawn with their length and depth, and cut-outs with their distances from ends, front and back', () => {
    const [piece] = pieces
    const drawing = piece ? drawWorktop(piece, evaluation, labels, { textSize: 25 }) : []
    expect(textsOf(drawing)).toEqual([
      ...['hob', '560 × 490', 'R 10'],
      ...['400', '560', '540', '1500'],
      ...['60', '490', '50', '600'],
      '1 left, 1500 × 600 × 40',
      ...['Finished edge', 'Joint'],
    ])
    const cut = drawing.find(({ style }) => style === 'cutOut')
    expect(cut?.kind === 'polygon' && cut.points[0]).toEqual([400, -540])
  })

  it('have no text on another one, whatever is cut out of them and however small the paper', () => {
    const cut = fc.record({
      at: fc.tuple(fc.integer({ min: 0, max: 3500 }), fc.integer({ min: 0, max: 400 })),
      size: fc.tuple(fc.integer({ min: 20, max: 900 }), fc.integer({ min: 20, max: 560 })),
      radius: fc.constantFrom(0, 10),
      row: fc.constant('hob'),
    })
    const board = fc.record({
      length: fc.integer({ min: 250, max: 4100 }),
      depth: fc.integer({ min: 200, max: 1200 }),
      cuts: fc.array(cut, { maxLength: 3 }),
      width: fc.constantFrom(120, 190, 400),
    })
    fc.assert(
      fc.property(board, ({ length, depth, cuts, width }) => {
        const [first] = pieces
        if (!first) return expect.fail('no piece')
        const inside = cuts.filter(
          ({ at: [x, y], size: [w, h] }, index) =>
            x + w <= length &&
            y + h <= depth &&
            cuts.slice(0, index).every((other) => x >= other.at[0] + other.size[0] || x + w <= other.at[0]),
        )
        const piece: WorktopPiece = { ...first, length, depth, cuts: inside }
        const fitted = fitDrawing(({ textSize }) => drawWorktop(piece, evaluation, labels, { textSize }), {
          ...{ width, height: width, units: 'metric', largest: 10 },
        })
        expect(fitted && textProblem(fitted.drawing, fitted.around)).toBeNull()
        expect(textsOf(fitted?.drawing ?? [])).toContain(labels.formatLength(length))
      }),
      { numRuns: 300 },
    )
  })
})
