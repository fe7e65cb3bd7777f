export {
  type Action,
  type ActionGroup,
  commandKey,
  type EditorAction,
  findAction,
  type Keys,
  letterKey,
  type Reach,
} from './actions/action.ts'
export { editorActions, nudgeOf } from './actions/editor-actions.ts'
export { createEditor, type EditorParts } from './create-editor.ts'
export type { Editor } from './editor.ts'
export type {
  EditorState,
  Hit,
  KeyPress,
  Modifiers,
  Newcomer,
  PointerType,
  Selected,
  Shown,
  Tint,
  ViewName,
} from './editor-state.ts'
export { facesInOrder } from './faces-in-order.ts'
export { idsOf, isSelected, onlySelected } from './selection.ts'
export { type SettledState, settledState } from './settled-state.ts'
export type { ToolName } from './tools/index.ts'
export type { Aim, Cursor, Entry, OverlayShape, Tone } from './tools/tool.ts'
export { useDesk, useEditorState } from './use-editor-state.ts'
export { EntryPill, type PillLabels } from './views/entry-pill.tsx'
export type { Insets } from './views/flat/flat-camera.ts'
export type { ViewLabels } from './views/view-labels.ts'
