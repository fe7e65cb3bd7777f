import type { Point } from '@arredo/geometry'
import { ShapeUtils, Vector2 } from 'three'
import { addTriangle, addVertex, type Faces, noFaces } from '../faces/faces.ts'
import type { PlanBounds } from './plan-bounds.ts'

export type FloorArea = {
  readonly outline: readonly Point[]
  readonly holes: readonly (readonly Point[])[]
}

/** Areas filled at their heights; millimetres as texture coordinates, or 0…1 over the given bounds. */
export function floorFaces<Area extends FloorArea>(
  areas: readonly Area[],
  heightAt: (area: Area, point: Point) => number = () => 0,
  over?: PlanBounds,
): Faces {
  const faces = noFaces()
  // Boards run east to west: v, along the grain, follows x.
  const uv = ([x, y]: Point): Point =>
    over
      ? [(x - over.min[0]) / (over.max[0] - over.min[0]), (y - over.min[1]) / (over.max[1] - over.min[1])]
      : [y, x]
  for (const area of areas) {
    const vertices = cornersOf(area).map((at) =>
      addVertex(faces, [...at, heightAt(area, at)], [0, 0, 1], uv(at)),
    )
    const triangles = ShapeUtils.triangulateShape(area.outline.map(vector), area.holes.map(vectors))
    for (const [a = 0, b = 0, c = 0] of triangles) {
      addTriangle(faces, vertices[a] ?? 0, vertices[b] ?? 0, vertices[c] ?? 0)
    }
  }
  return faces
}

/** One vertex each, in this order. */
export function cornersOf({ outline, holes }: FloorArea): readonly Point[] {
  return [...outline, ...holes.flat()]
}

function vectors(points: readonly Point[]): Vector2[] {
  return points.map(vector)
}

function vector([x, y]: Point): Vector2 {
  return new Vector2(x, y)
}
