import {
  crossesWall,
  dot,
  footprint,
  footprintCentre,
  itemAxes,
  itemToPlan,
  minus,
  type Standing,
  shellOf,
  standingsCollide,
  wallBody,
} from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import { sentence } from '../sentence.ts'
import type { Check, Found, Plan } from './finding.ts'
import { itemsOf, nameOf, rowName } from './item.ts'
import { nearIn, nearItems } from './near.ts'

/** Room that an item wants to be kept free, such as for its open door, and that is not. */
export const swing: Check = {
  tier: 'warns',
  title: sentence('Doors and drawers that cannot open'),
  find(plan) {
    const items = itemsOf(plan)
    const near = nearItems(items)
    const wallsNear = nearIn(shellOf(plan.document).walls, wallBody)
    return items.flatMap((item) =>
      zonesOf(plan, item).flatMap(({ zone, why }): readonly Found[] => {
        const other = near(footprint(zone)).find(
          (each) =>
            each !== item &&
            !isOn(each, item) &&
            !isDrawnUp(plan, each, item) &&
            standingsCollide(zone, each),
        )
        if (other) {
          const values = { item: nameOf(plan, item), other: nameOf(plan, other), why }
          const text = sentence('{{other}} stands in the way of {{item}}: {{why}}')
          return [{ records: [rowName(item), rowName(other)], why: { text, values } }]
        }
        if (!wallsNear(footprint(zone)).some((wall) => crossesWall(zone, wall))) return []
        const values = { item: nameOf(plan, item), why }
        return [
          {
            records: [rowName(item)],
            why: { text: sentence('A wall stands in the way of {{item}}: {{why}}'), values },
          },
        ]
      }),
    )
  },
}

function zonesOf({ evaluation }: Plan, { id, place }: StandingRow) {
  return (evaluation.articles[id]?.clearances ?? []).map(({ at: [x, y, z], size, why }) => {
    const [left, back] = itemToPlan(place, [x, y])
    const [width, depth, height] = size
    const zone: Standing = {
      place: { at: [left, back, place.at[2] + z], rotation: place.rotation },
      size: { width, depth, height },
    }
    return { zone, why: why ? { name: why } : { word: sentence('room to keep free') } } as const
  })
}

function isOn({ seat }: StandingRow, { id }: StandingRow): boolean {
  return (seat.on === 'row' || seat.on === 'slot') && seat.row === id
}

/** A chair stands in the room that its table keeps free for chairs: both can be moved, and it looks at the table. */
function isDrawnUp({ evaluation }: Plan, one: StandingRow, to: StandingRow): boolean {
  const isLoose = ({ id, seat }: StandingRow) =>
    seat.on === 'floor' && evaluation.articles[id]?.run === undefined
  if (!isLoose(one) || !isLoose(to)) return false

  const away = minus(footprintCentre(to), footprintCentre(one))
  return dot(itemAxes(one.place.rotation).forward, away) > 0
}
