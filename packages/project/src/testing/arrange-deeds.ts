import { direction, type Point3 } from '@arredo/geometry'
import * as fc from 'fast-check'
import { clipText } from '../clip.ts'
import { alignRows } from '../commands/align-rows.ts'
import { distributeRows } from '../commands/distribute-rows.ts'
import { groupRows, ungroupRows } from '../commands/group-rows.ts'
import { lockRows } from '../commands/lock-rows.ts'
import { mirrorRows } from '../commands/mirror-rows.ts'
import { pasteRows } from '../commands/paste-rows.ts'
import { repeatRows } from '../commands/repeat-rows.ts'
import { turnRows } from '../commands/turn-rows.ts'
import type { Desk } from '../desk.ts'
import { readClip } from '../read-clip.ts'
import { type StandingRow, standingRows } from '../standing-rows.ts'
import { withNewIds } from '../with-new-ids.ts'
import { absurd, type Deed, deed, run, which } from './deed.ts'

/** Some of what stands in the alternative one looks at. */
export const several = fc.array(which, { minLength: 1, maxLength: 5 })
export const bearing = fc.constantFrom(0, 90, 180, 270, 33.7)
const axis: fc.Arbitrary<Point3> = fc.oneof(
  bearing.map((degrees): Point3 => [...direction(degrees), 0]),
  fc.constant<Point3>([0, 0, 1]),
)

export function itemsOf(desk: Desk, dice: readonly number[]): readonly StandingRow[] {
  const { document, evaluation } = desk.current()
  const all = standingRows(document, evaluation)
  return [...new Set(dice.flatMap((index) => all[index % Math.max(1, all.length)] ?? []))]
}

const idsOf = (items: readonly StandingRow[]) => items.map(({ id }) => id)

const aligning = deed(
  'alignRows',
  fc.record({ several, axis, edge: fc.constantFrom('low', 'middle', 'high') }),
  (_, { several: dice, ...how }, __, desk) => run(alignRows, { items: itemsOf(desk, dice), ...how }),
)

const distributing = deed('distributeRows', fc.record({ several, axis }), (_, dice, __, desk) =>
  run(distributeRows, { items: itemsOf(desk, dice.several), axis: dice.axis }),
)

const mirroring = deed('mirrorRows', fc.record({ several, bearing }), (_, dice, __, desk) => {
  const items = itemsOf(desk, dice.several)
  return run(mirrorRows, { items, bearing: dice.bearing, sided: idsOf(items) })
})

const turning = deed(
  'turnRows',
  fc.record({ several, degrees: fc.oneof(fc.constantFrom(90, -90, 15, 1, 360), absurd) }),
  (_, { several: dice, degrees }, __, desk) => run(turnRows, { items: itemsOf(desk, dice), degrees }),
)

const repeating = deed(
  'repeatRows',
  fc.record({ several, axis, times: fc.nat(3), gap: fc.oneof(fc.integer({ min: 0, max: 900 }), absurd) }),
  (_, { several: dice, axis: [x, y, z], times, gap }, newId, desk) => {
    const items = itemsOf(desk, dice)
    const copies = Array.from({ length: times }, () =>
      Object.fromEntries(items.map(({ id }) => [id, newId()])),
    )
    return run(repeatRows, { items, by: [x * gap, y * gap, z * gap], copies, groups: [newId()] })
  },
)

const locking = deed(
  'lockRows',
  fc.record({ several, locked: fc.boolean() }),
  (_, { several: dice, locked }, __, desk) => run(lockRows, { rows: idsOf(itemsOf(desk, dice)), locked }),
)

const grouping = deed(
  'groupRows',
  fc.record({ several, isOne: fc.boolean() }),
  (_, { several: dice, isOne }, newId, desk) => {
    const rows = idsOf(itemsOf(desk, dice))
    return isOne ? run(groupRows, { rows, group: newId() }) : run(ungroupRows, { rows })
  },
)

const pasting = deed('pasteRows', several, (_, dice, newId, desk) => {
  const text = clipText(desk.current(), idsOf(itemsOf(desk, dice)))
  const clip = text.ok ? readClip(text.value) : text
  if (!clip.ok) return null
  const { rows, packs } = withNewIds(clip.value.document, newId)
  return run(pasteRows, { rows: Object.values(rows), packs })
})

export const arrangeDeeds: fc.Arbitrary<Deed> = fc.oneof(
  aligning,
  distributing,
  mirroring,
  turning,
  repeating,
  locking,
  grouping,
  pasting,
)
