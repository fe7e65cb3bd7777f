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
export { drawElevation, elevationLayers } from './elevation/draw-elevation.ts'
export { kept } from './kept.ts'
export { type Chain, dimensionChains } from './plan/draw-dimensions.ts'
export { cutHeight } from './plan/draw-item.ts'
export { drawPlan, planLayers } from './plan/draw-plan.ts'
export type { PlanLabels } from './plan/labels.ts'
export { shapePath, textTransform } from './shape-path.ts'
export { toSvg } from './to-svg.ts'
