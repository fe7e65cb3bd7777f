import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CutLine } from '../cut-list.ts'
import type { LaidPiece, Stock } from './fill-sheets.ts'
import { nestSheets } from './nest-sheets.ts'

const material = (name: string) => ({
  ...{ key: name, code: name, name: { en: name }, hasGrain: name === 'oak', isCloth: false },
})

const boards: fc.Arbitrary<readonly CutLine[]> = fc
  .array(
    fc.record({
      ...{ length: fc.integer({ min: 200, max: 29_000 }), width: fc.integer({ min: 200, max: 21_500 }) },
      ...{ thickness: fc.constantFrom(8, 18, 19, 80), name: fc.constantFrom('oak', 'white') },
      count: fc.integer({ min: 1, max: 7 }),
    }),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(({ length, width, thickness, name, count }, index) => ({
      ...{ number: index + 1, length: length / 10, width: width / 10, thickness, count, uses: [] },
      ...{ material: material(name), grain: name === 'oak' ? ('length' as const) : ('none' as const) },
      ...{ edged: { along: 0, across: 0 }, outline: 'rectangle' as const, cutOuts: 0, joints: 0 },
    })),
  )

const stocks: fc.Arbitrary<Stock> = fc.record({
  ...{ length: fc.constantFrom(2800, 3660, 2440), width: fc.constantFrom(2070, 1220) },
  ...{ kerf: fc.constantFrom(0, 3.2, 4), trim: fc.constantFrom(0, 10, 15) },
})

/** Sums of tenths are not exact. */
const dust = 1e-6

/** Whether a saw that cuts from edge to edge, and takes its kerf away, gets every piece out. */
function canBeSawn(pieces: readonly LaidPiece[], kerf: number): boolean {
  if (pieces.length < 2) return true
  return (['x', 'y'] as const).some((axis) => {
    const end = (piece: LaidPiece) => piece[axis] + (axis === 'x' ? piece.length : piece.width)
    return pieces.some((piece) => {
      const cut = end(piece)
      const before = pieces.filter((one) => end(one) <= cut + dust)
      const behind = pieces.filter((one) => one[axis] >= cut + kerf - dust)
      const isClean = behind.length > 0 && before.length + behind.length === pieces.length
      return isClean && canBeSawn(before, kerf) && canBeSawn(behind, kerf)
    })
  })
}

function areApart(one: LaidPiece, two: LaidPiece, kerf: number): boolean {
  const gaps = [
    two.x - one.x - one.length,
    one.x - two.x - two.length,
    two.y - one.y - one.width,
    one.y - two.y - two.width,
  ]
  return Math.max(...gaps) >= kerf - dust
}

function line(length: number, width: number, count: number): CutLine {
  return {
    ...{ number: 1, length, width, thickness: 18, count, uses: [], material: material('white') },
    ...{ grain: 'none', edged: { along: 0, across: 0 }, outline: 'rectangle', cutOuts: 0, joints: 0 },
  }
}

describe('sheets', () => {
  it('[D-252 part] hold every piece once, inside their trim, a kerf apart, along their grain, and are sawn from edge to edge', () => {
    fc.assert(
      fc.property(boards, stocks, (lines, stock) => {
        const { sheets, left } = nestSheets(lines, () => stock)
        const { length, width, kerf, trim } = stock
        for (const { pieces, material: of, thickness } of sheets) {
          expect(pieces.length).toBeGreaterThan(0)
          for (const [index, piece] of pieces.entries()) {
            const line = lines[piece.line - 1]
            expect([of, thickness]).toEqual([line?.material, line?.thickness])
            expect(Math.min(piece.x, piece.y)).toBeGreaterThanOrEqual(trim)
            expect(piece.x + piece.length).toBeLessThanOrEqual(length - trim + dust)
            expect(piece.y + piece.width).toBeLessThanOrEqual(width - trim + dust)
            const lies = piece.isTurned ? [piece.width, piece.length] : [piece.length, piece.width]
            expect(lies).toEqual([line?.length, line?.width])
            if (line?.grain === 'length') expect(piece.isTurned).toBe(false)
            for (const other of pieces.slice(index + 1)) expect(areApart(piece, other, kerf)).toBe(true)
          }
          expect(canBeSawn(pieces, kerf)).toBe(true)
        }
        for (const { number, count, grain, thickness, ...line } of lines) {
          const placed = sheets.flatMap(({ pieces }) =>
            pieces.filter((piece) => piece.line === number),
          ).length
          const told = left.filter((one) => one.line === number)
          expect([placed, told.map((one) => one.count)]).toEqual(told.length > 0 ? [0, [count]] : [count, []])
          const fits = (one: number, two: number) => one <= length - 2 * trim && two <= width - 2 * trim
          const canLie = fits(line.length, line.width) || (grain === 'none' && fits(line.width, line.length))
          expect(told.length === 0).toBe(canLie && thickness <= 60)
        }
        expect(nestSheets(lines, () => stock).sheets).toEqual(sheets)
      }),
      { numRuns: 60 },
    )
  })

  it('[D-252 part] take equal pieces without a loss that can be helped', () => {
    // Three strips of four, with their kerfs, and 20 mm of trim: 4 × 690 + 3 × 4 and 3 × 680 + 2 × 4.
    expect(nestSheets([line(690, 680, 12)]).sheets).toHaveLength(1)
    expect(nestSheets([line(690, 680, 13)]).sheets).toHaveLength(2)
    expect(nestSheets([]).waste).toBe(0)
  })

  it('[D-252 part] are filled within seconds, however many pieces there are', () => {
    const lines = Array.from(
      { length: 40 },
      (_, index): CutLine => ({
        ...line(300 + index * 17, 100 + index * 11, 2000),
        number: index + 1,
      }),
    )
    const { sheets, waste } = nestSheets(lines)
    expect(sheets.reduce((sum, { pieces }) => sum + pieces.length, 0)).toBe(80_000)
    expect(waste).toBeLessThan(0.3)
  })
})
