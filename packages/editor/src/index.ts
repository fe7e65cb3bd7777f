export { createEditor, type EditorParts } from './create-editor.ts'
export type {
  Editor,
  EditorState,
  Gesture,
  Modifiers,
  Newcomer,
  SurfacePoint,
  ToolName,
  ViewName,
} from './editor.ts'
export { neighbourDistances, setNeighbourDistance } from './neighbour-distances.ts'
export { type ClearanceBox, clearanceBoxes } from './plan/clearance-boxes.ts'
export type { Insets } from './plan/plan-camera.ts'
export type { PlanViewLabels } from './plan/plan-labels.ts'
export { previewed } from './plan/previewed.ts'
export { type SettledState, settledState } from './settled-state.ts'
export { useDesk, useEditorState } from './use-editor-state.ts'
