export {
  type Arc,
  type Bounds,
  boundsOf,
  type Drawing,
  type Layer,
  type Shape,
  type ShapeStyle,
  type TextShape,
} from './drawing.ts'
export { drawElevation, type ElevationOptions, elevationLayers } from './elevation/draw-elevation.ts'
export { faceTitle } from './elevation/draw-title.ts'
export { facesInOrder, letterOf } from './elevation/wall-letters.ts'
export { kept } from './kept.ts'
export { levelOf } from './notes/draw-marks.ts'
export { drawItems } from './plan/draw-items.ts'
export { drawPlan, planLayers } from './plan/draw-plan.ts'
export { cutHeight } from './plan/item-kind.ts'
export type { PlanLabels } from './plan/labels.ts'
export type { PlanOptions } from './plan/plan-options.ts'
export { shapePath, textTransform } from './shape-path.ts'
export { type SheetLayer, sheetLayers, withoutLayers } from './sheet-layers.ts'
export { boxAround, isFree, type TextBox, textBox } from './text-box.ts'
export { toSvg } from './to-svg.ts'
