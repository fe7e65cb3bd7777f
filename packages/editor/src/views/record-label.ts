import type { Text } from '@arredo/catalogue'
import { kept } from '@arredo/drawings'
import { shellOf, type WallFace } from '@arredo/geometry'
import {
  itemName,
  openingsNow,
  type Preview,
  type RecordKind,
  type StandingRow,
  standingRow,
} from '@arredo/project'
import type { Selected } from '../editor-state.ts'
import { fixtureLabel } from './fixture-label.ts'
import { noteLabel } from './note-label.ts'
import type { ViewLabels } from './view-labels.ts'

type Naming = (shown: Preview, id: string, labels: ViewLabels) => string

/** What a screen reader says of a record, by its kind. */
const namings: Readonly<Partial<Record<RecordKind, Naming>>> = {
  row: itemLabel,
  wall: wallLabel,
  opening: openingLabel,
  room: roomLabel,
  fixture: fixtureLabel,
  note: noteLabel,
  underlay: (_, __, labels) => labels.text('Underlay'),
}

export function recordLabel(shown: Preview, { kind, id }: Selected, labels: ViewLabels): string {
  return namings[kind]?.(shown, id, labels) ?? ''
}

/** With hundreds of records nearly all say at every step of a drag what they said before. */
const remembered = kept<string>()

/** Its name, its width and where it stands. */
function itemLabel({ document, evaluation }: Preview, id: string, labels: ViewLabels): string {
  const item = standingRow(document, evaluation, id)
  if (!item) return ''
  const { seat } = item
  const face = seat.on === 'wall' ? shellOf(document).face(seat.wall, seat.side) : undefined
  return remembered(item, [labels, evaluation.articles[id], face?.start], () =>
    standingLabel(item, itemName(item.row, evaluation), face, labels),
  )
}

function standingLabel(
  item: StandingRow,
  text: Text,
  face: WallFace | undefined,
  labels: ViewLabels,
): string {
  const name = labels.name?.(text) ?? text.en
  const width = labels.formatLength(item.size.width)
  if (item.seat.on === 'corner') return labels.text('{{name}}, {{width}} wide, in a corner', { name, width })
  if (!face) return labels.text('{{name}}, {{width}} wide, free standing', { name, width })

  const distance = labels.formatLength(item.row.placement.at[0] - face.start)
  return labels.text('{{name}}, {{width}} wide, {{distance}} from the left', { name, width, distance })
}

function wallLabel({ document }: Preview, id: string, labels: ViewLabels): string {
  const wall = shellOf(document).wall(id)
  if (!wall) return ''
  return remembered(wall, [labels], () => {
    const length = labels.formatLength(wall.faces.right.end - wall.faces.right.start)
    return labels.text('Wall, {{length}} long', { length })
  })
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
  return remembered(opening, [labels], () =>
    labels.text(openingNames[opening.kind], { width: labels.formatLength(opening.width) }),
  )
}

function roomLabel({ document }: Preview, id: string, labels: ViewLabels): string {
  const room = shellOf(document).rooms.find(({ record }) => record?.id === id)
  if (!room) return ''
  return remembered(room, [labels], () => {
    const name = room.record?.name || labels.text('Room')
    return labels.text('{{name}}, {{area}}', { name, area: labels.formatArea(room.area) })
  })
}
