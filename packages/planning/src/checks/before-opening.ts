import {
  footprint,
  fromWall,
  type Opening,
  openingOnFace,
  type Standing,
  shellOf,
  standingsCollide,
} from '@arredo/geometry'
import { openingsNow } from '@arredo/project'
import { sentence } from '../sentence.ts'
import type { Check, Plan } from './finding.ts'
import { itemsOf, nameOf, rowName } from './item.ts'
import { nearItems } from './near.ts'

/** How deep the floor before a door or a passage must be free, and the light before a window. */
const deep: Readonly<Record<Opening['kind'], number>> = { door: 600, passage: 600, window: 200, niche: 0 }

export const beforeOpening: Check = {
  tier: 'warns',
  title: sentence('In front of doors and windows'),
  find(plan) {
    const items = itemsOf(plan)
    const near = nearItems(items)
    return openingsNow(plan.document, plan.evaluation).flatMap((opening) => {
      const zones = zonesBefore(plan, opening)
      const before = new Set(zones.flatMap((zone) => near(footprint(zone))))
      return items
        .filter((item) => before.has(item) && zones.some((zone) => standingsCollide(zone, item)))
        .filter(({ seat }) => !(seat.on === 'opening' && seat.opening === opening.id))
        .map((item) => ({
          records: [rowName(item), { kind: 'opening', id: opening.id }] as const,
          why: { text: words[opening.kind], values: { item: nameOf(plan, item) } },
        }))
    })
  },
}

const words: Readonly<Record<Opening['kind'], string>> = {
  door: sentence('{{item}} stands before a door'),
  passage: sentence('{{item}} stands before a passage'),
  window: sentence('{{item}} stands before a window and may keep it from opening'),
  niche: sentence('{{item}} stands before a niche'),
}

/** On both sides of the wall. */
function zonesBefore({ document }: Plan, opening: Opening): readonly Standing[] {
  const depth = deep[opening.kind]
  const wall = shellOf(document).wall(opening.wall)
  if (!wall || depth === 0) return []
  return [wall.faces.left, wall.faces.right].map((face) => {
    const { start } = openingOnFace(opening, face)
    const [x, y] = fromWall(face.frame, { along: start, across: 0 })
    return {
      place: { at: [x, y, opening.sill], rotation: face.frame.turn },
      size: { width: opening.width, depth, height: opening.height },
    }
  })
}
