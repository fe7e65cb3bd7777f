export {
  type Action,
  type ActionGroup,
  commandKey,
  type EditorAction,
  findAction,
  hasCommand,
  isPlain,
  type Keys,
  letterKey,
  type MenuSection,
  type Reach,
  shiftLetterKey,
} from './actions/action.ts'
export { editorActions } from './actions/editor-actions.ts'
export { nudgeOf } from './actions/selection-actions.ts'
export type { Repetition } from './arrange/copies.ts'
export type { Hands } from './arrange/hands.ts'
export type { Edge } from './arrange/line-up.ts'
export { createEditor, type EditorParts } from './create-editor.ts'
export type { Editor } from './editor.ts'
export type {
  EditorState,
  Hit,
  KeyPress,
  LookName,
  Modifiers,
  Newcomer,
  PointerType,
  Selected,
  Shown,
  Tint,
  ViewName,
} from './editor-state.ts'
export { faceBeside, faceLookedAt, faceOfWall, facesInOrder } from './faces-in-order.ts'
export { asKind, kindsLike } from './fixture/as-kind.ts'
export { type FixtureSide, fixtureDistances } from './fixture/fixture-distances.ts'
export { fixtureNames } from './fixture/fixture-names.ts'
export { usualSlope } from './fixture/usual-slope.ts'
export type { Brush, Paint, PaintReach, RefusedPaint } from './paint/brush.ts'
export { sectionOf } from './section.ts'
export { movingEnd, sidesInside, wallLengthEntry } from './select/wall-marks.ts'
export { idsOf, isSelected, onlySelected } from './selection.ts'
export { type SettledState, settledState } from './settled-state.ts'

export { fetchTools } from './tools/fetch-tools.ts'
export type { ToolName } from './tools/index.ts'
export type { Aim, Cursor, Entry, Knob, OverlayShape, SnapHint, Tone } from './tools/tool.ts'
export { unitToPlaceBeside } from './unit-to-place-beside.ts'
export { useDesk, useEditorState } from './use-editor-state.ts'
export { EntryPill, type PillLabels } from './views/entry-pill.tsx'
export { finishTyping, isTypedInto } from './views/finish-typing.ts'
export type { Insets } from './views/flat/flat-camera.ts'
export type { UnderlaySource, UnderlaySources } from './views/flat/underlay-pictures.tsx'
export { KnobButton } from './views/knob-button.tsx'
export { longPress } from './views/long-press.ts'
export type { ViewLabels } from './views/view-labels.ts'
