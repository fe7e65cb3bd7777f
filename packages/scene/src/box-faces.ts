import type { Point3 } from '@arredo/geometry'
import { addQuad, addTriangle, addVertex, type Faces } from './faces.ts'

type Axis = 0 | 1 | 2

type BoxLook = {
  /** Axis along which the grain runs; end grain lies on the two faces across it. */
  readonly grain?: Axis
  readonly bevel?: number
  /** Shifts the pattern so that neighbours do not repeat each other. */
  readonly shift?: readonly [number, number]
}

const axes: readonly Axis[] = [0, 1, 2]
const corners = [0, 1, 2, 3, 4, 5, 6, 7] as const

/**
 * A box whose edges are taken off by a bevel. Its vertices keep the normals of the six faces, so the
 * bevel shades like a rounded edge and catches the light, for 24 vertices and 44 triangles.
 */
export function addBox(faces: Faces, min: Point3, max: Point3, look: BoxLook = {}): void {
  const extent = axes.map((axis) => max[axis] - min[axis])
  const bevel = Math.min(look.bevel ?? 0, Math.min(...extent) / 4)
  const grain = look.grain ?? longest(extent)
  const [shiftU, shiftV] = look.shift ?? [0, 0]

  const vertices = corners.map((corner) =>
    axes.map((face) => {
      const at = axes.map((axis) => {
        const high = isHigh(corner, axis)
        const inset = axis === face ? 0 : high ? -bevel : bevel
        return (high ? max[axis] : min[axis]) + inset
      })
      const normal = axes.map((axis) => (axis === face ? (isHigh(corner, axis) ? 1 : -1) : 0))
      const [u, v] = patternAxes(face, grain)
      return addVertex(faces, triple(at), triple(normal), [
        (at[u] ?? 0) + shiftU + face * 37,
        (at[v] ?? 0) + shiftV + face * 113,
      ])
    }),
  )
  const vertex = (corner: number, face: Axis) => vertices[corner]?.[face] ?? 0

  for (const face of axes) {
    const [i, j] = others(face)
    for (const side of [0, 1]) {
      const base = side << face
      const ring = [base, base | (1 << i), base | (1 << i) | (1 << j), base | (1 << j)]
      const [a, b, c, d] = ring.map((corner) => vertex(corner, face))
      addQuad(faces, a ?? 0, b ?? 0, c ?? 0, d ?? 0)
    }
  }
  if (bevel === 0) return

  for (const along of axes) {
    const [i, j] = others(along)
    for (const start of corners.filter((corner) => !isHigh(corner, along))) {
      const end = start | (1 << along)
      addQuad(faces, vertex(start, i), vertex(start, j), vertex(end, j), vertex(end, i))
    }
  }
  for (const corner of corners) {
    addTriangle(faces, vertex(corner, 0), vertex(corner, 1), vertex(corner, 2))
  }
}

/** The twelve edges as pairs of points, for line drawing. */
export function boxEdges(min: Point3, max: Point3): number[] {
  const at = (corner: number) => axes.map((axis) => (isHigh(corner, axis) ? max[axis] : min[axis]))
  return axes.flatMap((along) =>
    corners
      .filter((corner) => !isHigh(corner, along))
      .flatMap((corner) => [...at(corner), ...at(corner | (1 << along))]),
  )
}

/** Which two axes the pattern's u and v follow on the faces across `face`. */
function patternAxes(face: Axis, grain: Axis): readonly [Axis, Axis] {
  const [i, j] = others(face)
  if (face === grain) return [i, j]
  return i === grain ? [j, i] : [i, j]
}

function longest(extent: readonly number[]): Axis {
  const most = Math.max(...extent)
  return axes.find((axis) => extent[axis] === most) ?? 0
}

function isHigh(corner: number, axis: Axis): boolean {
  return ((corner >> axis) & 1) === 1
}

function others(axis: Axis): readonly [Axis, Axis] {
  if (axis === 0) return [1, 2]
  return axis === 1 ? [0, 2] : [0, 1]
}

function triple(values: readonly number[]): Point3 {
  return [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0]
}
