import { type CornerId, distance, shellOf, usualOpenings, type WallId } from '@arredo/geometry'
import {
  addOpening,
  changeWall,
  joinWalls,
  meetingEnds,
  openingsNow,
  type ProjectDocument,
  splitWall,
  wallsAt,
} from '@arredo/project'
import type { Editor } from '../editor.ts'
import { openingInWall } from '../opening-now.ts'
import { idsOf, onlySelected } from '../selection.ts'
import type { ExistingOpening } from '../tools/opening-tool.ts'
import { type EditorAction, letterKey } from './action.ts'

/** What can be done to walls, their corners and their openings. */
export const wallActions: readonly EditorAction[] = [
  existingAction({ what: 'door', label: 'Existing door' }),
  existingAction({ what: 'window', label: 'Existing window' }),
  existingAction({ what: 'passage', label: 'Passage' }),
  existingAction({ what: 'niche', label: 'Niche' }),
  {
    id: 'closeRoom',
    label: 'Close the room that is being drawn',
    group: 'tools',
    keys: letterKey('c'),
    isPossible: (editor) => editor.state().tool === 'drawWall',
    run: (editor) => void editor.key(plainPress('c')),
  },
  {
    id: 'nextCorner',
    label: 'Select the next corner; with Shift the one before',
    group: 'selection',
    keys: letterKey('k'),
    isPossible: (editor) => cornersInOrder(editor).length > 0,
    run: (editor, press) => selectCorner(editor, press?.shiftKey ? -1 : 1),
  },
  {
    id: 'tool splitWall',
    label: 'Split a wall where it is clicked',
    group: 'tools',
    keys: letterKey('x'),
    isPossible: hasWalls,
    isOn: (editor) => editor.state().tool === 'splitWall',
    run: (editor) => editor.use('splitWall', null),
  },
  {
    id: 'splitWall',
    label: 'Split the wall in its middle',
    group: 'selection',
    isPossible: (editor) => middleOfWall(editor) !== null,
    run: splitInMiddle,
  },
  {
    id: 'joinWalls',
    label: 'Join the walls',
    group: 'selection',
    isPossible: (editor) => pairOf(editor) !== null,
    run(editor) {
      const walls = pairOf(editor)
      if (walls && editor.attempt(joinWalls, { walls, rooms: [editor.newId()] }).ok)
        editor.select([{ kind: 'wall', id: walls[0] }])
    },
  },
  {
    id: 'openWall',
    label: 'Open the wall, or close it again',
    group: 'selection',
    isPossible: (editor) => selectedWall(editor) !== null,
    run(editor) {
      const wall = editor.desk.current().document.walls[selectedWall(editor) ?? '']
      if (!wall) return
      const kind = wall.kind === 'open' ? 'wall' : 'open'
      editor.attempt(changeWall, { wall: wall.id, change: { kind } })
    },
  },
]

type ExistingChoice = { readonly what: ExistingOpening; readonly label: string }

/** Into the selected wall at once, where it has room; else into the hand. */
function existingAction({ what, label }: ExistingChoice): EditorAction {
  return {
    id: `existing ${what}`,
    label,
    group: 'tools',
    isPossible: hasWalls,
    run: (editor) => {
      if (!openSelectedWall(editor, what)) editor.use('placeOpening', { kind: 'existing', what })
    },
  }
}

function openSelectedWall(editor: Editor, what: ExistingOpening): boolean {
  const wall = selectedWall(editor)
  const place = wall === null ? null : openingInWall(editor.desk.current(), wall, usualOpenings[what])
  if (!place) return false
  const id = editor.newId()
  if (!editor.desk.run(addOpening, { opening: { ...place, id } }).ok) return false
  editor.select([{ kind: 'opening', id }])
  return true
}

function hasWalls({ desk }: Editor): boolean {
  return Object.keys(desk.current().document.walls).length > 0
}

function selectedWall(editor: Editor): WallId | null {
  return onlySelected(editor.state().selection, 'wall')
}

/** Corners that lie on one spot are one. */
function cornersInOrder({ desk }: Editor): readonly CornerId[] {
  const { corners } = desk.current().document
  const seen = new Map<string, CornerId>()
  for (const { id, at } of Object.values(corners)) {
    const place = at.map(Math.round).join()
    if (!seen.has(place)) seen.set(place, id)
  }
  return [...seen.values()]
}

function selectCorner(editor: Editor, by: 1 | -1): void {
  const corners = cornersInOrder(editor)
  const at = corners.indexOf(onlySelected(editor.state().selection, 'corner') ?? '')
  const next = corners[at < 0 && by < 0 ? corners.length - 1 : (at + by + corners.length) % corners.length]
  if (next !== undefined) editor.select([{ kind: 'corner', id: next }])
}

/** Two selected walls that meet, or those of a selected corner. */
function pairOf(editor: Editor): readonly [WallId, WallId] | null {
  const { selection } = editor.state()
  const { document } = editor.desk.current()
  const [one, two, third] = idsOf(selection, 'wall')
  if (one !== undefined && two !== undefined && third === undefined)
    return meetingEnds(document, one, two) ? [one, two] : null
  const corner = onlySelected(selection, 'corner')
  const [first, second, more] = corner === null ? [] : wallsAt(document, corner)
  return first && second && !more ? [first.wall.id, second.wall.id] : null
}

function splitInMiddle(editor: Editor): void {
  const wall = selectedWall(editor)
  const at = middleOfWall(editor)
  if (wall === null || at === null) return
  const corner = editor.newId()
  const input = { wall, at, part: editor.newId(), corner, rooms: [editor.newId()] }
  if (editor.attempt(splitWall, input).ok) editor.select([{ kind: 'corner', id: corner }])
}

/** From its first corner; beside an opening that lies there. */
function middleOfWall(editor: Editor): number | null {
  const { document, evaluation } = editor.desk.current()
  const wall = selectedWall(editor)
  const length = wall === null ? null : lengthOf(document, wall)
  if (length === null) return null
  const inTheWay = openingsNow(document, evaluation).find(
    (opening) =>
      opening.wall === wall && opening.offset < length / 2 && opening.offset + opening.width > length / 2,
  )
  if (!inTheWay) return length / 2
  const { offset, width } = inTheWay
  return length / 2 - offset < offset + width - length / 2 ? offset : offset + width
}

function lengthOf(document: ProjectDocument, id: WallId): number | null {
  const known = shellOf(document).wall(id)
  if (known) return known.length
  const wall = document.walls[id]
  const [from, to] = [document.corners[wall?.from ?? ''], document.corners[wall?.to ?? '']]
  return from && to ? distance(from.at, to.at) : null
}

function plainPress(key: string) {
  return { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
}
