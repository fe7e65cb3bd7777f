import { shellOf } from '@arredo/geometry'
import { itemName, openingsNow, type Preview, type RecordKind, standingRow } from '@arredo/project'
import type { Selected } from '../editor-state.ts'
import type { ViewLabels } from './view-labels.ts'

type Naming = (shown: Preview, id: string, labels: ViewLabels) => string

/** What a screen reader says of a record, by its kind. */
const namings: Readonly<Partial<Record<RecordKind, Naming>>> = {
  row: itemLabel,
  wall: wallLabel,
  opening: openingLabel,
  room: roomLabel,
}

export function recordLabel(shown: Preview, { kind, id }: Selected, labels: ViewLabels): string {
  return namings[kind]?.(shown, id, labels) ?? ''
}

/** Its name, its width and where it stands. */
function itemLabel({ document, evaluation }: Preview, id: string, labels: ViewLabels): string {
  const item = standingRow(document, evaluation, id)
  if (!item) return ''
  const text = itemName(item.row, evaluation)
  const name = labels.name?.(text) ?? text.en
  const width = labels.formatLength(item.size.width)
  const { seat, at } = item.row.placement
  const face = seat.on === 'wall' ? shellOf(document).face(seat.wall, seat.side) : undefined
  if (!face) return labels.text('{{name}}, {{width}} wide, free standing', { name, width })

  const distance = labels.formatLength(at[0] - face.start)
  return labels.text('{{name}}, {{width}} wide, {{distance}} from the left', { name, width, distance })
}

function wallLabel({ document }: Preview, id: string, labels: ViewLabels): string {
  const wall = shellOf(document).wall(id)
  const length = labels.formatLength(wall ? wall.faces.right.end - wall.faces.right.start : 0)
  return labels.text('Wall, {{length}} long', { length })
}

const openingNames = {
  door: 'Door, {{width}} wide',
  window: 'Window, {{width}} wide',
  passage: 'Passage, {{width}} wide',
  niche: 'Niche, {{width}} wide',
} as const

function openingLabel({ document, evaluation }: Preview, id: string, labels: ViewLabels): string {
  const opening = openingsNow(document, evaluation).find((each) => each.id === id)
  if (!opening) return ''
  return labels.text(openingNames[opening.kind], { width: labels.formatLength(opening.width) })
}

function roomLabel({ document }: Preview, id: string, labels: ViewLabels): string {
  const room = shellOf(document).rooms.find(({ record }) => record?.id === id)
  if (!room) return ''
  const name = room.record?.name || labels.text('Room')
  return labels.text('{{name}}, {{area}}', { name, area: labels.formatArea(room.area) })
}
