import { type Action, type Editor, faceBeside, faceLookedAt, faceOfWall, type ViewName } from '@arredo/editor'
import { type FaceName, shellOf } from '@arredo/geometry'
import { sentence } from '@arredo/words'

/** Which view one looks at is the screen's to say. */
type Looking = {
  readonly editor: Editor
  readonly view: ViewName
  readonly show: (view: ViewName) => void
}

/** From wall to wall, and straight to the one that is meant. */
export const elevationActions: readonly Action<Looking>[] = [
  turnAction('wallToTheLeft', sentence('Wall to the left'), '[', -1),
  turnAction('wallToTheRight', sentence('Wall to the right'), ']', 1),
  {
    id: 'lookAtWall',
    label: sentence('Look at this wall'),
    group: 'view',
    inMenu: 'part',
    isPossible: ({ editor }) => faceOfSelection(editor) !== null,
    run: ({ editor, show }) => {
      const face = faceOfSelection(editor)
      if (!face) return
      editor.lookAt({ wall: face.wall, side: face.side })
      show('walls')
    },
  },
]

/** In another view it shows the wall one looked at last. */
function turnAction(id: string, label: string, key: string, by: 1 | -1): Action<Looking> {
  return {
    id,
    label,
    group: 'view',
    // Found by its sign, not its key: on many keyboards it takes AltGr.
    keys: { printed: [key], reach: 'notTyping', matches: (press) => press.key === key },
    isPossible: ({ editor }) => faceLookedAt(shellOf(editor.desk.current().document), null) !== null,
    run: ({ editor, view, show }) => {
      const shell = shellOf(editor.desk.current().document)
      const { face } = editor.state()
      const next = view === 'walls' ? faceBeside(shell, face, by) : faceLookedAt(shell, face)
      if (!next) return
      editor.lookAt({ wall: next.wall, side: next.side })
      if (view !== 'walls') show('walls')
    },
  }
}

/** The wall that is selected, or the one that what is selected sits on. */
export function faceOfSelection(editor: Editor): FaceName | null {
  const { document } = editor.desk.current()
  const [only, ...others] = editor.state().selection
  if (!only || others.length > 0) return null
  const shell = shellOf(document)
  if (only.kind === 'wall') return faceOfWall(shell, only.id, null)
  const row = only.kind === 'row' ? document.rows[only.id] : undefined
  const seat = row && 'placement' in row ? row.placement?.seat : undefined
  if (seat?.on === 'wall' || seat?.on === 'corner') return shell.face(seat.wall, seat.side) ?? null
  const opening = document.openings[seat?.on === 'opening' ? seat.opening : only.id]
  const isOpening = only.kind === 'opening' || seat?.on === 'opening'
  return (isOpening && opening && shell.face(opening.wall, opening.side)) || null
}
