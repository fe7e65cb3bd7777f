import type { Layer } from '@arredo/drawings'
import { type KeyboardEvent, memo, useCallback, useSyncExternalStore } from 'react'
import type { Editor } from '../../editor.ts'
import type { Selected, Tint } from '../../editor-state.ts'
import { isSelected } from '../../selection.ts'
import { FlatShapes } from './flat-shapes.tsx'
import styles from './flat-view.module.css'

export type FlatLayerProps = {
  readonly editor: Editor
  readonly layer: Layer
  readonly label: string
  readonly tint: Tint | undefined
}

const tints: Readonly<Record<Tint, string | undefined>> = {
  collides: styles.colliding,
  doubtful: styles.doubtful,
}

/** With hundreds of records only those that changed are drawn again while one of them is dragged. */
export const FlatLayer = memo(
  LayerOfRecord,
  (before, after) =>
    before.layer.shapes === after.layer.shapes &&
    before.label === after.label &&
    before.tint === after.tint &&
    before.editor === after.editor,
)

function LayerOfRecord({ layer, ...props }: FlatLayerProps) {
  const { of, shapes } = layer
  return of ? <DrawnRecord {...{ of, shapes, ...props }} /> : <FlatShapes shapes={shapes} isLoose />
}

type DrawnRecordProps = Omit<FlatLayerProps, 'layer'> & Pick<Layer, 'shapes'> & { readonly of: Selected }

/**
 * A record of the drawing: a button among the others, so that the view can be worked by keyboard alone. It asks by
 * itself whether it is selected: what a press changes are two of hundreds.
 */
function DrawnRecord({ editor, of, shapes, label, tint }: DrawnRecordProps) {
  const onSelection = useCallback((listener: () => void) => whenSelected(editor, listener), [editor])
  const isPressed = useSyncExternalStore(onSelection, () => isSelected(editor.state().selection, of))
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element.
    <g
      role="button"
      // Walls and rooms are walked by a key of their own: the way to the items must stay short.
      tabIndex={of.kind === 'row' ? 0 : -1}
      aria-label={label}
      aria-pressed={isPressed}
      data-kind={of.kind}
      data-record={of.id}
      className={tint ? `${styles.pick} ${tints[tint]}` : styles.pick}
      onKeyDown={(event) => onKeyDown(event, editor, of)}
    >
      <FlatShapes shapes={shapes} />
    </g>
  )
}

/** Every move of a drag is heard by all of them, and means nothing to them. */
function whenSelected(editor: Editor, listener: () => void): () => void {
  let last = editor.state().selection
  return editor.subscribe(() => {
    const { selection } = editor.state()
    if (selection === last) return
    last = selection
    listener()
  })
}

/** Enter and Space select; any other key that acts on a selection acts on what has the focus. */
function onKeyDown(event: KeyboardEvent, editor: Editor, record: Selected): void {
  const isSelecting = event.key === 'Enter' || event.key === ' '
  if (isSelecting) event.preventDefault()
  // A gesture that waits for a key comes first.
  if (isSelecting && editor.key(event)) return
  const isPassing = ['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)
  const { selection } = editor.state()
  // A chord means what is selected, and several that are selected are meant together, wherever the focus was left.
  const isChord = event.ctrlKey || event.metaKey
  const isMeant = !isPassing && selection.length < (isChord ? 1 : 2)
  if (isSelecting || (isMeant && !isSelected(selection, record))) editor.select([record])
}
