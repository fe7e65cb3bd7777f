import { type Catalogue, type FollowerKind, openPack } from '@arredo/catalogue'
import {
  type ArticleRow,
  changeRow,
  createDesk,
  type Desk,
  detachFollower,
  evaluateProject,
  isLeftOut,
  moveRow,
  placeArticle,
  removeRows,
  step,
  together,
} from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { findingsOf } from '../checks/index.ts'
import { emptyKitchen, onFace } from '../testing/kitchen-for-tests.ts'
import { createFollow } from './follow.ts'

const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', openPack(await kitchenPack())]])

describe('a follower that a person lays hands on', () => {
  it('is kept where it was moved to, as one step, and follows again when it is told to', () => {
    const desk = deskWithRun()
    const { id, placement } = worktop(desk)
    if (!placement) throw new Error('It lies nowhere')
    const [x, y, z] = placement.at
    desk.run(moveRow, { row: id, placement: { ...placement, at: [x + 200, y, z] } })
    expect(worktop(desk)).toMatchObject({ auto: { detached: true }, placement: { at: [x + 200, y, z] } })
    desk.undo()
    expect(worktop(desk)).toMatchObject({ auto: { detached: false }, placement })
    desk.redo()
    desk.run(detachFollower, { row: id, detached: false })
    expect(worktop(desk)).toMatchObject({ auto: { detached: false }, placement })
  })

  it('goes on following where the rule does not mind the change, or its units change too', () => {
    const desk = deskWithRun()
    const { id, flags } = worktop(desk)
    desk.run(changeRow, { row: id, change: { flags: { ...flags, ordered: false } } })
    expect(worktop(desk)).toMatchObject({ auto: { detached: false }, flags: { ordered: false } })
    const moves = Object.values(desk.current().document.rows).flatMap((row) => {
      const placed = 'placement' in row ? row.placement : null
      if (!placed) return []
      const at = [placed.at[0] + 300, placed.at[1], placed.at[2]] as const
      return [step(moveRow, { row: row.id, placement: { ...placed, at } })]
    })
    expect(desk.run(together('Move', moves), null)).toMatchObject({ ok: true })
    expect(worktop(desk).auto?.detached).toBe(false)
  })

  it('is left out when it is deleted, without a warning, until it follows again or its run goes', () => {
    const desk = deskWithRun()
    const { id } = worktop(desk)
    desk.run(removeRows, { rows: [id] })
    expect(worktops(desk)).toHaveLength(1)
    expect(isLeftOut(worktop(desk))).toBe(true)
    expect(checksOf(desk)).not.toContain('uncovered')
    desk.run(detachFollower, { row: id, detached: false })
    expect(worktop(desk)).toMatchObject({ id, flags: { drawn: true, offered: true, ordered: true } })

    desk.run(removeRows, { rows: [id] })
    desk.run(removeRows, { rows: ['u1', 'u2'] })
    expect(Object.keys(desk.current().document.rows)).toEqual([])
  })

  it('[D-114 part] is left out as well when it was kept by hand before it is deleted', () => {
    const desk = deskWithRun()
    const { id, placement } = worktop(desk)
    if (!placement) throw new Error('It lies nowhere')
    desk.run(moveRow, { row: id, placement: { ...placement, at: [1200, 0, 820] } })
    desk.run(removeRows, { rows: [id] })
    expect(worktops(desk)).toMatchObject([{ id, auto: { detached: true }, flags: { drawn: false } }])
  })

  it.each([
    ['endPanel', 2000, 5000],
    // Between two walls, with as much on either side.
    ['filler', 50, 700],
  ] as const)('leaves the %s on the other side of its unit alone', (kind, left, width) => {
    for (const side of [0, 1]) {
      const start = deskWithRun([['u1', left]], emptyKitchen(width))
      const both = followersAlong(start, kind)
      expect(both).toHaveLength(2)
      const [one, other] = [both[side], both[1 - side]]
      if (!one?.placement || !other?.placement) throw new Error('They stand nowhere')
      const [x, y, z] = one.placement.at
      for (const by of [null, -100, 100, 619, -619]) {
        const desk = deskWithRun([['u1', left]], emptyKitchen(width))
        if (by === null) desk.run(removeRows, { rows: [one.id] })
        else desk.run(moveRow, { row: one.id, placement: { ...one.placement, at: [x + by, y, z] } })
        expect(desk.current().document.rows[other.id]).toEqual(other)
        expect(followersAlong(desk, kind)).toHaveLength(2)
        if (kind === 'filler') continue

        // They go with their unit, further than from one side of it to the other.
        for (const to of [2650, 1900]) {
          desk.run(moveRow, { row: 'u1', placement: onFace(emptyKitchen(), 'north', to) })
          const at = [other.placement.at[0] + to - left, 0, 0]
          expect(desk.current().document.rows[other.id]).toMatchObject({ placement: { at } })
          expect(followersAlong(desk, kind)).toHaveLength(2)
        }
      }
    }
  })
})

const twoUnits = [
  ['u1', 1000],
  ['u2', 1600],
] as const

function deskWithRun(
  units: readonly (readonly [row: string, left: number])[] = twoUnits,
  room = emptyKitchen(),
): Desk {
  const desk = createDesk({
    document: room,
    evaluate: (document, alternative) =>
      evaluateProject(document, { catalogues, discounts: new Map(), faces: [], alternative }),
    follow: createFollow(() => catalogues),
  })
  for (const [row, left] of units) {
    const head = {
      catalogue: 'KITCHEN',
      model: 'LINEO_STD',
      side: 'L',
      article: 'B-DR3',
      choices: {},
    } as const
    desk.run(placeArticle, { ...head, row, placement: onFace(room, 'north', left) })
  }
  return desk
}

function worktops(desk: Desk): readonly ArticleRow[] {
  return followersAlong(desk, 'worktop')
}

/** From left to right. */
function followersAlong(desk: Desk, kind: FollowerKind): readonly ArticleRow[] {
  return Object.values(desk.current().document.rows)
    .filter((row): row is ArticleRow => row.kind === 'article' && row.auto?.kind === kind)
    .toSorted((one, two) => (one.placement?.at[0] ?? 0) - (two.placement?.at[0] ?? 0))
}

function worktop(desk: Desk): ArticleRow {
  const [only] = worktops(desk)
  if (!only) throw new Error('There is no worktop')
  return only
}

function checksOf(desk: Desk): readonly string[] {
  return findingsOf({ ...desk.current(), catalogues, newId: () => 'new' }).map(({ check }) => check)
}
