import {
  collides,
  crossesWall,
  fitsUnderCeiling,
  footprintCentre,
  minus,
  type Place,
  type Point,
  placeOf,
  plus,
  type Standing,
  seatItem,
} from '@arredo/geometry'
import {
  blockOf,
  carriedTo,
  type Move,
  movableOf,
  moveRows,
  type Preview,
  type StandingRow,
  standingRow,
  takingRoom,
} from '@arredo/project'
import type { Hit, Shown } from '../editor-state.ts'
import { groundOf } from '../ground-of.ts'
import { leastHeight } from '../nudged.ts'
import type { Drag } from '../select/drag.ts'
import { surroundings } from '../surroundings.ts'
import type { Workbench } from '../tools/tool.ts'
import { itemsSelected } from './items-selected.ts'

/** Several items are one block while they are dragged: what looks one way is seated, turned and snapped together. */
export function dragSeveral(workbench: Workbench, hit: Hit): Drag | null {
  const { state } = workbench
  const items = movableOf(itemsSelected(workbench))
  const block = blockOf(takingRoom(items))
  if (!block || items.some(({ row }) => row.locked)) return null

  const middle = footprintCentre(block)
  const grab = minus(middle, [hit.point[0], hit.point[1]])
  const rise = riseOf(items, hit)
  const isOneWay = items.every(({ place }) => place.rotation === block.place.rotation)
  const taken = new Set(items.map(({ id }) => id))
  return {
    aim: { on: 'level', height: hit.point[2] },
    to({ point }, { freely }) {
      const elevation = rise(block.place.at[2], point[2])
      const centre = plus([point[0], point[1]], grab)
      const to = isOneWay
        ? seated(workbench, items, { block, centre, elevation, snaps: state().snaps && !freely })
        : shiftedBlock(block, minus(centre, middle), elevation)
      if (!to) return null
      const moves = items.map((item): Move => ({ item, place: carriedTo(block.place, to, item) }))
      const preview = workbench.preview(moveRows, { moves })
      if (!preview.ok) return null
      return {
        shown: tintedBlock(preview.value, taken, { place: to, size: block.size }),
        commit: () => void workbench.attempt(moveRows, { moves }),
      }
    },
  }
}

type Wish = {
  readonly block: Standing
  readonly centre: Point
  readonly elevation: number
  readonly snaps: boolean
}

function seated(
  { desk }: Workbench,
  items: readonly StandingRow[],
  { block, centre, elevation, snaps }: Wish,
): Place | null {
  const now = desk.current()
  const { shell, others } = surroundings(now, null)
  const taken = new Set(items.map(({ id }) => id))
  const seeker = {
    size: block.size,
    attach: hang(items) ? 'wall' : 'floor',
    elevation,
    rotation: block.place.rotation,
    keep: sharedFace(items),
  } as const
  const neighbours = others.filter(({ id }) => !taken.has(id))
  const placement = seatItem(centre, seeker, shell, neighbours, snaps)
  return placeOf({ placement, size: block.size }, groundOf(now))
}

/** What looks several ways belongs to several walls: it goes as it stands, by whole millimetres. */
function shiftedBlock({ place }: Standing, [x, y]: Point, elevation: number): Place {
  return { ...place, at: [place.at[0] + Math.round(x), place.at[1] + Math.round(y), elevation] }
}

/** Before a wall what hangs goes up and down too, by whole centimetres. */
function riseOf(items: readonly StandingRow[], hit: Hit): (bottom: number, height: number) => number {
  if (!hang(items) || !hit.tellsHeight) return (bottom) => bottom
  return (bottom, height) => Math.max(leastHeight, bottom + Math.round((height - hit.point[2]) / 10) * 10)
}

function hang(items: readonly StandingRow[]): boolean {
  return items.every(({ seat, place }) => seat.on === 'wall' && place.at[2] > 0)
}

/** The face they all sit on, if it is one. */
function sharedFace(items: readonly StandingRow[]) {
  const [first] = items
  const seat = first?.seat.on === 'wall' ? first.seat : null
  const isShared = items.every(
    (item) => item.seat.on === 'wall' && item.seat.wall === seat?.wall && item.seat.side === seat.side,
  )
  return seat && isShared ? { wall: seat.wall, side: seat.side } : null
}

/** Among themselves they stand as they stood: only what is around them, and walls that the whole meets, can be met. */
function tintedBlock(preview: Preview, taken: ReadonlySet<string>, block: Standing): Shown {
  const { shell, others } = surroundings(preview, null)
  const around = others.filter(({ id }) => !taken.has(id))
  const walls = shell.walls.filter((wall) => crossesWall(block, wall))
  const colliding = [...taken].filter((id) => {
    const item = standingRow(preview.document, preview.evaluation, id)
    return item !== null && (collides(item, around, walls) || !fitsUnderCeiling(item, shell))
  })
  return { ...preview, tints: Object.fromEntries(colliding.map((id) => [id, 'collides' as const])) }
}
