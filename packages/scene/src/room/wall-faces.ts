import type { Opening, Point3, Wall } from '@arredo/geometry'
import { addBox, boxEdges } from '../faces/box-faces.ts'
import { addFlatQuad, type Faces, noFaces } from '../faces/faces.ts'
import { clippedHole, type Hole, mitres, type WallSpace, wallSpace } from './wall-space.ts'

export type WallFaces = {
  /** The plastered body with its reveals; plaster has no pattern, u says how dark a corner makes it. */
  readonly body: Faces
  /** The cut edges on top and at the ends, drawn like the poché of a plan. */
  readonly cap: Faces
  readonly skirting: Faces
}

const skirtingHeight = 80
const skirtingDepth = 14

/**
 * The wall is cut along every edge of every opening into a grid, and cells inside an opening are left
 * out: overlapping openings unite and those reaching past the wall are clipped, with no polygon library.
 */
export function wallFaces(wall: Wall, openings: readonly Opening[], walls: readonly Wall[]): WallFaces {
  const frame = wallSpace(wall)
  const holes = holesOf(wall, openings)
  const outer = mitres(wall, walls)
  const outerS = (s: number) => (s === 0 ? outer.start : s === frame.length ? outer.end : s)

  const shading = occlusion(frame.length, { start: outer.start < 0, end: outer.end > frame.length })
  const columns = cuts(frame.length, [...holes.flatMap(({ s0, s1 }) => [s0, s1]), ...shading.columns])
  const rows = cuts(wall.height, [...holes.flatMap(({ z0, z1 }) => [z0, z1]), ...shading.rows])
  const isSolid = (column: number, row: number): boolean => {
    const [s0, s1, z0, z1] = [columns[column], columns[column + 1], rows[row], rows[row + 1]]
    if (s0 === undefined || s1 === undefined || z0 === undefined || z1 === undefined) return false
    return !holes.some((hole) => inside(hole, (s0 + s1) / 2, (z0 + z1) / 2))
  }

  const body = noFaces()
  const cap = noFaces()
  const inner = (s: number, z: number) => frame.at(s, z, 0)
  const outside = (s: number, z: number) => frame.at(outerS(s), z, wall.thickness)
  const inward: Point3 = [-frame.outward[0], -frame.outward[1], 0]
  const outward: Point3 = [frame.outward[0], frame.outward[1], 0]
  const along = (sign: number): Point3 => [frame.along[0] * sign, frame.along[1] * sign, 0]

  for (let column = 0; column + 1 < columns.length; column++) {
    for (let row = 0; row + 1 < rows.length; row++) {
      if (!isSolid(column, row)) continue

      const [s0, s1] = [columns[column] ?? 0, columns[column + 1] ?? 0]
      const [z0, z1] = [rows[row] ?? 0, rows[row + 1] ?? 0]
      addFlatQuad(
        body,
        [inner(s0, z0), inner(s1, z0), inner(s1, z1), inner(s0, z1)],
        inward,
        [shading.at(s0, z0), shading.at(s1, z0), shading.at(s1, z1), shading.at(s0, z1)].map((dark) => [
          dark,
          0,
        ]),
      )
      addFlatQuad(body, [outside(s0, z0), outside(s1, z0), outside(s1, z1), outside(s0, z1)], outward)
      if (!isSolid(column - 1, row)) addReveal(s0, z0, s0, z1, along(-1), s0 === 0 ? cap : body)
      if (!isSolid(column + 1, row)) addReveal(s1, z0, s1, z1, along(1), s1 === frame.length ? cap : body)
      if (!isSolid(column, row - 1)) addReveal(s0, z0, s1, z0, [0, 0, -1])
      if (!isSolid(column, row + 1)) addReveal(s0, z1, s1, z1, [0, 0, 1], z1 === wall.height ? cap : body)
    }
  }
  return { body, cap, skirting: skirtingFaces(frame, holes) }

  function addReveal(
    s0: number,
    z0: number,
    s1: number,
    z1: number,
    normal: Point3,
    faces: Faces = body,
  ): void {
    addFlatQuad(faces, [inner(s0, z0), inner(s1, z1), outside(s1, z1), outside(s0, z0)], normal)
  }
}

function holesOf(wall: Wall, openings: readonly Opening[]): Hole[] {
  const { length } = wallSpace(wall)
  return openings
    .filter((opening) => opening.wall === wall.id)
    .flatMap((opening) => clippedHole(opening, length, wall.height) ?? [])
}

/** A box given along the wall, up it and through it, as faces in the room. */
export function addWallBox(
  faces: Faces,
  frame: WallSpace,
  [s0, s1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  [depth0, depth1]: readonly [number, number],
  edges?: number[],
): void {
  const local = noFaces()
  addBox(local, [s0, depth0, z0], [s1, depth1, z1], { bevel: 2 })
  const base = faces.position.length / 3
  for (let k = 0; k < local.position.length; k += 3) {
    faces.position.push(
      ...frame.at(local.position[k] ?? 0, local.position[k + 2] ?? 0, local.position[k + 1] ?? 0),
    )
    const [s, depth, z] = [local.normal[k] ?? 0, local.normal[k + 1] ?? 0, local.normal[k + 2] ?? 0]
    faces.normal.push(
      frame.along[0] * s + frame.outward[0] * depth,
      frame.along[1] * s + frame.outward[1] * depth,
      z,
    )
  }
  faces.uv.push(...local.uv)
  const drawn = edges ? boxEdges([s0, depth0, z0], [s1, depth1, z1]) : []
  for (let k = 0; k < drawn.length; k += 3) {
    edges?.push(...frame.at(drawn[k] ?? 0, drawn[k + 2] ?? 0, drawn[k + 1] ?? 0))
  }
  // Along, outward and up turn like x, y and z, so the winding holds.
  faces.index.push(...local.index.map((vertex) => vertex + base))
}

function skirtingFaces(frame: WallSpace, holes: readonly Hole[]): Faces {
  const faces = noFaces()
  const gaps = holes.filter((hole) => hole.z0 < skirtingHeight).sort((a, b) => a.s0 - b.s0)
  let from = 0
  for (const gap of [...gaps, { s0: frame.length, s1: frame.length }]) {
    if (gap.s0 - from > 1) addWallBox(faces, frame, [from, gap.s0], [0, skirtingHeight], [-skirtingDepth, 0])
    from = Math.max(from, gap.s1)
  }
  return faces
}

const shadeSteps = [60, 160, 320, 560] as const
const shadeReach = 560

/** Corners of a room and the foot of its walls get less light; extra cuts carry the gradient. */
function occlusion(length: number, corners: { readonly start: boolean; readonly end: boolean }) {
  const fade = (distance: number) => (distance >= shadeReach ? 0 : (1 - distance / shadeReach) ** 2)
  return {
    columns: [
      ...(corners.start ? shadeSteps : []),
      ...(corners.end ? shadeSteps.map((step) => length - step) : []),
    ].filter((s) => s > 0 && s < length),
    rows: [...shadeSteps],
    at: (s: number, z: number) =>
      0.16 * (corners.start ? fade(s) : 0) + 0.16 * (corners.end ? fade(length - s) : 0) + 0.1 * fade(z),
  }
}

function cuts(end: number, values: readonly number[]): number[] {
  return [...new Set([0, end, ...values.filter((value) => value > 0 && value < end)])].sort((a, b) => a - b)
}

function inside(hole: Hole, s: number, z: number): boolean {
  return s > hole.s0 && s < hole.s1 && z > hole.z0 && z < hole.z1
}
