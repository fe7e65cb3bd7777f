import { openPack } from '@arredo/catalogue'
import { onFloor, type Placement, placementOnWall, shellOf } from '@arredo/geometry'
import {
  addSpecial,
  createDesk,
  type Desk,
  detachFollower,
  evaluateProject,
  isPlaced,
  moveRow,
  type Preview,
  type ProjectDocument,
  removeRows,
  standingRows,
} from '@arredo/project'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { kitchenHouse } from '../../../../tools/bench/kitchen-house.ts'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { runsOf } from '../runs/runs-of.ts'
import { createFollow } from './follow.ts'
import { withFollowers } from './with-followers.ts'

const catalogues = new Map([['KITCHEN', openPack(await kitchenPack())]])
const house = withFollowers(threeKitchens(), catalogues)

const nat = fc.nat({ max: 10_000 })
const drag = fc.record({
  which: nat,
  to: fc.array(fc.record({ place: nat, along: nat, by: fc.nat({ max: 60 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  ends: fc.constantFrom('let go', 'let go', 'leave', 'undo', 'remove', 'detach', 'special'),
})
type Drag = typeof drag extends fc.Arbitrary<infer Value> ? Value : never

it('a step of a drag through a house gives what is found from scratch, in the same order', () => {
  fc.assert(
    fc.property(fc.array(drag, { minLength: 2, maxLength: 5 }), (drags) => {
      const desk = deskWith(house)
      for (const [index, each] of drags.entries()) act(desk, each, index)
    }),
    { numRuns: 12 },
  )
})

function deskWith(document: ProjectDocument): Desk {
  return createDesk({
    document,
    follow: createFollow(() => catalogues),
    evaluate: (now, alternative, prices) =>
      evaluateProject(now, {
        ...{ catalogues, discounts: new Map(), alternative, answer: 'now' },
        faces: prices === 'priced' ? ['customer'] : [],
      }),
  })
}

function act(desk: Desk, { which, to, ends }: Drag, index: number): void {
  const rows = Object.values(desk.current().document.rows).filter(isPlaced)
  const row = rows[which % rows.length]
  if (!row) return
  let placement: Placement | null = null
  for (const [at, aim] of to.entries()) {
    placement = at === 0 ? aimed(desk.current().document, row.placement, aim) : moved(placement, aim.by)
    comparePreviews(desk, row.id, placement)
  }
  if (ends === 'let go' && placement) desk.run(moveRow, { row: row.id, placement })
  if (ends === 'undo') desk.undo()
  if (ends === 'remove') desk.run(removeRows, { rows: [row.id] })
  if (ends === 'detach') desk.run(detachFollower, { row: row.id, detached: true })
  if (ends === 'special') {
    desk.run(addSpecial, {
      ...{ row: `special-${index}`, of: row.id },
      text: 'Longer',
      price: 10,
      vat: 'NORMAL',
    })
  }
  compare(desk.current(), deskWith(structuredClone(desk.current().document)).current())
}

/** Nothing is known of a copy: everything is carried over by what it is, not by what it is like. */
function comparePreviews(desk: Desk, row: string, placement: Placement): void {
  const warm = desk.preview(moveRow, { row, placement })
  const cold = deskWith(structuredClone(desk.current().document)).preview(moveRow, { row, placement })
  expect(warm.ok).toBe(cold.ok)
  if (warm.ok && cold.ok) compare(warm.value, cold.value)
}

function compare(warm: Preview, cold: Preview): void {
  expect(warm.document).toEqual(cold.document)
  expect(warm.evaluation).toEqual(cold.evaluation)
  expect(Object.keys(warm.document.rows)).toEqual(Object.keys(cold.document.rows))
  expect(Object.keys(warm.evaluation.articles)).toEqual(Object.keys(cold.evaluation.articles))
  expect(standingRows(warm.document, warm.evaluation)).toEqual(standingRows(cold.document, cold.evaluation))
  for (const width of [1, 600])
    expect(runsOf(warm.document, warm.evaluation, width)).toEqual(
      runsOf(cold.document, cold.evaluation, width),
    )
}

/** On some wall or floor of some room, or a little beside where it was. */
function aimed(
  document: ProjectDocument,
  was: Placement,
  { place, along, by }: Drag['to'][number],
): Placement {
  const { seats } = shellOf(document)
  const seat = seats[place % seats.length]
  const up = was.seat.on === 'wall' ? was.at[2] : 0
  if (place % 3 === 0 || !seat) return moved(was, by)
  if (place % 3 === 1) return placementOnWall(seat, along % 5000, up)
  return { at: [along % 18_000, 800 + (place % 3400), 0], rotation: 0, seat: onFloor }
}

function moved(was: Placement | null, by: number): Placement {
  const { at, ...held } = was ?? { at: [3000, 2500, 0] as const, rotation: 0, seat: onFloor }
  return { ...held, at: [at[0] + by, at[1], at[2]] }
}

/** Side by side, with sinks, taps and hobs let into their worktops. */
function threeKitchens(): ProjectDocument {
  const all = kitchenHouse()
  const rows = Object.entries(all.rows).filter(([id]) => /^k[0-2]-/.test(id))
  return { ...all, rows: Object.fromEntries(rows) }
}
