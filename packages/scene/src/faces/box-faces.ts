import type { Point, Point3 } from '@arredo/geometry'
import { addQuad, addTriangle, addVertex, type Faces, noFaces } from './faces.ts'
import type { FaceLight } from './gap-shade.ts'
import { type Axis, axes, endGrain, longerOf, longest, others, patternAxes } from './part-axes.ts'
import { asItIs, type Cut, cutAt } from './pattern-cut.ts'

type BoxLook = {
  /** Axis along which the grain runs; end grain lies on the two faces across it. */
  readonly grain?: Axis
  readonly bevel?: number
  readonly cut?: Cut
  /** Whether the low and the high side across the grain show end grain. */
  readonly endGrain?: readonly [boolean, boolean]
  /** Of the low and high sides of x, y and z. */
  readonly light?: FaceLight
}

const corners = [0, 1, 2, 3, 4, 5, 6, 7] as const

/**
 * A box whose edges are taken off by a bevel. Its vertices keep the normals of the six faces, so the
 * bevel shades like a rounded edge and catches the light, for 24 vertices and 44 triangles. Most of a room
 * is boxes: which corners make a triangle is worked out once.
 */
export function addBox(faces: Faces, min: Point3, max: Point3, look: BoxLook = {}): void {
  const extent = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  const bevel = Math.min(look.bevel ?? 0, Math.min(...extent) / 4)
  const grain = look.grain ?? longest(extent)
  const cut = look.cut ?? asItIs
  const base = faces.position.length / 3

  for (const corner of corners) {
    for (const face of axes) {
      const at: [number, number, number] = [0, 0, 0]
      const normal: [number, number, number] = [0, 0, 0]
      for (const axis of axes) {
        const inset = axis === face ? 0 : bevel
        at[axis] = isHigh(corner, axis) ? max[axis] - inset : min[axis] + inset
      }
      normal[face] = isHigh(corner, face) ? 1 : -1
      const side = isHigh(corner, face) ? 1 : 0
      const isEnd = face === grain && look.endGrain?.[side] === true
      const light = (look.light?.[face * 2 + side] ?? 1) * (isEnd ? endGrain.light : 1)
      const [across, along] = isEnd ? endGrainAt(at, grain, extent) : onFace(at, face, grain, extent)
      addVertex(faces, at, normal, cutAt(cut, across, along), { light, depth: extent[face] ?? 0 })
    }
  }
  for (const vertex of bevel > 0 ? bevelledTriangles : plainTriangles) faces.index.push(base + vertex)
}

function onFace(at: Point3, face: Axis, grain: Axis, extent: readonly number[]): Point {
  const [u, v] = patternAxes(face, grain, extent)
  return [at[u] + face * 37, at[v] + face * 113]
}

/** Where the broad face ends its picture goes on, drawn across the board. */
function endGrainAt(at: Point3, grain: Axis, extent: readonly number[]): Point {
  const [i, j] = others(grain)
  const wide = longerOf(i, j, extent)
  const thin = wide === i ? j : i
  return [at[wide] + thin * 37 + at[thin] * endGrain.slant, at[grain] + thin * 113]
}

const plainTriangles = unitTriangles(false)
const bevelledTriangles = unitTriangles(true)

/** Corners of the triangles of any box, wound outward; three vertices per corner, one for each face. */
function unitTriangles(hasBevel: boolean): readonly number[] {
  const unit = noFaces()
  for (const corner of corners) {
    for (const face of axes) {
      const signs = axes.map((axis) => (isHigh(corner, axis) ? 1 : -1))
      const place = (axis: Axis) => (signs[axis] ?? 0) * (axis === face ? 10 : 9)
      const look = (axis: Axis) => (axis === face ? (signs[axis] ?? 0) : 0)
      addVertex(unit, [place(0), place(1), place(2)], [look(0), look(1), look(2)], [0, 0])
    }
  }
  const vertex = (corner: number, face: Axis) => corner * 3 + face

  for (const face of axes) {
    const [i, j] = others(face)
    for (const side of [0, 1]) {
      const base = side << face
      const ring = [base, base | (1 << i), base | (1 << i) | (1 << j), base | (1 << j)]
      const [a = 0, b = 0, c = 0, d = 0] = ring.map((corner) => vertex(corner, face))
      addQuad(unit, a, b, c, d)
    }
  }
  if (!hasBevel) return unit.index

  for (const along of axes) {
    const [i, j] = others(along)
    for (const start of corners.filter((corner) => !isHigh(corner, along))) {
      const end = start | (1 << along)
      addQuad(unit, vertex(start, i), vertex(start, j), vertex(end, j), vertex(end, i))
    }
  }
  for (const corner of corners) {
    addTriangle(unit, vertex(corner, 0), vertex(corner, 1), vertex(corner, 2))
  }
  return unit.index
}

function isHigh(corner: number, axis: Axis): boolean {
  return ((corner >> axis) & 1) === 1
}
