import {
  distance,
  dot,
  footprint,
  minus,
  type Point,
  type Seat,
  shellOf,
  type WallSide,
} from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProjectDocument, RowId } from '../document.ts'
import { isPlaced } from '../placed-row.ts'
import { deskForTests, namesBy, placesOf } from '../testing/desk-for-tests.ts'
import { randomRooms } from '../testing/random-rooms.ts'
import { wallMoves } from '../testing/wall-deeds.ts'

/** A face by the record alone, reckoned without the shell. */
type Face = {
  readonly from: Point
  readonly to: Point
  readonly along: Point
  readonly out: Point
  readonly away: number
}

function faceOf({ walls, corners }: ProjectDocument, id: string, side: WallSide): Face {
  const wall = walls[id]
  const [from, to] = [corners[wall?.from ?? '']?.at, corners[wall?.to ?? '']?.at]
  if (!wall || !from || !to) throw new Error(`No wall ${id}`)
  const length = distance(from, to)
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const sign = side === 'right' ? 1 : -1
  const share = wall.line === 'centre' ? 0.5 : wall.line === side ? 0 : 1
  return { from, to, along, out: [along[1] * sign, -along[0] * sign], away: wall.thickness * share }
}

/** How the four corners of an item's footprint lie to a face, and how high it hangs. */
type Lying = { readonly across: readonly number[]; readonly along: readonly number[]; readonly up: number }

function lyingOf(places: ReturnType<typeof placesOf>, row: RowId, face: Face): Lying {
  const standing = places.get(row)
  if (!standing) throw new Error(`Row ${row} stands nowhere`)
  const offsets = footprint(standing).map((corner) => minus(corner, face.from))
  return {
    across: offsets.map((offset) => dot(offset, face.out) - face.away),
    along: offsets.map((offset) => dot(offset, face.along)),
    up: standing.place.at[2],
  }
}

function expectNear(actual: readonly number[], expected: readonly number[]): void {
  const apart = actual.map((value, index) => Math.abs(value - (expected[index] ?? Number.NaN)))
  expect(Math.max(...apart)).toBeLessThan(1e-6)
}

/** The face something hangs on or is set into. */
function faceNameOf({ openings }: ProjectDocument, seat: Seat): readonly [string, WallSide] | null {
  if (seat.on === 'wall' || seat.on === 'corner') return [seat.wall, seat.side]
  const opening = seat.on === 'opening' ? openings[seat.opening] : undefined
  return opening ? [opening.wall, opening.side] : null
}

/** By how much what is measured from `from` must differ, so that it keeps its distance to the end that stayed. */
function shiftOf(was: Face, is: Face, side: WallSide): number {
  const grown = distance(is.from, is.to) - distance(was.from, was.to)
  const [fromStays, toStays] = [distance(was.from, is.from) === 0, distance(was.to, is.to) === 0]
  if (fromStays) return 0
  if (toStays) return grown
  // A wall that moves whole is measured from the viewer's left.
  return side === 'right' ? 0 : grown
}

/** Whether a joint came nearer to what keeps its distance to the end that stays, or is new. */
function isTighter(
  before: ProjectDocument,
  after: ProjectDocument,
  name: readonly [string, WallSide],
  shift: number,
): boolean {
  const [was, is] = [shellOf(before).face(...name), shellOf(after).face(...name)]
  if (!was || was.stretches.length !== is?.stretches.length) return true
  // Faces are measured from the viewer's left, shifts from where the wall begins.
  const by = name[1] === 'right' ? shift : is.frame.length - was.frame.length - shift
  return was.stretches.some(({ start, end }, index) => {
    const now = is.stretches[index]
    return !now || now.start > start + by + 1e-6 || now.end < end + by - 1e-6
  })
}

describe('what sits on a wall', () => {
  it('[law 4, D-101 part] stays on it to the millimetre in every alternative, and keeps its distance to the end that stays', () => {
    const seen = { moved: 0, kept: 0, grown: 0, thicker: 0, left: 0, openings: 0 }
    fc.assert(
      fc.property(randomRooms, wallMoves, (before, { act }) => {
        const desk = deskForTests(before)
        const result = act(desk, namesBy('n'))
        const after = desk.current().document
        if (!result?.ok) {
          expect(after).toBe(before)
          return
        }
        expect(Object.keys(after.rows)).toEqual(Object.keys(before.rows))
        const [stood, stand] = [placesOf(before), placesOf(after)]
        for (const row of Object.values(before.rows)) {
          const name = isPlaced(row) ? faceNameOf(before, row.placement.seat) : null
          if (!isPlaced(row) || !name) continue
          const [was, is] = [faceOf(before, ...name), faceOf(after, ...name)]
          const [lay, lies] = [lyingOf(stood, row.id, was), lyingOf(stand, row.id, is)]
          expectNear(lies.across, lay.across)
          expectNear([lies.up], [lay.up])
          if (row.placement.seat.on === 'wall') {
            const shift = shiftOf(was, is, name[1])
            const kept = lay.along.map((along) => along + shift)
            // Where there is less room than before it may have to slide.
            const maySlide = isTighter(before, after, name, shift)
            if (!maySlide) expectNear(lies.along, kept)
            seen.kept += maySlide ? 0 : 1
            seen.grown += shift === 0 ? 0 : 1
            seen.left += name[1] === 'left' ? 1 : 0
          }
          seen.moved += distance(was.from, is.from) + distance(was.to, is.to) > 0 ? 1 : 0
          seen.thicker += was.away === is.away ? 0 : 1
        }
        for (const { id, wall, offset } of Object.values(before.openings)) {
          const shift = shiftOf(faceOf(before, wall, 'right'), faceOf(after, wall, 'right'), 'right')
          expectNear([after.openings[id]?.offset ?? Number.NaN], [offset + shift])
          seen.openings += shift === 0 ? 0 : 1
        }
      }),
      { numRuns: 300 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10)
  })
})
