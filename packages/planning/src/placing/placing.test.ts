import { footprint, isInRoom, type Placement, shellOf } from '@arredo/geometry'
import { type ProjectDocument, standingRows } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyKitchen,
  evaluated,
  faceAt,
  furnished,
  onFace,
  type Placed,
} from '../testing/kitchen-for-tests.ts'
import { nearestCorner, seatInCorner } from './corner-seat.ts'
import { placeInRun } from './place-in-run.ts'

const kitchen = emptyKitchen()
const unit = {
  kind: 'floor',
  size: { width: 600, depth: 581, height: 820 },
  elevation: 0,
  row: null,
} as const

describe('placing', () => {
  it('opens a run over a joint, pushing what has room behind it', () => {
    const document = furnished(kitchen, [
      ['BASE', onFace(kitchen, 'north', 0)],
      ['BASE', onFace(kitchen, 'north', 600)],
    ])
    const placed = placedAt(document, 350)
    expect(placed).toMatchObject({ way: 'stands', placement: { at: [600, 0, 0] } })
    expect(
      placed.way === 'stands' && placed.moves.map(({ row, placement }) => [row, placement.at[0]]),
    ).toEqual([['r001', 1200]])
  })

  it('replaces what one points at the middle of, and what touches it comes along', () => {
    const document = furnished(kitchen, [
      ['BASE:900', onFace(kitchen, 'north', 0)],
      ['BASE', onFace(kitchen, 'north', 900)],
    ])
    const placed = placedAt(document, 150)
    expect(placed).toMatchObject({ way: 'replaces', row: 'r000', placement: { at: [0, 0, 0] } })
    expect(placed.way === 'replaces' && placed.moves).toMatchObject([
      { row: 'r001', placement: { at: [600, 0, 0] } },
    ])
  })

  it('says how much is missing where nothing more goes in', () => {
    const document = furnished(
      kitchen,
      [0, 1, 2, 3].map((index): Placed => ['BASE:1200', onFace(kitchen, 'north', index * 1200)]),
    )
    expect(placedAt(document, 950)).toEqual({ way: 'lacks', missing: 400 })
  })

  it('leaves nothing of one level overlapping, wherever one points', () => {
    const placing = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.constantFrom('BASE:450', 'BASE', 'TALL')),
      {
        minLength: 1,
        maxLength: 9,
      },
    )
    fc.assert(
      fc.property(placing, (wanted) => {
        let document = kitchen
        for (const [at, article] of wanted) document = withPlaced(document, article, at)
        const items = standingRows(document, evaluated(document)).map((item) =>
          footprint(item).map(([x]) => x),
        )
        const spans = items
          .map((xs) => [Math.min(...xs), Math.max(...xs)] as const)
          .sort((one, two) => one[0] - two[0])
        for (const [index, [start]] of spans.entries()) {
          const [, before = Number.NEGATIVE_INFINITY] = spans[index - 1] ?? []
          expect(start).toBeGreaterThanOrEqual(before - 1e-6)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('turns a corner unit to the corner, in all four', () => {
    const { rooms } = shellOf(kitchen)
    const [room] = rooms
    for (const corner of room?.outline ?? []) {
      const found = nearestCorner([corner[0] * 0.9, corner[1] * 0.9], shellOf(kitchen))
      if (!found || !room) throw new Error('A corner was pointed at')
      const placement = seatInCorner(found, 0)
      const document = furnished(kitchen, [['CORNER', placement]])
      const [item] = standingRows(document, evaluated(document))
      if (!item) throw new Error('It stands')
      const [backLeft, ...others] = footprint(item)
      expect(Math.hypot(backLeft[0] - corner[0], backLeft[1] - corner[1])).toBeLessThan(1)
      const middle = [
        (backLeft[0] + (others[1]?.[0] ?? 0)) / 2,
        (backLeft[1] + (others[1]?.[1] ?? 0)) / 2,
      ] as const
      expect(isInRoom(middle, room)).toBe(true)
    }
    expect(nearestCorner([2500, -2000], shellOf(kitchen))).toBeNull()
  })
})

function northStretch(document: ProjectDocument) {
  const { wall, side } = faceAt(document, 'north')
  const stretch = shellOf(document).seats.find((each) => each.wall === wall && each.side === side)
  if (!stretch) throw new Error('There is a wall in the north')
  return stretch
}

function placedAt(document: ProjectDocument, left: number, comer = unit as Parameters<typeof placeInRun>[2]) {
  const stretch = northStretch(document)
  const options = { snaps: true, replaces: true }
  const now = { document, evaluation: evaluated(document) }
  return placeInRun(now, stretch, comer, stretch.start + left, options)
}

function withPlaced(document: ProjectDocument, article: string, left: number): ProjectDocument {
  const width = Number(article.split(':')[1] ?? 600)
  const placed = placedAt(document, left, { ...unit, size: { ...unit.size, width } })
  if (placed.way === 'lacks') return document
  const moves = new Map(placed.moves.map(({ row, placement }) => [row, placement]))
  const gone = placed.way === 'replaces' ? placed.row : null
  const kept = Object.values(document.rows).flatMap((row): readonly (readonly [string, Placement])[] => {
    if (row.kind !== 'article' || !row.placement || row.id === gone) return []
    return [[row.article, moves.get(row.id) ?? row.placement]]
  })
  return furnished(document, [...kept, [article, placed.placement]])
}
