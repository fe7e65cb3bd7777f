import type { Opening, Point3, Shell, ShellWall, WallSide } from '@arredo/geometry'
import { addFlatQuad, type Faces, noFaces } from '../faces/faces.ts'
import { type FaceLooks, faceLooks } from './face-looks.ts'
import { skirtingFaces } from './skirting-faces.ts'
import { type WallEnds, wallEnds } from './wall-ends.ts'
import { type Cell, type Column, type Ends, wallGrid } from './wall-grid.ts'
import { holesOf } from './wall-holes.ts'
import { type WallSpace, wallSpace } from './wall-space.ts'

export type WallFaces = {
  /**
   * The plastered body with its reveals. Plaster has no pattern: u says how dark a corner makes it, v which room's
   * paint it has, 0 none or one more than the room's index.
   */
  readonly body: Faces
  /** The cut edges on top and at the ends, drawn like the poché of a plan. */
  readonly cap: Faces
  readonly skirting: Faces
}

/** A wall with all its openings, as it is seen from both sides. */
export function wallFaces(wall: ShellWall, openings: readonly Opening[], shell: Shell): WallFaces {
  const holes = holesOf(wall, openings)
  const looks = { right: faceLooks(wall.faces.right, shell), left: faceLooks(wall.faces.left, shell) }
  const ends = wallEnds(wall)
  const grid = wallGrid(wall, holes, looks, ends)
  const build: Build = {
    wall,
    looks,
    ends,
    space: wallSpace(wall.faces.right),
    body: noFaces(),
    cap: noFaces(),
  }
  grid.columns.forEach((column, k) => {
    for (let row = 0; row + 1 < grid.rows.length; row++) {
      const cell = grid.cell(k, row)
      const heights = heightsIn(column, grid.rows, row)
      if (!cell || isFlat(heights)) continue

      addPlaster(build, 'right', column, heights, cell[0])
      addPlaster(build, 'left', column, heights, cell[1])
      addSide(build, column.s[0], heights[0], cell, neighbour(k - 1, row, 1), -1)
      addSide(build, column.s[1], heights[1], cell, neighbour(k + 1, row, 0), 1)
      const [left, right] = heights
      const [s0, s1] = column.s
      const below = grid.cell(k, row - 1)
      addBetween(build, [s0, left[0]], [s1, right[0]], cell, below, build.body, [0, 0, -1])
      const isTop = isFlat(heightsIn(column, grid.rows, row + 1))
      const above = isTop ? null : grid.cell(k, row + 1)
      const faces = isTop ? build.cap : build.body
      addBetween(build, [s0, left[1]], [s1, right[1]], cell, above, faces, [0, 0, 1])
    }
  })
  return { body: build.body, cap: build.cap, skirting: skirtingFaces(wall, holes) }

  function neighbour(k: number, row: number, end: 0 | 1): Neighbour | null {
    const column = grid.columns[k]
    if (!column) return null
    return { cell: grid.cell(k, row), top: heightsIn(column, grid.rows, row)[end][1] }
  }
}

type Build = {
  readonly wall: ShellWall
  readonly looks: Readonly<Record<WallSide, FaceLooks>>
  readonly ends: WallEnds
  readonly space: WallSpace
  readonly body: Faces
  readonly cap: Faces
}

/** From where to where a cell reaches, at its left and at its right end. */
type Heights = readonly [Ends, Ends]
type Neighbour = { readonly cell: Cell; readonly top: number }

function heightsIn({ top }: Column, rows: readonly number[], row: number): Heights {
  const [z0, z1] = [rows[row] ?? Number.POSITIVE_INFINITY, rows[row + 1] ?? Number.POSITIVE_INFINITY]
  return [
    [Math.min(z0, top[0]), Math.min(z1, top[0])],
    [Math.min(z0, top[1]), Math.min(z1, top[1])],
  ]
}

const dust = 1e-6

function isFlat([left, right]: Heights): boolean {
  return left[1] - left[0] < dust && right[1] - right[0] < dust
}

/** A cell of a face: plaster up to the face's own edge, cut above it, where only the other side goes on. */
function addPlaster(
  { wall, looks, ends, space, body, cap }: Build,
  side: WallSide,
  column: Column,
  [left, right]: Heights,
  depth: number,
): void {
  const isOnFace = depth === (side === 'right' ? 0 : wall.thickness)
  const place = (s: number) => (isOnFace ? ends.onFace(s, side) : ends.inBody(s, depth))
  const [s0, s1] = [place(column.s[0]), place(column.s[1])]
  if (s1 - s0 < dust) return

  const { frame } = wall.faces[side]
  const normal: Point3 = [frame.inward[0], frame.inward[1], 0]
  const alongOf = (s: number) => (side === 'right' ? s : wall.length - s)
  const look = looks[side].at(alongOf((s0 + s1) / 2))
  const edge = column[side]
  // Little light falls into a niche: its back is darker than the wall, or nobody would see how deep it is.
  const recess = isOnFace ? 0 : 0.09
  const add = (faces: Faces, heights: Heights) => {
    if (isFlat(heights)) return
    const corners = [
      [s0, heights[0][0]],
      [s1, heights[1][0]],
      [s1, heights[1][1]],
      [s0, heights[0][1]],
    ] as const
    const [a, b, c, d] = corners.map(([s, z]) => space.at(s, z, depth))
    if (!a || !b || !c || !d) return
    const uvs = corners.map(([s, z]) => [look.dark(alongOf(s), z) + recess, look.paint] as const)
    addFlatQuad(faces, [a, b, c, d], normal, uvs)
  }
  const below = ([low, high]: Ends, top: number): Ends => [Math.min(low, top), Math.min(high, top)]
  const above = ([low, high]: Ends, top: number): Ends => [Math.max(low, top), Math.max(high, top)]
  add(body, [below(left, edge[0]), below(right, edge[1])])
  add(cap, [above(left, edge[0]), above(right, edge[1])])
}

/** The upright side of a cell, as far as its neighbour leaves it bare. */
function addSide(
  build: Build,
  s: number,
  [low, high]: Ends,
  cell: Cell,
  beside: Neighbour | null,
  way: 1 | -1,
): void {
  const { along } = build.space
  const normal: Point3 = [along[0] * way, along[1] * way, 0]
  const step = beside ? Math.min(high, Math.max(low, beside.top)) : low
  addBetween(build, [s, low], [s, step], cell, beside?.cell ?? null, build.body, normal)
  addBetween(build, [s, step], [s, high], cell, null, build.cap, normal)
}

type SZ = readonly [s: number, z: number]

/** What of one cell looks into another one, in depth. */
function addBetween(
  { looks, wall, ends, space }: Build,
  from: SZ,
  to: SZ,
  cell: Cell,
  other: Cell,
  faces: Faces,
  normal: Point3,
): void {
  if (!cell || Math.hypot(to[0] - from[0], to[1] - from[1]) < dust) return

  for (const { near, far, side } of bare(cell, other)) {
    const middle = (from[0] + to[0]) / 2
    const paint = side ? looks[side].at(side === 'right' ? middle : wall.length - middle).paint : 0
    const stops = [near, ...ends.depths.filter((depth) => depth > near && depth < far), far]
    for (const [k, deep] of stops.slice(1).entries()) {
      const at = ([s, z]: SZ, depth: number) => space.at(ends.inBody(s, depth), z, depth)
      const shallow = stops[k] ?? deep
      addFlatQuad(
        faces,
        [at(from, shallow), at(to, shallow), at(to, deep), at(from, deep)],
        normal,
        [0, 1, 2, 3].map(() => [0, paint]),
      )
    }
  }
}

/** The reveals of a niche have the paint of the side it opens to. */
function bare(
  cell: readonly [number, number],
  other: Cell,
): readonly { readonly near: number; readonly far: number; readonly side: WallSide | null }[] {
  const [near, far] = cell
  const pieces = other
    ? ([
        { near, far: Math.min(far, other[0]), side: 'right' },
        { near: Math.max(near, other[1]), far, side: 'left' },
      ] as const)
    : [{ near, far, side: null }]
  return pieces.filter((piece) => piece.far > piece.near)
}
