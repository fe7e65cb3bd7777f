import { presetIds, shellOf, spanOnWall, type WallSide } from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAlternative } from '../commands/alternatives/add-alternative.ts'
import { lockRows } from '../commands/lock-rows.ts'
import { placeArticle } from '../commands/place-article.ts'
import { setRoom } from '../commands/room/set-room.ts'
import { setWallLength } from '../commands/room/set-wall-length.ts'
import type { Desk } from '../desk.ts'
import type { AlternativeId, ProjectDocument, RowId } from '../document.ts'
import { rowsInOrder } from '../row-order.ts'
import { standingRow } from '../standing-rows.ts'
import { deskForTests, evaluationOf, namesBy } from '../testing/desk-for-tests.ts'
import { randomRooms } from '../testing/random-rooms.ts'
import { isSameDocument } from '../testing/walk.ts'
import { wallMoves } from '../testing/wall-deeds.ts'

const widths = { B60: 600, W45: 450 } as const
type Unit = { readonly article: keyof typeof widths; readonly gap: number }

/** What sits on a face, as its footprint lies between the joints. */
type Lying = { readonly id: RowId; readonly start: number; readonly end: number; readonly up: number }
type Joints = { readonly start: number; readonly end: number; readonly pieces: number }

function lyingOn(
  document: ProjectDocument,
  alternative: AlternativeId,
  wall: string,
  side: WallSide,
): readonly Lying[] {
  const face = shellOf(document).face(wall, side)
  const evaluation = evaluationOf(document, alternative)
  return rowsInOrder(document, alternative).flatMap(({ id }) => {
    const standing = standingRow(document, evaluation, id)
    const seat = standing?.seat
    if (!face || !standing || seat?.on !== 'wall' || seat.wall !== wall || seat.side !== side) return []
    const { start, end } = spanOnWall(face.frame, standing)
    return { id, start, end, up: standing.place.at[2] }
  })
}

function jointsOf(document: ProjectDocument, wall: string, side: WallSide): Joints | null {
  const face = shellOf(document).face(wall, side)
  const [first, last] = [face?.stretches[0], face?.stretches.at(-1)]
  return first && last ? { start: first.start, end: last.end, pieces: face?.stretches.length ?? 0 } : null
}

function isBetween({ start, end }: Lying, joints: Joints): boolean {
  return start > joints.start - 1e-2 && end < joints.end + 1e-2
}

/** What sat between the joints of a face in one piece, and how everything on it lies now. */
function facesOf(before: ProjectDocument, after: ProjectDocument) {
  return Object.keys(before.alternatives).flatMap((alternative) =>
    Object.keys(before.walls).flatMap((wall) =>
      (['left', 'right'] as const).flatMap((side) => {
        const [was, is] = [jointsOf(before, wall, side), jointsOf(after, wall, side)]
        if (was?.pieces !== 1 || is?.pieces !== 1) return []
        const fitted = lyingOn(before, alternative, wall, side).filter((lying) => isBetween(lying, was))
        const now = new Map(lyingOn(after, alternative, wall, side).map((lying) => [lying.id, lying]))
        return fitted.length > 0 ? { alternative, wall, side, was, is, fitted, now } : []
      }),
    ),
  )
}

/** What is wrong after a change of walls, in words; null where nothing is. */
function slideProblem(before: ProjectDocument, desk: Desk, seen: Seen): string | null {
  const { document: after, misfits } = desk.current()
  for (const { fitted, now, is, was, ...name } of facesOf(before, after)) {
    const sum = widthOf(fitted)
    const crossing = fitted.filter(({ id }) => !isBetween(now.get(id) ?? nowhere, is)).map(({ id }) => id)
    seen.shorter += is.end - is.start < was.end - was.start - 1 ? 1 : 0
    seen.crossing += crossing.length
    if (crossing.length > 0 && sum <= is.end - is.start)
      return `${crossing.join()} cross a joint of ${name.wall}, though there is room`
    const told = misfits.find(
      ({ alternative, wall, side }) =>
        alternative === name.alternative && wall === name.wall && side === name.side,
    )
    if ((told?.rows ?? []).toSorted().join() !== crossing.toSorted().join())
      return `${crossing.join()} cross a joint of ${name.wall}, and ${told?.rows.join()} were told`
  }
  return null
}

function widthOf(lying: readonly Lying[]): number {
  return lying.reduce((whole, { start, end }) => whole + end - start, 0)
}

const nowhere: Lying = { id: '', start: Number.NaN, end: Number.NaN, up: 0 }
type Seen = { shorter: number; crossing: number; slid: number }

/** A rectangle with base units and wall units on its first wall, in two alternatives. */
function furnished(base: readonly Unit[], above: readonly Unit[]): Desk {
  const desk = deskForTests()
  const newId = namesBy('n')
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], height: 2700, ids: presetIds('rt1', newId) })
  for (const [units, up] of [
    [base, 0],
    [above, 1400],
  ] as const) {
    let along = 0
    for (const { article, gap } of units) {
      if (along + gap + widths[article] > 5000) break
      place(desk, newId(), article, along + gap, up)
      along += gap + widths[article]
    }
  }
  const rows = rowsInOrder(desk.current().document).map((row) => [row.id, newId()])
  desk.run(addAlternative, { alternative: 'a2', name: 'Cheaper', rowIds: Object.fromEntries(rows) })
  return desk
}

function place(desk: Desk, row: RowId, article: string, along: number, up = 0, wall = 0): void {
  const seat = { on: 'wall', wall: wallAt(desk, wall), side: 'right' } as const
  const placement = { at: [along, 0, up], rotation: 0, seat } as const
  desk.run(placeArticle, { row, catalogue: 'c', model: 'M', article, side: 'L', choices: {}, placement })
}

function wallAt(desk: Desk, index: number): string {
  return Object.keys(desk.current().document.walls)[index] ?? ''
}

function shorten(desk: Desk, length: number, end: 'from' | 'to' = 'to') {
  return desk.run(setWallLength, { wall: wallAt(desk, 0), side: 'right', length, end, rooms: [] })
}

/** Where each begins along the first wall, of the alternative one looks at. */
function starts(desk: Desk): readonly number[] {
  const { document, alternative } = desk.current()
  return lyingOn(document, alternative, wallAt(desk, 0), 'right').map(({ start }) => Math.round(start))
}

const someEnd = fc.constantFrom<'from' | 'to'>('from', 'to')

const anyRun = fc.array(
  fc.record({
    article: fc.constantFrom<keyof typeof widths>('B60', 'W45'),
    gap: fc.constantFrom(0, 0, 0, 50, 220, 601),
  }),
  { minLength: 1, maxLength: 8 },
)

describe('what sits on a wall that becomes shorter', () => {
  it('[D-101 part] slides between the joints in every alternative if it fits, and is named if not; undone in one step', () => {
    const seen: Seen = { shorter: 0, crossing: 0, slid: 0 }
    const length = fc.integer({ min: 300, max: 6000 })
    fc.assert(
      fc.property(anyRun, anyRun, length, someEnd, (base, above, wanted, moved) => {
        const desk = furnished(base, above)
        const before = desk.current().document
        const touching = touchingPairs(before)
        expect(shorten(desk, wanted, moved).ok).toBe(true)
        expect(slideProblem(before, desk, seen)).toBe(null)
        expect(touchingPairs(desk.current().document)).toBeLessThanOrEqual(touching)
        seen.slid += before.rows === desk.current().document.rows ? 0 : 1
        desk.undo()
        expect(isSameDocument(before, desk.current().document)).toBe(true)
      }),
      { numRuns: 200 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(30)
  })

  it('[D-101 part] holds in rooms of every kind, for whatever sits on their walls', () => {
    const seen: Seen = { shorter: 0, crossing: 0, slid: 0 }
    const dice = fc.record({ which: fc.nat(), spare: fc.integer({ min: -600, max: 900 }), end: someEnd })
    fc.assert(
      fc.property(randomRooms, dice, wallMoves, (before, { which, spare, end }, { act }) => {
        const desk = deskForTests(before)
        const faces = facesOf(before, before)
        const face = faces[which % faces.length]
        if (face) {
          const { wall, side, fitted } = face
          const length = widthOf(fitted) + spare
          const typed = desk.run(setWallLength, { wall, side, length, end, rooms: [] })
          if (typed.ok) expect(slideProblem(before, desk, seen)).toBe(null)
          seen.slid += typed.ok && typed.value.rows !== before.rows ? 1 : 0
        }
        const between = desk.current().document
        if (act(desk, namesBy('m'))?.ok) expect(slideProblem(between, desk, seen)).toBe(null)
      }),
      { numRuns: 150 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10)
  })

  it('pushes what is before it, leaves wall units alone that need not move, and takes no more than it must', () => {
    const run = [
      { article: 'B60', gap: 2700 },
      { article: 'B60', gap: 100 },
      { article: 'B60', gap: 0 },
    ] as const
    const desk = furnished(run, [{ article: 'W45', gap: 2700 }])
    expect(starts(desk)).toEqual([2700, 3400, 4000, 2700])
    expect(shorten(desk, 4300).ok).toBe(true)
    expect(starts(desk)).toEqual([2500, 3100, 3700, 2700])
    expect(desk.current().misfits).toEqual([])
    desk.look('a2')
    expect(starts(desk)).toEqual([2500, 3100, 3700, 2700])
  })

  it('what is locked does not slide, and is named', () => {
    const desk = furnished([{ article: 'B60', gap: 4400 }], [])
    const [row = ''] = Object.keys(desk.current().document.rows)
    desk.run(lockRows, { rows: [row], locked: true })
    shorten(desk, 4500)
    expect(starts(desk)).toEqual([4400])
    expect(desk.current().misfits).toMatchObject([{ alternative: 'a1', rows: [row] }])
    desk.undo()
    expect(desk.current().misfits).toEqual([])
  })

  it('is pushed by what stands across the corner too', () => {
    const desk = furnished([{ article: 'B60', gap: 3800 }], [])
    // On the wall that moves, its back to it and next to the corner: it takes 560 of the first wall.
    place(desk, 'corner', 'B60', 0, 0, 1)
    shorten(desk, 4900)
    expect(starts(desk)).toEqual([3740])
  })
})

/** Of all alternatives: what overlaps along the first wall on one height. */
function touchingPairs(document: ProjectDocument): number {
  const [wall = ''] = Object.keys(document.walls)
  return Object.keys(document.alternatives).reduce((count, alternative) => {
    const lying = lyingOn(document, alternative, wall, 'right')
    const isOver = (one: Lying, two: Lying) =>
      one.up === two.up && one.start < two.end - 0.01 && two.start < one.end - 0.01
    return count + lying.filter((one) => lying.some((two) => two !== one && isOver(one, two))).length
  }, 0)
}
