import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closeGap, openShelf, resizeOnShelf, type Shelf, type Taken } from './shelf.ts'

/** Things with random gaps on a line of five metres. */
const shelves: fc.Arbitrary<Shelf> = fc
  .array(
    fc.record({
      gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500 })),
      width: fc.integer({ min: 150, max: 1200 }),
      fixed: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
    }),
    { maxLength: 8 },
  )
  .map((wanted) => {
    const taken: Taken[] = []
    let at = 0
    for (const { gap, width, fixed } of wanted) {
      if (at + gap + width > 5000) break
      taken.push({ id: `t${taken.length}`, start: at + gap, end: at + gap + width, fixed })
      at += gap + width
    }
    return { from: 0, to: 5000, taken }
  })

describe('a line of things', () => {
  it('opens wherever there is room, touches nothing that is fixed, and nothing overlaps afterwards', () => {
    fc.assert(
      fc.property(shelves, fc.nat(), fc.integer({ min: 150, max: 1200 }), (shelf, seed, width) => {
        const joint = seed % (shelf.taken.length + 1)
        const opened = openShelf(shelf, joint, width)
        const [left, right] = around(shelf, joint)
        const room = right - left - sum(shelf.taken.filter(({ start, end }) => start >= left && end <= right))
        expect(opened.fits).toBe(room >= width)
        if (!opened.fits) {
          expect(opened.missing).toBe(width - room)
          return
        }
        const after = moved(shelf, opened.moves)
        after.splice(joint, 0, { id: 'new', start: opened.at, end: opened.at + width, fixed: false })
        expectInOrder({ ...shelf, taken: after })
        for (const { id, fixed } of shelf.taken) if (fixed) expect(opened.moves.has(id)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('is as before when what was put in is taken out again and the gap is closed, where all stood close', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 150, max: 600 }), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        (widths, seed) => {
          const shelf = { from: 0, to: 5000, taken: close(widths) }
          const joint = seed % (widths.length + 1)
          const opened = openShelf(shelf, joint, 450)
          if (!opened.fits) throw new Error('There is room')
          const opening = { ...shelf, taken: moved(shelf, opened.moves) }
          expect(
            moved(opening, joint === 0 || joint === widths.length ? new Map() : closeGap(opening, joint)),
          ).toEqual(joint === 0 ? opening.taken : shelf.taken)
        },
      ),
    )
  })

  it('grows by pushing and shrinks by drawing along what touched, about the end that stays', () => {
    fc.assert(
      fc.property(
        shelves.filter(({ taken }) => taken.length > 0),
        fc.nat(),
        fc.integer({ min: 150, max: 1200 }),
        fc.constantFrom('left' as const, 'right' as const),
        (shelf, seed, width, stays) => {
          const index = seed % shelf.taken.length
          const own = shelf.taken[index]
          if (!own) return
          const result = resizeOnShelf(shelf, own.id, width, stays)
          if (!result.fits) return
          const after = moved(shelf, result.moves)
          after[index] = { ...own, start: result.at, end: result.at + width }
          expectInOrder({ ...shelf, taken: after })
          if (width < own.end - own.start)
            expect(stays === 'left' ? result.at : result.at + width).toBe(
              stays === 'left' ? own.start : own.end,
            )
        },
      ),
      { numRuns: 2000 },
    )
  })
})

function close(widths: readonly number[]): readonly Taken[] {
  let at = 0
  return widths.map((width, index) => {
    at += width
    return { id: `t${index}`, start: at - width, end: at, fixed: false }
  })
}

function moved({ taken }: Shelf, moves: ReadonlyMap<string, number>): Taken[] {
  return taken.map((each) => {
    const start = moves.get(each.id) ?? each.start
    return { ...each, start, end: start + each.end - each.start }
  })
}

function around({ from, to, taken }: Shelf, joint: number): readonly [number, number] {
  const left = taken.slice(0, joint).findLast(({ fixed }) => fixed)?.end ?? from
  const right = taken.slice(joint).find(({ fixed }) => fixed)?.start ?? to
  return [left, right]
}

function sum(taken: readonly Taken[]): number {
  return taken.reduce((all, { start, end }) => all + end - start, 0)
}

function expectInOrder({ from, to, taken }: Shelf): void {
  let edge = from
  for (const { start, end } of taken) {
    expect(start).toBeGreaterThanOrEqual(edge - 1e-6)
    edge = end
  }
  expect(edge).toBeLessThanOrEqual(to + 1e-6)
}
