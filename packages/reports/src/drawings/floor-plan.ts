import { type DrawAt, drawPlan } from '@arredo/drawings'
import type { ReportInput } from '../report-input.ts'
import { drawingLabels } from './drawing-labels.ts'

/** The floor plan as on the screen, at a scale that is still to be found. */
export function floorPlan(input: ReportInput): DrawAt {
  const { document, built, catalogues } = input
  const labels = drawingLabels(input)
  const colourOf = (catalogue: string, material: string) =>
    catalogues.get(catalogue)?.pack.materials[material]?.colour
  return ({ textSize }) => drawPlan(document, built(), labels, { textSize, colourOf })
}
