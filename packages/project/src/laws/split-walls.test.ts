import { distance, fromWall, openingOnFace, type Place, type Point, placeOf, shellOf } from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinWalls } from '../commands/room/join-walls.ts'
import { splitWall } from '../commands/room/split-wall.ts'
import type { ProjectDocument } from '../document.ts'
import { nth } from '../testing/deed.ts'
import { deskForTests, namesBy, placesOf } from '../testing/desk-for-tests.ts'
import { randomRooms } from '../testing/random-rooms.ts'

/** Where everything is in plan: rows of every alternative, fixtures, and both edges of every opening. */
function placesIn(document: ProjectDocument): ReadonlyMap<string, readonly number[] | null> {
  const shell = shellOf(document)
  const numbers = (place: Place | null | undefined) => (place ? [...place.at, turn(place.rotation)] : null)
  const rows = [...placesOf(document)].map(
    ([id, standing]) => [`row ${id}`, numbers(standing?.place)] as const,
  )
  const size = { width: 100, depth: 100, height: 100 }
  const ground = { shell, openings: document.openings, placeOfRow: () => null }
  const fixtures = Object.values(document.fixtures).map(
    ({ id, placement }) => [`fixture ${id}`, numbers(placeOf({ placement, size }, ground))] as const,
  )
  const openings = Object.values(document.openings).map((opening) => {
    const face = shell.face(opening.wall, opening.side)
    if (!face) return [`opening ${opening.id}`, null] as const
    const { start, end } = openingOnFace(opening, face)
    const at = (along: number): Point => fromWall(face.frame, { along, across: 0 })
    return [`opening ${opening.id}`, [...at(start), ...at(end)]] as const
  })
  return new Map<string, readonly number[] | null>([...rows, ...fixtures, ...openings])
}

const turn = (degrees: number) => (Math.round(degrees * 1e6) / 1e6) % 360

function expectSamePlaces(before: ProjectDocument, after: ProjectDocument): void {
  const [was, is] = [placesIn(before), placesIn(after)]
  expect([...is.keys()].sort()).toEqual([...was.keys()].sort())
  for (const [name, place] of was) {
    const now = is.get(name)
    if (!place) continue
    const apart = place.map((value, index) => Math.abs(value - (now?.[index] ?? Number.NaN)))
    if (!(Math.max(...apart) < 1e-3)) expect.fail(`${name} went from ${place} to ${now}`)
  }
}

/** With something of the room on every wall, on either side. */
function withFixtures(document: ProjectDocument): ProjectDocument {
  const fixtures = Object.values(document.walls)
    .filter(({ kind }) => kind === 'wall')
    .map(({ id }, index) => {
      const side = index % 2 === 0 ? ('left' as const) : ('right' as const)
      const placement = {
        at: [700 + index * 90, 20, 300],
        rotation: 90,
        seat: { on: 'wall', wall: id, side },
      } as const
      return [`f${id}`, { id: `f${id}`, kind: 'socket', size: [80, 80, 40], placement }] as const
    })
  return { ...document, fixtures: Object.fromEntries(fixtures) }
}

describe('a wall cut in two', () => {
  it('keeps all that sits on it in place in every alternative, and so does the one that both become again', () => {
    const seen = { split: 0, joined: 0, refused: 0 }
    fc.assert(
      fc.property(
        randomRooms,
        fc.nat(40),
        fc.double({ min: 0.02, max: 0.98, noNaN: true }),
        fc.boolean(),
        (room, which, share, isTurned) => {
          const before = withFixtures(room)
          const desk = deskForTests(before)
          const newId = namesBy('n')
          const wall = nth(before.walls, which)
          const [from, to] = [before.corners[wall?.from ?? ''], before.corners[wall?.to ?? '']]
          if (!wall || !from || !to) return
          const at = distance(from.at, to.at) * share
          const part = newId()
          const result = desk.run(splitWall, { wall: wall.id, at, part, corner: newId(), rooms: [] })
          if (!result.ok) {
            seen.refused += 1
            return
          }
          seen.split += 1
          const split = desk.current().document
          expectSamePlaces(before, split)
          expect(Object.keys(split.rooms).sort()).toEqual(Object.keys(before.rooms).sort())

          const pair = [wall.id, part] as const
          const again = desk.run(joinWalls, {
            walls: isTurned ? [part, wall.id] : pair,
            rooms: [],
          })
          if (!again.ok) expect.fail(again.message)
          seen.joined += 1
          expectSamePlaces(before, desk.current().document)
          desk.undo()
          desk.undo()
          expect(desk.current().document).toEqual(before)
        },
      ),
      { numRuns: 300 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5)
  })
})
