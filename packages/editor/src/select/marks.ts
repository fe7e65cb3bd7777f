import { shellOf } from '@arredo/geometry'
import type { RecordKind } from '@arredo/project'
import type { Selected, Shown } from '../editor-state.ts'
import type { Entry, OverlayShape, Workbench } from '../tools/tool.ts'
import { cornerEntries } from './corner-entries.ts'
import { fixtureEntries, fixtureMarks } from './fixture-marks.ts'
import { openingEntries, openingMarks } from './opening-marks.ts'
import { clearancesOf, distanceEntries, outlineOf } from './row-marks.ts'
import { cornerMarks, openMarks, wallEntries, wallMarks } from './wall-marks.ts'

/** How a selected record is marked, by its kind. */
const marks: Readonly<Partial<Record<RecordKind, (shown: Shown, id: string) => readonly OverlayShape[]>>> = {
  row: (shown, id) => [...clearancesOf(shown, id), ...outlineOf(shown, id)],
  wall: wallMarks,
  corner: cornerMarks,
  opening: openingMarks,
  room: roomMarks,
  fixture: fixtureMarks,
}

/** The numbers of a selected record, by its kind. */
const numbers: Readonly<
  Partial<Record<RecordKind, (workbench: Workbench, shown: Shown, id: string) => readonly Entry[]>>
> = {
  row: distanceEntries,
  wall: wallEntries,
  corner: cornerEntries,
  opening: openingEntries,
  fixture: fixtureEntries,
}

export function selectionMarks(shown: Shown, selection: readonly Selected[]): readonly OverlayShape[] {
  const all = selection.flatMap(({ kind, id }) => marks[kind]?.(shown, id) ?? [])
  // Two walls that meet have one corner.
  return selection.length < 2 ? all : [...new Map(all.map((mark) => [mark.id, mark])).values()]
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

/** Its floor, its corners to take hold of, and the sides that are open. */
function roomMarks({ document }: Shown, id: string): readonly OverlayShape[] {
  const room = shellOf(document).rooms.find(({ record }) => record?.id === id)
  if (!room) return []
  const { outline, sides } = room
  const around = new Set(
    sides.flatMap(({ wall }) => [document.walls[wall]?.from ?? '', document.walls[wall]?.to ?? '']),
  )
  const open = Object.values(document.walls).filter(
    ({ kind, from, to }) => kind === 'open' && around.has(from) && around.has(to),
  )
  return [
    { kind: 'prism', id: `room ${id}`, tone: 'selected', outline, bottom: 0, top: 0 },
    ...open.flatMap((wall) => openMarks({ document }, wall.id)),
    ...[...around].flatMap((corner) => cornerMarks({ document }, corner)),
  ]
}
