import {
  ceilingAt,
  footprint,
  footprintCentre,
  footprintsOverlap,
  lowestTop,
  type Point3,
  roomAt,
  type Shell,
  spanOnWall,
} from '@arredo/geometry'
import { moveRow, type Preview, type RowId, refuse, type StandingRow, standingRow } from '@arredo/project'
import type { Shown } from '../editor-state.ts'
import { surroundings } from '../surroundings.ts'
import type { Entry, Workbench } from '../tools/tool.ts'

export type HeightSide = 'below' | 'above'

/** A hair may overlap: what stands flush has distance 0. */
const touching = 0.5

export const heightNames: Readonly<Record<HeightSide, string>> = {
  below: 'Distance below: {{value}}',
  above: 'Distance above: {{value}}',
}

/** How far what hangs is from what is under it and over it; typing one moves it up or down. */
export function heightEntries(workbench: Workbench, shown: Shown, row: RowId): readonly Entry[] {
  const item = standingRow(shown.document, shown.evaluation, row)
  if (!item || !hangs(item)) return []
  const [x, y] = footprintCentre(item)
  const at = (height: number): Point3 => [x, y, height]
  const bottom = item.place.at[2]
  const from = { below: bottom, above: bottom + item.size.height }
  return heightDistances(shown, item).map(({ side, distance }) => ({
    id: `${row} ${side}`,
    label: heightNames[side],
    kind: 'length',
    value: distance,
    from: at(from[side]),
    to: at(side === 'below' ? from.below - distance : from.above + distance),
    isLive: false,
    enter: (wanted) => setHeight(workbench, row, side, wanted),
  }))
}

/** Moves what hangs until the distance under it or over it is what was typed. */
export function setHeight({ desk }: Pick<Workbench, 'desk'>, row: RowId, side: HeightSide, wanted: number) {
  if (!(wanted >= 0 && Number.isFinite(wanted))) return refuse('A distance is 0 or more')
  const now = desk.current()
  const item = standingRow(now.document, now.evaluation, row)
  const found = item && heightDistances(now, item).find((distance) => distance.side === side)
  if (!item || !found) return refuse('There is nothing on that side')

  const by = side === 'below' ? wanted - found.distance : found.distance - wanted
  const { placement } = item.row
  const [along, out, up] = placement.at
  return desk.run(moveRow, { row, placement: { ...placement, at: [along, out, up + by] } })
}

export function hangs({ seat, place }: StandingRow): boolean {
  return seat.on === 'wall' && place.at[2] > 0
}

export type HeightDistance = { readonly side: HeightSide; readonly distance: number }

/** To the next thing under it or the floor, to the next thing over it or the ceiling. */
export function heightDistances(state: Preview, item: StandingRow): readonly HeightDistance[] {
  const { shell, others } = surroundings(state, item.id)
  const [bottom, top] = [item.place.at[2], item.place.at[2] + item.size.height]
  const inLine = others.filter((other) => footprintsOverlap(item, other))
  const tops = inLine
    .map(({ place, size }) => place.at[2] + size.height)
    .filter((end) => end <= bottom + touching)
  const bottoms = inLine.map(({ place }) => place.at[2]).filter((start) => start >= top - touching)
  const ceiling = Math.min(ceilingOf(shell, item), ...bottoms)
  return [
    { side: 'below' as const, distance: bottom - Math.max(0, ...tops) },
    { side: 'above' as const, distance: ceiling - top },
  ]
    .filter(({ distance }) => Number.isFinite(distance) && distance > -touching)
    .map(({ side, distance }) => ({ side, distance: Math.max(0, distance) }))
}

/** Where the ceiling is lowest over it; infinite where there is none. */
function ceilingOf(shell: Shell, item: StandingRow): number {
  const room = roomAt(shell, footprintCentre(item))
  if (room) return Math.min(...footprint(item).map((corner) => ceilingAt(room, corner)))
  const face = item.seat.on === 'wall' ? shell.face(item.seat.wall, item.seat.side) : undefined
  if (!face) return Number.POSITIVE_INFINITY
  const { start, end } = spanOnWall(face.frame, item)
  return lowestTop(face, start, end)
}
