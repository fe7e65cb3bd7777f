import type { Point } from '@arredo/geometry'
import { ShapeUtils, Vector2 } from 'three'
import { addTriangle, addVertex, type Faces, noFaces } from '../faces/faces.ts'
import type { PlanBounds } from './plan-bounds.ts'

/** The outlines filled at one height; millimetres as texture coordinates, or 0…1 over the given bounds. */
export function floorFaces(outlines: readonly (readonly Point[])[], height = 0, over?: PlanBounds): Faces {
  const faces = noFaces()
  // Boards run east to west: v, along the grain, follows x.
  const uv = ([x, y]: Point): Point =>
    over
      ? [(x - over.min[0]) / (over.max[0] - over.min[0]), (y - over.min[1]) / (over.max[1] - over.min[1])]
      : [y, x]
  for (const corners of outlines) {
    const vertices = corners.map((at) => addVertex(faces, [...at, height], [0, 0, 1], uv(at)))
    // The triangulation closes an open line of walls by the straight way back.
    const outline = corners.map(([x, y]) => new Vector2(x, y))
    for (const [a, b, c] of ShapeUtils.triangulateShape(outline, []) as [number, number, number][]) {
      addTriangle(faces, vertices[a] ?? 0, vertices[b] ?? 0, vertices[c] ?? 0)
    }
  }
  return faces
}
