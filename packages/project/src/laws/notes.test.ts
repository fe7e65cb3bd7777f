import { distance, dot, footprint, fromWall, minus, type Point, shellOf } from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinWalls } from '../commands/room/join-walls.ts'
import { splitWall } from '../commands/room/split-wall.ts'
import { addUnderlay } from '../commands/underlays/add-underlay.ts'
import type { Preview } from '../desk.ts'
import type { ProjectDocument } from '../document.ts'
import { anchorAt, anchorPoint, measureBetween } from '../notes/anchor-point.ts'
import { fromOwn, ownSpace } from '../notes/own-space.ts'
import type { Anchor, Note } from '../room-records.ts'
import { standingFixture } from '../standing-fixtures.ts'
import { standingRow } from '../standing-rows.ts'
import { nth } from '../testing/deed.ts'
import { deskForTests, evaluationOf, namesBy } from '../testing/desk-for-tests.ts'
import { absurdNotes, addingNotes, noteDeeds } from '../testing/note-deeds.ts'
import { anyDeed, randomRooms } from '../testing/random-rooms.ts'
import { movingRow, removingRows } from '../testing/row-deeds.ts'
import { readingProblem, wayProblem } from '../testing/walk.ts'
import { removingWalls, wallMoves } from '../testing/wall-deeds.ts'

const written = fc
  .tuple(randomRooms, fc.array(addingNotes, { minLength: 10, maxLength: 16 }))
  .map(([room, deeds]) => {
    const desk = deskForTests(room)
    const newId = namesBy('t')
    for (const { act } of deeds) act(desk, newId)
    const underlay = { id: 'u', kind: 'picture', file: 'plan.webp', at: [0, 0] } as const
    desk.run(addUnderlay, { underlay: { ...underlay, rotation: 0, scale: 2, opacity: 0.5 } })
    return desk.current().document
  })

function seen(document: ProjectDocument): Preview {
  return { document, evaluation: evaluationOf(document, document.header.activeAlternative) }
}

function anchorsOf(note: Note): readonly Anchor[] {
  if (note.kind === 'dimension') return [note.from, note.to]
  return note.kind === 'text' && note.leader ? [note.leader] : []
}

/** The corner of a record in plan, reckoned by itself; null for what is no corner. */
function cornerInPlan({ document, evaluation }: Preview, { at: [u, v], to }: Anchor): Point | null {
  if (!to || ![0, 1].includes(u) || ![0, 1].includes(v)) return null
  if (to.kind === 'row' || to.kind === 'fixture') {
    const standing =
      to.kind === 'row' ? standingRow(document, evaluation, to.id) : standingFixture(document, to.id)
    const [leftBack, rightBack, rightFront, leftFront] = standing ? footprint(standing) : []
    return (v === 0 ? (u === 0 ? leftBack : rightBack) : u === 0 ? leftFront : rightFront) ?? null
  }
  if (to.kind === 'opening') return null
  const wall = shellOf(document).wall(to.id)
  const face = wall?.faces[v === 0 ? 'right' : 'left']
  return face
    ? fromWall(face.frame, { along: (u === 0) === (v === 0) ? face.start : face.end, across: 0 })
    : null
}

/** The way along the edge that an anchor lies on; null for a corner, and inside. */
function edgeOf(state: Preview, { drawing }: Note, { at: [u, v], to }: Anchor): Point | null {
  const space = to && ownSpace(state, drawing, to)
  if (!space || [0, 1].includes(u) === [0, 1].includes(v)) return null
  return [0, 1].includes(u)
    ? minus(fromOwn(space, [u, 1]), fromOwn(space, [u, 0]))
    : minus(fromOwn(space, [1, v]), fromOwn(space, [0, v]))
}

/** Where notes are in plan: what they are tied to on it, and what is written on faces without being tied. */
function spotsOf(document: ProjectDocument): ReadonlyMap<string, Point | null> {
  const state = seen(document)
  return new Map(
    Object.values(document.notes).flatMap((note): readonly (readonly [string, Point | null])[] => {
      const { drawing, id } = note
      if (drawing.on === 'plan')
        return anchorsOf(note).map((anchor, index) => [
          `${id} plan ${index}`,
          anchorPoint(state, drawing, anchor),
        ])
      const face = shellOf(document).face(drawing.wall, drawing.side)
      const isFree = note.kind !== 'dimension' && anchorsOf(note).length === 0
      return isFree && face
        ? [[`${id} face`, fromWall(face.frame, { along: note.at[0], across: 0 })]]
        : [[`${id} tied`, null]]
    }),
  )
}

describe('notes', () => {
  it('[D-112 part] stay at the corners of what they are tied to while walls and items move, and measure what lies between', () => {
    const counted = { corners: 0, moved: 0, squares: 0 }
    fc.assert(
      fc.property(written, fc.oneof(wallMoves, movingRow), (before, { act }) => {
        const desk = deskForTests(before)
        if (!act(desk, namesBy('n'))?.ok) return
        const [was, is] = [seen(before), seen(desk.current().document)]
        for (const note of Object.values(is.document.notes)) {
          for (const anchor of anchorsOf(note)) {
            const corner = note.drawing.on === 'plan' ? cornerInPlan(is, anchor) : null
            const now = anchorPoint(is, note.drawing, anchor)
            if (!corner || !now) continue
            expect(distance(now, corner)).toBeLessThan(1e-6)
            counted.corners += 1
            const then = anchorPoint(was, note.drawing, anchor)
            if (then && distance(then, now) > 1) counted.moved += 1
          }
          if (note.kind !== 'dimension') continue
          const measure = measureBetween(is, note.drawing, note.from, note.to)
          const edge = edgeOf(is, note, note.to)
          if (!measure || !edge) continue
          // Squarely to the edge: no part of the way runs along it.
          const step = minus(measure.to, measure.from)
          expect(Math.abs(dot(step, edge))).toBeLessThan(
            1e-9 * Math.max(1, Math.hypot(...step) * Math.hypot(...edge)),
          )
          counted.squares += 1
        }
      }),
      { numRuns: 120 },
    )
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(5)
  })

  it('a point tied to a record is where the pointer was, or on the corner or edge it was drawn to', () => {
    fc.assert(
      fc.property(written, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(9), (document, part, index) => {
        const state = seen(document)
        const note = Object.values(document.notes)[index]
        const to = note && anchorsOf(note)[0]?.to
        const space = to && ownSpace(state, note.drawing, to)
        if (!space) return
        const point = fromOwn(space, [part, 1 - part])
        const anchor = anchorAt(state, note.drawing, to, point, { snap: 0 })
        const found = anchor && anchorPoint(state, note.drawing, anchor)
        if (found) expect(distance(found, point)).toBeLessThan(1e-3)
        const snapped = anchorAt(state, note.drawing, to, point, { snap: 0, onEdge: true })
        expect(snapped?.at.some((share) => share === 0 || share === 1)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('stay where they are, on the nearest part and tied to it, when a wall is cut in two and when both become one', () => {
    const counted = { plan: 0, carried: 0, faces: 0 }
    const dice = fc.record({
      which: fc.nat(40),
      share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      isTurned: fc.boolean(),
    })
    const expectSameSpots = (before: ProjectDocument, after: ProjectDocument) => {
      const [was, is] = [spotsOf(before), spotsOf(after)]
      expect([...is.keys()]).toEqual([...was.keys()])
      for (const [key, spot] of was) {
        const now = is.get(key)
        if (!spot || !now) expect([key, now]).toEqual([key, spot])
        else expect([key, Math.round(distance(spot, now) * 1e4)]).toEqual([key, 0])
        counted[key.includes('plan') ? 'plan' : 'faces'] += spot ? 1 : 0
      }
      counted.carried += Object.values(after.notes).filter((note) => note !== before.notes[note.id]).length
    }
    fc.assert(
      fc.property(written, dice, (before, { which, share, isTurned }) => {
        const desk = deskForTests(before)
        const wall = nth(before.walls, which)
        const [from, to] = [before.corners[wall?.from ?? ''], before.corners[wall?.to ?? '']]
        if (!wall || !from || !to) return
        const at = distance(from.at, to.at) * share
        const cut = { wall: wall.id, at, part: 'part', corner: 'cut', rooms: [] }
        if (!desk.run(splitWall, cut).ok) return
        expectSameSpots(before, desk.current().document)
        const walls = isTurned ? (['part', wall.id] as const) : ([wall.id, 'part'] as const)
        const split = desk.current().document
        if (desk.run(joinWalls, { walls, rooms: [] }).ok) expectSameSpots(split, desk.current().document)
      }),
      { numRuns: 120 },
    )
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(20)
  })

  it('[D-112 part] go with what they measure and come back with it; a text stays without its leader', () => {
    const counted = { gone: 0, loosened: 0 }
    fc.assert(
      fc.property(written, fc.oneof(removingRows, removingWalls), (before, { act }) => {
        const desk = deskForTests(before)
        if (!act(desk, namesBy('n'))?.ok) return
        const after = desk.current().document
        for (const note of Object.values(before.notes)) {
          const left = after.notes[note.id]
          if (!left) counted.gone += 1
          else if (left !== note) counted.loosened += 1
          if (note.kind === 'text' && note.drawing.on === 'plan') expect(left).toBeDefined()
          const maps = { row: 'rows', wall: 'walls', opening: 'openings', fixture: 'fixtures' } as const
          for (const { to } of left ? anchorsOf(left) : [])
            if (to) expect(after[maps[to.kind]][to.id]).toBeDefined()
        }
        desk.undo()
        expect(desk.current().document.notes).toEqual(before.notes)
      }),
      { numRuns: 120 },
    )
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(5)
  })

  it('[law 1] whatever is done to them and underlays is undone, can be read, and hostile numbers are refused in words', () => {
    const said = new Set<string>()
    const deeds = fc.array(fc.oneof(noteDeeds, absurdNotes, absurdNotes, anyDeed), {
      minLength: 8,
      maxLength: 20,
    })
    fc.assert(
      fc.property(written, deeds, (room, all) => {
        const heard = all.map((each) => ({
          ...each,
          act: (...given: Parameters<typeof each.act>) => {
            const result = each.act(...given)
            if (result?.ok === false) said.add(result.message)
            return result
          },
        }))
        const problem = wayProblem(deskForTests(room), heard)
        if (problem) expect.fail(problem)
        expect(readingProblem(room)).toBeNull()
      }),
      { numRuns: 60 },
    )
    expect([...said]).toEqual(
      expect.arrayContaining([
        'That is too far away',
        'What it is tied to is not there any more',
        'A note has at most 2,000 letters',
        'No such wall',
        'That scale cannot be meant',
        'An opacity lies between 0 and 100 %',
        'An angle lies between -360 and 360 degrees',
        'A length is more than 0',
      ]),
    )
  })
})
