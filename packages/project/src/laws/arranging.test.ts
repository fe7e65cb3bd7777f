import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipText } from '../clip.ts'
import { lockRows } from '../commands/lock-rows.ts'
import { mirrorRows } from '../commands/mirror-rows.ts'
import type { ProjectDocument } from '../document.ts'
import { documentVersion } from '../document.ts'
import { readClip } from '../read-clip.ts'
import { rowsInOrder } from '../row-order.ts'
import { arrangeDeeds, bearing, itemsOf, several } from '../testing/arrange-deeds.ts'
import { deskForTests, namesBy, placesOf } from '../testing/desk-for-tests.ts'
import { anyDeed, randomRooms } from '../testing/random-rooms.ts'
import { rowDeeds } from '../testing/row-deeds.ts'
import { wayProblem } from '../testing/walk.ts'

describe('arranging several things', () => {
  it('leaves every document valid and is undone to the first: align, distribute, mirror, turn, repeat, paste', () => {
    fc.assert(
      fc.property(randomRooms, fc.array(arrangeDeeds, { minLength: 1, maxLength: 10 }), (room, deeds) => {
        const problem = wayProblem(deskForTests(room), deeds)
        if (problem) expect.fail(problem)
      }),
      { numRuns: 150 },
    )
  })

  it('mirrors twice to where everything stood, with the sides it had', () => {
    let mirrored = 0
    fc.assert(
      fc.property(randomRooms, several, bearing, (room, dice, degrees) => {
        const desk = deskForTests(room)
        const before = desk.current().document
        const mirror = () => {
          const items = itemsOf(desk, dice)
          const ids = items.map(({ id }) => id)
          return desk.run(mirrorRows, { items, bearing: degrees, sided: ids })
        }
        if (!mirror().ok) return
        mirrored += 1
        mirror()
        const after = desk.current().document
        expectSamePlaces(before, after)
        for (const [id, row] of Object.entries(before.rows)) {
          expect(after.rows[id]).toMatchObject('side' in row ? { side: row.side } : {})
        }
      }),
      { numRuns: 120 },
    )
    expect(mirrored).toBeGreaterThan(60)
  })

  it('never moves, turns or takes away what is locked', () => {
    fc.assert(
      fc.property(
        randomRooms,
        several,
        fc.array(fc.oneof(arrangeDeeds, rowDeeds), { minLength: 1, maxLength: 8 }),
        (room, dice, deeds) => {
          const desk = deskForTests(room)
          const locked = itemsOf(desk, dice).map(({ id }) => id)
          desk.run(lockRows, { rows: locked, locked: true })
          const before = desk.current().document
          for (const { act, name } of deeds) if (name !== 'lockRows') act(desk, namesBy(`x${name}`))
          const after = desk.current().document
          for (const id of locked) {
            const [was, is] = [before.rows[id], after.rows[id]]
            if (!was || !is || !('placement' in was) || !('placement' in is)) expect.fail(`${id} is gone`)
            expect(is.placement).toEqual(was.placement)
          }
        },
      ),
      { numRuns: 120 },
    )
  })
})

describe('a clipboard', () => {
  it('takes rows into another project as they stood, without prices of their own, locks and the trade’s words', () => {
    fc.assert(
      fc.property(randomRooms, fc.array(anyDeed, { maxLength: 6 }), (room, deeds) => {
        const desk = deskForTests(room)
        for (const { act } of deeds) act(desk, namesBy('d'))
        const { document, evaluation, alternative } = desk.current()
        const ids = rowsInOrder(document, alternative).map(({ id }) => id)
        const text = clipText({ document, evaluation }, ids)
        if (!text.ok) return
        expect(text.value).not.toMatch(/"(adjustment|locked|auto|trade|customer":{)/)
        const clip = readClip(text.value)
        if (!clip.ok) expect.fail(clip.message)
      }),
      { numRuns: 100 },
    )
  })

  it('is never trusted: whatever it holds is refused in words or read, and never thrown at', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((document) => JSON.stringify({ clip: 'arredo/rows', document })),
      fc
        .record({
          version: fc.oneof(fc.constant(documentVersion), fc.nat(5), fc.constant(-1)),
          rows: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
          header: fc.jsonValue(),
          alternatives: fc.jsonValue(),
          walls: fc.jsonValue(),
          packs: fc.jsonValue(),
        })
        .map((document) => JSON.stringify({ clip: 'arredo/rows', document })),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        const read = readClip(text)
        if (!read.ok) expect(read.message).not.toBe('')
      }),
      { numRuns: 1200 },
    )
    const proto = '{"clip":"arredo/rows","document":{"__proto__":{"rows":{}},"version":3}}'
    expect(readClip(proto).ok).toBe(false)
  })
})

function expectSamePlaces(before: ProjectDocument, after: ProjectDocument): void {
  const [stood, stand] = [placesOf(before), placesOf(after)]
  for (const [id, was] of stood) {
    const is = stand.get(id)
    if (!was || !is) {
      expect(is ?? null).toBe(was)
      continue
    }
    const apart = was.place.at.map((value, each) => Math.abs(value - (is.place.at[each] ?? Number.NaN)))
    expect(Math.max(...apart)).toBeLessThan(1e-3)
    const turn = Math.abs(was.place.rotation - is.place.rotation)
    expect(Math.min(turn, 360 - turn)).toBeLessThan(1e-6)
  }
}
