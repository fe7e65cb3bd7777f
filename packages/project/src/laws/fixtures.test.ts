import { distance, dot, footprint, minus, type Point, shellOf, type WallSide } from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProjectDocument } from '../document.ts'
import type { Fixture } from '../room-records.ts'
import { standingFixture } from '../standing-fixtures.ts'
import { deskForTests, namesBy } from '../testing/desk-for-tests.ts'
import { absurdFixtures, addingOnWalls, fixtureDeeds } from '../testing/fixture-deeds.ts'
import { randomRooms } from '../testing/random-rooms.ts'
import { readingProblem, wayProblem } from '../testing/walk.ts'
import { wallMoves } from '../testing/wall-deeds.ts'

const withFixtures = fc
  .tuple(randomRooms, fc.array(addingOnWalls, { minLength: 3, maxLength: 8 }))
  .map(([room, deeds]) => {
    const desk = deskForTests(room)
    const newId = namesBy('f')
    for (const { act } of deeds) act(desk, newId)
    return desk.current().document
  })

/** How far the corners of a fixture are out of the wall's own line, and from each of its ends, by the records alone. */
function lying(document: ProjectDocument, id: string, wallId: string, side: WallSide) {
  const wall = document.walls[wallId]
  const [from, to] = [document.corners[wall?.from ?? '']?.at, document.corners[wall?.to ?? '']?.at]
  const standing = standingFixture(document, id)
  if (!wall || !from || !to || !standing) throw new Error(`Fixture ${id} is nowhere`)
  const length = distance(from, to)
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const sign = side === 'right' ? 1 : -1
  const share = wall.line === 'centre' ? 0.5 : wall.line === side ? 0 : 1
  const offsets = footprint(standing).map((corner) => minus(corner, from))
  return {
    ...{ from, to },
    out: offsets.map((offset) => dot(offset, [along[1] * sign, -along[0] * sign]) - wall.thickness * share),
    fromStart: offsets.map((offset) => dot(offset, along)),
    fromEnd: offsets.map((offset) => length - dot(offset, along)),
    up: standing.place.at[2],
  }
}

function isOnItsWall(document: ProjectDocument, { placement: { at, seat }, size }: Fixture): boolean {
  if (seat.on !== 'wall') return true
  const face = shellOf(document).face(seat.wall, seat.side)
  if (!face) return false
  return at[0] >= face.start - 1e-6 && at[0] + size[0] <= face.end + 1e-6 && at[2] >= 0
}

function expectNear(actual: readonly number[], expected: readonly number[]): void {
  const apart = actual.map((value, index) => Math.abs(value - (expected[index] ?? Number.NaN)))
  expect(Math.max(...apart)).toBeLessThan(1e-6)
}

describe('fixtures', () => {
  it('[law 4, D-101 part] stay on their wall to the millimetre while it moves, turns or changes, and keep their distance to the end that stays', () => {
    const seen = { moved: 0, stayed: 0, ends: 0 }
    fc.assert(
      fc.property(withFixtures, wallMoves, (before, { act }) => {
        const desk = deskForTests(before)
        const result = act(desk, namesBy('n'))
        const after = desk.current().document
        if (!result?.ok) return
        expect(Object.keys(after.fixtures)).toEqual(Object.keys(before.fixtures))
        for (const { id, placement } of Object.values(before.fixtures)) {
          if (placement.seat.on !== 'wall') continue
          const { wall, side } = placement.seat
          const [was, is] = [lying(before, id, wall, side), lying(after, id, wall, side)]
          expectNear(is.out, was.out)
          expect(is.up).toBe(was.up)
          const [isFromMoved, isToMoved] = [distance(was.from, is.from) > 0, distance(was.to, is.to) > 0]
          if (!isFromMoved) expectNear(is.fromStart, was.fromStart)
          else if (!isToMoved) expectNear(is.fromEnd, was.fromEnd)
          seen[isFromMoved && isToMoved ? 'moved' : isFromMoved || isToMoved ? 'ends' : 'stayed'] += 1
        }
      }),
      { numRuns: 300 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
  })

  it('never leave their wall or the house by a command of their own: hostile numbers are refused in words', () => {
    const said = new Set<string>()
    const deeds = fc.array(fc.oneof(fixtureDeeds, absurdFixtures), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(withFixtures, deeds, (room, all) => {
        const desk = deskForTests(room)
        const newId = namesBy('n')
        for (const { act } of all) {
          const before = desk.current().document
          const result = act(desk, newId)
          const after = desk.current().document
          if (result?.ok === false) {
            said.add(result.message)
            expect(after).toBe(before)
          }
          for (const fixture of Object.values(after.fixtures)) {
            const last = before.fixtures[fixture.id]
            // Walls may have left it behind; a command never puts it there.
            const mayBeOff = last === fixture || (last && !isOnItsWall(before, last))
            if (!mayBeOff) expect(isOnItsWall(after, fixture)).toBe(true)
          }
          if (after !== before) expect(readingProblem(after)).toBeNull()
        }
      }),
      { numRuns: 200 },
    )
    expect([...said]).toEqual(
      expect.arrayContaining([
        'No such place',
        'That is too far away',
        'Its sizes must lie between 1 and 20,000 mm',
        'It does not fit the length of the wall',
        'It does not fit the height of the wall',
        'It cannot lie below the floor',
        'It needs a wall, the floor or the ceiling',
        'There is an opening already',
        'A slope must begin below the height of the room',
        'A slope needs a height to begin at and a length',
      ]),
    )
  })

  it('[law 1] whatever was done to them is undone to the first document and redone to the last', () => {
    const deeds = fc.array(fixtureDeeds, { minLength: 1, maxLength: 16 })
    fc.assert(
      fc.property(randomRooms, deeds, (room, all) => {
        const problem = wayProblem(deskForTests(room), all)
        if (problem) expect.fail(problem)
      }),
      { numRuns: 100 },
    )
  })
})
