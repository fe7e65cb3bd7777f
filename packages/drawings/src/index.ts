export { type DrawnArticle, drawArticle, drawFront } from './article/draw-article.ts'
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
export { elevationTitle, faceTitle } from './elevation/draw-title.ts'
export { type FurnishedFace, furnishedFaces } from './elevation/furnished-faces.ts'
export { facesInOrder, letterOf } from './elevation/wall-letters.ts'
export { drawInstallation } from './installation/draw-installation.ts'
export { type InstallationPoint, installationPoints } from './installation/installation-points.ts'
export { kept } from './kept.ts'
export { levelOf } from './notes/draw-marks.ts'
export { drawItems } from './plan/draw-items.ts'
export { drawPlan, planLayers } from './plan/draw-plan.ts'
export { cutHeight, itemKind } from './plan/item-kind.ts'
export type { PlanLabels } from './plan/labels.ts'
export type { PlanOptions } from './plan/plan-options.ts'
export { drawSection, sectionTitle } from './section/draw-section.ts'
export type { Section } from './section/section.ts'
export { withSectionMarks } from './section/section-marks.ts'
export { sectionsOf } from './section/sections-of.ts'
export { shapePath, textTransform } from './shape-path.ts'
export { type DrawAt, type FittedDrawing, fitDrawing, type Scale } from './sheet/fit-drawing.ts'
export { laySheet, type PaperBox, type Sheet, type TitleBlock } from './sheet/lay-sheet.ts'
export { type PaperName, paperSize } from './sheet/paper.ts'
export type { ScaleBar } from './sheet/scale-bar.ts'
export { type SheetLayer, sheetLayers, withoutLayers } from './sheet-layers.ts'
export { stacked } from './stacked.ts'
export { boxAround, isFree, type TextBox, textBox } from './text-box.ts'
export { toSvg } from './to-svg.ts'
export { drawWorktop } from './worktop/draw-worktop.ts'
export { type WorktopPiece, worktopPieces } from './worktop/worktop-pieces.ts'
