import { fromWall, type Opening, openingOnFace, type Point3, shellOf, type WallSide } from '@arredo/geometry'
import {
  changeOpening,
  clearLength,
  openingsNow,
  type RecordKind,
  refuse,
  setWallLength,
} from '@arredo/project'
import type { Selected, Shown } from '../editor-state.ts'
import type { Entry, OverlayShape, Workbench } from '../tools/tool.ts'
import { clearancesOf, distanceEntries, outlineOf } from './row-marks.ts'

/** How a selected record is marked, by its kind. */
const marks: Readonly<Partial<Record<RecordKind, (shown: Shown, id: string) => readonly OverlayShape[]>>> = {
  row: (shown, id) => [...clearancesOf(shown, id), ...outlineOf(shown, id)],
  wall: wallMarks,
  corner: cornerMarks,
  opening: openingMarks,
  room: roomMarks,
}

/** The numbers of a selected record, by its kind. */
const numbers: Readonly<
  Partial<Record<RecordKind, (workbench: Workbench, shown: Shown, id: string) => readonly Entry[]>>
> = {
  row: distanceEntries,
  wall: wallEntries,
  opening: openingEntries,
}

export function selectionMarks(shown: Shown, selection: readonly Selected[]): readonly OverlayShape[] {
  return selection.flatMap(({ kind, id }) => marks[kind]?.(shown, id) ?? [])
}

export function selectionEntries(
  workbench: Workbench,
  shown: Shown,
  selection: readonly Selected[],
): readonly Entry[] {
  const [only] = selection
  if (!only || selection.length > 1) return []
  const row = only.kind === 'row' ? shown.document.rows[only.id] : undefined
  const seat = row && 'placement' in row ? row.placement?.seat : undefined
  // A door of a catalogue is measured as the opening it is set into.
  if (seat?.on === 'opening') return openingEntries(workbench, shown, seat.opening)
  return numbers[only.kind]?.(workbench, shown, only.id) ?? []
}

function wallMarks({ document }: Shown, id: string): readonly OverlayShape[] {
  const wall = shellOf(document).wall(id)
  if (!wall) return []
  const { footprint: outline, height: top, record } = wall
  const ends = [record.from, record.to].flatMap((corner) => cornerMarks({ document }, corner))
  return [{ kind: 'prism', id: `wall ${id}`, tone: 'selected', outline, bottom: 0, top }, ...ends]
}

function cornerMarks({ document }: Pick<Shown, 'document'>, id: string): readonly OverlayShape[] {
  const corner = document.corners[id]
  return corner ? [{ kind: 'mark', id: `corner ${id}`, tone: 'selected', at: [...corner.at, 0] }] : []
}

function openingMarks({ document, evaluation }: Shown, id: string): readonly OverlayShape[] {
  const opening = openingsNow(document, evaluation).find((each) => each.id === id)
  const wall = opening && shellOf(document).wall(opening.wall)
  if (!opening || !wall) return []
  const face = wall.faces[opening.side]
  const { start, end } = openingOnFace(opening, face)
  const depth = opening.depth ?? wall.thickness
  const at = (along: number, across: number) => fromWall(face.frame, { along, across })
  const outline = [at(start, 0), at(end, 0), at(end, -depth), at(start, -depth)]
  const { sill: bottom, height } = opening
  return [{ kind: 'prism', id: `opening ${id}`, tone: 'selected', outline, bottom, top: bottom + height }]
}

function roomMarks({ document }: Shown, id: string): readonly OverlayShape[] {
  const room = shellOf(document).rooms.find(({ record }) => record?.id === id)
  if (!room) return []
  return [{ kind: 'prism', id: `room ${id}`, tone: 'selected', outline: room.outline, bottom: 0, top: 0 }]
}

/** Numbers stand before the wall: on it they would lie where a hand takes hold of it. */
const besideWall = 300

/** The clear length on every side that looks into a room; typing it moves the wall at its far end. */
function wallEntries({ desk, newId }: Workbench, { document }: Shown, id: string): readonly Entry[] {
  const wall = shellOf(document).wall(id)
  if (!wall) return []
  const faces = [wall.faces.right, wall.faces.left]
  const inside = faces.filter(({ stretches }) => stretches.some(({ room }) => room !== null))
  return (inside.length > 0 ? inside : faces.slice(0, 1)).flatMap(({ side, frame, start, end }) => {
    const at = (along: number): Point3 => [...fromWall(frame, { along, across: besideWall }), 0]
    const value = clearLength(document, id, side)
    if (value === null) return []
    return {
      id: `${id} ${side}`,
      label: 'Length: {{value}}',
      kind: 'length',
      value,
      from: at(start),
      to: at(end),
      isLive: false,
      enter: (length) => desk.run(setWallLength, { wall: id, side, length, end: 'to', rooms: [newId()] }),
    } satisfies Entry
  })
}

/** How far an opening is from what comes next on its wall, to the left and to the right of who looks at it. */
function openingEntries({ desk }: Workbench, { document, evaluation }: Shown, id: string): readonly Entry[] {
  const opening = openingsNow(document, evaluation).find((each) => each.id === id)
  const face = opening && shellOf(document).face(opening.wall, opening.side)
  if (!opening || !face) return []
  const { start, end } = openingOnFace(opening, face)
  const stretch = face.stretches.find((each) => each.start <= start + 1 && each.end >= end - 1)
  const [first, last] = stretch ? [stretch.start, stretch.end] : [face.start, face.end]
  const at = (along: number): Point3 => [...fromWall(face.frame, { along, across: 0 }), opening.sill]
  const entry = (side: WallSide, from: number, to: number): Entry => ({
    id: `${id} ${side}`,
    label: side === 'left' ? 'Distance on the left: {{value}}' : 'Distance on the right: {{value}}',
    kind: 'length',
    value: to - from,
    from: at(from),
    to: at(to),
    isLive: false,
    enter(wanted) {
      if (!(wanted >= 0 && Number.isFinite(wanted))) return refuse('A distance is 0 or more')
      const by = side === 'left' ? wanted - (to - from) : to - from - wanted
      return desk.run(changeOpening, { opening: id, change: { offset: movedOnFace(opening, face.side, by) } })
    },
  })
  return [entry('left', first, start), entry('right', end, last)].filter(({ value }) => value >= 1)
}

/** The record's own offset, which runs the other way on a left face. */
function movedOnFace({ offset }: Opening, side: WallSide, by: number): number {
  return side === 'right' ? offset + by : offset - by
}
