import { shellOf } from '@arredo/geometry'
import { type ProjectDocument, readDocument } from '@arredo/project'
import { hostileEvaluation, strayNumber } from '@arredo/testing'
import { elevationLayers } from '../elevation/draw-elevation.ts'
import { planLayers } from '../plan/draw-plan.ts'

const labels = { formatLength: String, formatArea: String, text: (key: string) => key }

/** Draws the plan and every face; throws where anything does. */
export function drawAll(document: ProjectDocument) {
  const evaluation = hostileEvaluation(document)
  const faces = shellOf(document).walls.flatMap(({ faces: { left, right } }) => [left, right])
  return [
    ...planLayers(document, evaluation, labels),
    ...faces.flatMap((face) => elevationLayers(document, evaluation, face, labels) ?? []),
  ]
}

/** What of the walls and rooms cannot be, in words; null where all can. */
export function shellProblem(document: ProjectDocument): string | null {
  const { walls, rooms } = shellOf(document)
  const stray = strayNumber({ walls, rooms })
  if (stray) return stray
  for (const { id, length, height, faces } of walls) {
    // What lies within a joint is no wall; under a roof that begins at the floor one has no height.
    if (!(length > 1 && height >= 0)) return `Wall ${id} is ${length} long and ${height} high`
    for (const { side, start, end, top, stretches } of [faces.left, faces.right]) {
      const isFace = start <= end && top.length > 0 && stretches.every((piece) => piece.start < piece.end)
      if (!isFace) return `Wall ${id} has no ${side} face`
    }
  }
  const small = rooms.find(({ area, perimeter, height }) => !(area > 0 && perimeter > 0 && height > 0))
  return small ? `A room of ${small.area} mm², ${small.height} high` : null
}

/** The same of all that is drawn. */
export function drawnProblem(document: ProjectDocument): string | null {
  return shellProblem(document) ?? strayNumber(drawAll(document), 'layers')
}

/** Of records that need not be readable: what is read without complaint must be drawn in numbers. */
export function recordsProblem(document: ProjectDocument): string | null {
  drawAll(document)
  return shellProblem(document) ?? (readDocument(document).ok ? drawnProblem(document) : null)
}

/** Of records that are to be read. */
export function openProblem(document: ProjectDocument): string | null {
  const read = readDocument(JSON.parse(JSON.stringify(document)))
  return read.ok ? drawnProblem(read.value) : read.message
}
