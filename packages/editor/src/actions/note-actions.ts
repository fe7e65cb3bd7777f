import type { Editor } from '../editor.ts'
import type { KeyPress } from '../editor-state.ts'
import { asAnchored } from '../notes/on-drawing.ts'
import { onlySelected } from '../selection.ts'
import type { WrittenKind } from '../tools/note-tool.ts'
import { type EditorAction, type Keys, letterKey } from './action.ts'

/** What is written on plan and elevations: with something selected at once, else where the pointer says. */
export const noteActions: readonly EditorAction[] = [
  writeAction({ id: 'tool writeNote', kind: 'text', label: 'Write text', keys: letterKey('t') }),
  {
    id: 'tool writeDimension',
    label: 'Dimension',
    group: 'tools',
    inMenu: 'part',
    isPossible: isOnDrawing,
    isOn: (editor) => editor.state().tool === 'writeDimension',
    run(editor) {
      const count = anchorsOf(editor)
      editor.use('writeDimension', null, count === 1 || count === 2 ? enter : undefined)
    },
  },
  writeAction({ id: 'write level', kind: 'level', label: 'Level mark' }),
  writeAction({ id: 'write revision', kind: 'revision', label: 'Revision mark' }),
  {
    id: 'scaleUnderlay',
    label: 'Set the scale of the underlay',
    group: 'tools',
    isPossible: (editor) => underlayOf(editor) !== null,
    isOn: (editor) => editor.state().tool === 'scaleUnderlay',
    run(editor) {
      const underlay = underlayOf(editor)
      if (underlay !== null) editor.use('scaleUnderlay', underlay)
    },
  },
]

type Writing = {
  readonly id: string
  readonly kind: WrittenKind
  readonly label: string
  readonly keys?: Keys
}

function writeAction({ id, kind, label, keys }: Writing): EditorAction {
  return {
    id,
    label,
    group: 'tools',
    ...(keys && { keys }),
    ...(kind === 'text' && { inMenu: 'part' as const }),
    isPossible: isOnDrawing,
    ...(kind === 'text' && { isOn: (editor: Editor) => editor.state().tool === 'writeNote' }),
    run(editor) {
      const isAttached = anchorsOf(editor) === 1
      editor.use('writeNote', kind, isAttached ? enter : undefined)
    },
  }
}

const enter: KeyPress = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

/** Notes belong to a drawing; in the room there is none. */
function isOnDrawing(editor: Editor): boolean {
  return editor.state().view !== '3d'
}

function anchorsOf(editor: Editor): number {
  const { selection } = editor.state()
  const tied = selection.filter((record) => asAnchored(record) !== null)
  return tied.length === selection.length ? tied.length : 0
}

/** The selected one, or the only one there is. */
function underlayOf(editor: Editor): string | null {
  const { underlays } = editor.desk.current().document
  const [first = null, second] = Object.keys(underlays)
  return onlySelected(editor.state().selection, 'underlay') ?? (second === undefined ? first : null)
}
