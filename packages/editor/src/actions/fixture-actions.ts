import { shellOf } from '@arredo/geometry'
import { type FixtureKind, setSlope } from '@arredo/project'
import type { Editor } from '../editor.ts'
import type { KeyPress } from '../editor-state.ts'
import { usualSlope } from '../fixture/usual-slope.ts'
import { onlySelected } from '../selection.ts'
import type { EditorAction } from './action.ts'

/** What the room brings along: with a wall selected it is put there at once, else it is held by the pointer. */
export const fixtureActions: readonly EditorAction[] = [
  fixtureAction('socket', { label: 'Add socket' }),
  fixtureAction('switch', { label: 'Add switch' }),
  fixtureAction('light', { label: 'Add light point' }),
  fixtureAction('water', { label: 'Add water point' }),
  fixtureAction('waste', { label: 'Add waste point' }),
  fixtureAction('gas', { label: 'Add gas point' }),
  fixtureAction('vent', { label: 'Add vent' }),
  fixtureAction('radiator', { label: 'Add radiator' }),
  fixtureAction('column', { label: 'Add column' }),
  fixtureAction('beam', { label: 'Add beam' }),
  {
    id: 'slope',
    label: 'Slope the ceiling over the selected wall',
    group: 'tools',
    isPossible: (editor) => slopeOf(editor) !== null,
    run(editor) {
      const slope = slopeOf(editor)
      if (slope) editor.attempt(setSlope, slope)
    },
  },
]

function fixtureAction(kind: FixtureKind, { label }: { readonly label: string }): EditorAction {
  return {
    id: `add ${kind}`,
    label,
    group: 'tools',
    isPossible: (editor) => Object.keys(editor.desk.current().document.walls).length > 0,
    run(editor) {
      const isOnWall = onlySelected(editor.state().selection, 'wall') !== null
      // It begins where the selected wall is free, and nobody need point.
      editor.use('placeFixture', kind, isOnWall ? enter : undefined)
    },
  }
}

const enter: KeyPress = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

/** Over the first face of the selected wall that looks into a room and has no slope yet. */
function slopeOf(editor: Editor) {
  const { document } = editor.desk.current()
  const wall = onlySelected(editor.state().selection, 'wall')
  const shell = shellOf(document)
  const stretches = wall === null ? [] : shell.seats.filter((seat) => seat.wall === wall)
  for (const { wall: id, side, room: index } of stretches) {
    const room = shell.rooms[index ?? -1]?.record
    const isSloped = room?.slopes.some((slope) => slope.wall === id && slope.side === side)
    if (room && !isSloped) return { room: room.id, wall: id, side, ...usualSlope(room.height) }
  }
  return null
}
