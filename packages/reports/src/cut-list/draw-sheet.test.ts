import { boxAround, type Drawing, isFree, type TextBox, textBox } from '@arredo/drawings'
import { type CutLine, type LaidPiece, nestSheets } from '@arredo/making'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawSheet, unsized } from './draw-sheet.ts'

const boards: fc.Arbitrary<readonly CutLine[]> = fc
  .array(
    fc.record({
      length: fc.integer({ min: 60, max: 2700 }),
      // Many are as narrow as strips are.
      width: fc.oneof(fc.integer({ min: 12, max: 60 }), fc.integer({ min: 60, max: 900 })),
      ...{ count: fc.integer({ min: 1, max: 6 }), hasGrain: fc.boolean() },
    }),
    { minLength: 1, maxLength: 16 },
  )
  .map((all) =>
    all.map(({ length, width, count, hasGrain }, index) => ({
      ...{ number: index + 1, length, width, thickness: 18, count, uses: [] },
      material: { key: `${hasGrain}`, code: 'm', name: { en: 'M' }, hasGrain, isCloth: false },
      ...{ grain: hasGrain ? ('length' as const) : ('none' as const), edged: { along: 0, across: 0 } },
      ...{ outline: 'rectangle' as const, cutOuts: 0, joints: 0 },
    })),
  )

const textSize = fc.constantFrom(2.1 * 10, 2.1 * 20, 2.1 * 25)

function boxOf({ x, y, length, width }: LaidPiece): TextBox {
  return boxAround([x + length / 2, y + width / 2], length, width, 0)
}

function isInside(one: TextBox, two: TextBox): boolean {
  return one.left >= two.left && one.right <= two.right && one.bottom >= two.bottom && one.top <= two.top
}

function textsOf(drawing: Drawing) {
  return drawing.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))
}

describe('a sheet on paper', () => {
  it('has every piece in its place, each number on its own piece or beside all of them, and no text on another', () => {
    let told = 0
    let beside = 0
    fc.assert(
      fc.property(boards, textSize, (lines, size) => {
        for (const sheet of nestSheets(lines).sheets) {
          const wordsOf = ({ line }: LaidPiece) => ({
            number: `${line}`,
            size: `${lines[line - 1]?.length} × ${lines[line - 1]?.width}`,
          })
          const drawing = drawSheet(sheet, wordsOf)({ ratio: 20, textSize: size }) ?? []
          const drawn = drawing.filter(({ style }) => style === 'board')
          expect(drawn).toHaveLength(sheet.pieces.length)
          const pieces = sheet.pieces.map((piece) => ({ piece, box: boxOf(piece) }))
          pieces.forEach(({ box }, index) => {
            expect(
              isFree(
                box,
                pieces.slice(index + 1).map((other) => other.box),
              ),
            ).toBe(true)
          })
          const texts = textsOf(drawing).map((text) => ({
            ...{ text: text.text, box: textBox(text.at, text.text, text.size, text.turn) },
          }))
          texts.forEach(({ text, box }, index) => {
            expect(
              isFree(
                box,
                texts.slice(index + 1).map((other) => other.box),
              ),
            ).toBe(true)
            const of = pieces.find((one) => isInside(box, one.box))
            if (of) {
              const { number, size: whole } = wordsOf(of.piece)
              expect([number, whole, `${number}:\u00a0${whole}`]).toContain(text)
              told += 1
            } else {
              expect(
                isFree(
                  box,
                  pieces.map((one) => one.box),
                ),
              ).toBe(true)
              beside += 1
            }
          })
          const numbers = texts.map(({ text }) => text.split(':')[0])
          const small = new Set(unsized(drawing, sheet.pieces, wordsOf).map(({ line }) => line))
          for (const { piece } of pieces) {
            expect(numbers).toContain(`${piece.line}`)
            const whole = wordsOf(piece).size
            const isWritten = texts.some(({ text }) => text.endsWith(whole))
            expect(small.has(piece.line)).toBe(!isWritten)
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(told).toBeGreaterThan(100)
    expect(beside).toBeGreaterThan(10)
  })
})
