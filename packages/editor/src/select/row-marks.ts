import {
  footprint,
  type NeighbourDistance,
  neighbourDistances,
  outOf,
  type Standing,
  times,
} from '@arredo/geometry'
import { moveRow, type RowId, refuse, standingRow } from '@arredo/project'
import { clearanceBoxes } from '../clearance-boxes.ts'
import type { Shown } from '../editor-state.ts'
import { shifted } from '../nudged.ts'
import { surroundings } from '../surroundings.ts'
import type { Entry, OverlayShape, Tone, Workbench } from '../tools/tool.ts'
import { heightEntries } from './height-entries.ts'

/** The outline of an item in the colour of the selection, or of trouble. */
export function outlineOf(shown: Shown, row: RowId): readonly OverlayShape[] {
  const item = standingRow(shown.document, shown.evaluation, row)
  return item ? [boxOf(`row ${row}`, item, shown.tints[row] === 'collides' ? 'collides' : 'selected')] : []
}

/** Room that an item wants to be kept free. */
export function clearancesOf({ document, evaluation }: Shown, row: RowId): readonly OverlayShape[] {
  const item = standingRow(document, evaluation, row)
  if (!item) return []
  return clearanceBoxes(evaluation, row, item.place).map(({ code, why, ...box }) => ({
    ...boxOf(`clearance ${row} ${code}`, box, 'clearance'),
    title: why?.en ?? 'Room to keep free',
  }))
}

function boxOf(id: string, standing: Standing, tone: Tone) {
  const [, , bottom] = standing.place.at
  const outline = footprint(standing)
  return { kind: 'prism', id, tone, outline, bottom, top: bottom + standing.size.height } as const
}

const sideNames: Readonly<Record<NeighbourDistance['side'], string>> = {
  left: 'Distance on the left: {{value}}',
  right: 'Distance on the right: {{value}}',
  front: 'Distance in front: {{value}}',
  back: 'Distance behind: {{value}}',
}

/** Live distances of an item to its neighbours, of what hangs also up and down; typing one moves the item. */
export function distanceEntries(workbench: Workbench, shown: Shown, row: RowId): readonly Entry[] {
  const item = standingRow(shown.document, shown.evaluation, row)
  // What is set into a wall is measured along it.
  if (!item || item.seat.on === 'opening') return []
  const { shell, others } = surroundings(shown, row)
  const bottom = item.place.at[2]
  // Seen from the front, beside the item; from above, on the floor before it.
  const heightOn = (side: NeighbourDistance['side']) =>
    side === 'left' || side === 'right' ? bottom + item.size.height / 2 : bottom
  const level = neighbourDistances(item, others, shell.walls).map(
    ({ side, distance, from, to }): Entry => ({
      id: `${row} ${side}`,
      label: sideNames[side],
      kind: 'length',
      value: distance,
      from: [...from, heightOn(side)],
      to: [...to, heightOn(side)],
      isLive: false,
      enter: (wanted) => setDistance(workbench, row, side, wanted),
    }),
  )
  return [...level, ...heightEntries(workbench, shown, row)].filter(({ value }) => value >= 1)
}

/** Moves an item until the distance on one of its sides is what was typed. */
export function setDistance(
  { desk }: Pick<Workbench, 'desk'>,
  row: RowId,
  side: NeighbourDistance['side'],
  wanted: number,
) {
  if (!(wanted >= 0 && Number.isFinite(wanted))) return refuse('A distance is 0 or more')
  const now = desk.current()
  const item = standingRow(now.document, now.evaluation, row)
  if (!item) return refuse('There is nothing on that side')
  const { shell, others } = surroundings(now, row)
  const found = neighbourDistances(item, others, shell.walls).find((distance) => distance.side === side)
  if (!found) return refuse('There is nothing on that side')

  const step = times(outOf(side, item.place.rotation), found.distance - wanted)
  return desk.run(moveRow, { row, placement: shifted(now, item, step) })
}
