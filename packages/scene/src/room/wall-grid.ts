import type { ShellWall, WallSide } from '@arredo/geometry'
import type { FaceLooks } from './face-looks.ts'
import type { WallEnds } from './wall-ends.ts'
import type { WallHole } from './wall-holes.ts'
import { topFromBehind, topOver } from './wall-top.ts'

/** What is left of the wall in a cell, from one depth to another; null where it is open all through. */
export type Cell = readonly [near: number, far: number] | null

/** At the left and at the right end of a column. */
export type Ends = readonly [number, number]

export type Column = {
  readonly s: Ends
  /** The upper edges of both faces. */
  readonly right: Ends
  readonly left: Ends
  /** The body's: the higher of them. */
  readonly top: Ends
}

/** A wall seen from its right face. */
export type WallGrid = {
  readonly columns: readonly Column[]
  /** Heights from which and to which rows reach. */
  readonly rows: readonly number[]
  readonly cell: (column: number, row: number) => Cell
}

/**
 * The wall is cut along every edge of every opening and wherever it changes its looks or its slope. Cells inside
 * an opening are left out: overlapping openings unite and those reaching past the wall are clipped, with no
 * polygon library.
 */
export function wallGrid(
  wall: ShellWall,
  holes: readonly WallHole[],
  looks: Readonly<Record<WallSide, FaceLooks>>,
  { low, high }: WallEnds,
): WallGrid {
  const { faces, length, thickness } = wall
  const tops = { right: faces.right.top, left: topFromBehind(faces.left.top, length) }
  const columnOf = (s: Ends): Column => {
    const [right, left] = [topOver(tops.right, ...s), topOver(tops.left, ...s)]
    return { s, right, left, top: [Math.max(right[0], left[0]), Math.max(right[1], left[1])] }
  }
  const cuts = cutsBetween(low, high, [
    ...holes.flatMap(({ s0, s1 }) => [s0, s1]),
    ...looks.right.columns,
    ...looks.left.columns.map((along) => length - along),
    ...[...tops.right, ...tops.left].map(([along]) => along),
  ])
  const columns = pairsOf(cuts)
    .flatMap((s) => pairsOf([s[0], ...crossing(columnOf(s)), s[1]]))
    .map(columnOf)
  const rows = cutsBetween(0, Math.max(...columns.flatMap(({ top }) => top)), [
    ...holes.flatMap(({ z0, z1 }) => [z0, z1]),
    ...looks.right.rows,
    ...looks.left.rows,
  ])

  return {
    columns,
    rows,
    cell(column, row) {
      const [s, z0, z1] = [columns[column]?.s, rows[row], rows[row + 1]]
      if (!s || z0 === undefined || z1 === undefined) return null
      let [near, far] = [0, thickness]
      for (const hole of holes) {
        if (!isInside(hole, (s[0] + s[1]) / 2, (z0 + z1) / 2)) continue
        if (hole.near <= near) near = Math.max(near, hole.far)
        else far = Math.min(far, hole.near)
        if (near >= far) return null
      }
      return [near, far]
    },
  }
}

/** Nearer cuts are one: what was measured from both ends of a wall differs by dust. */
const dust = 1e-6

function cutsBetween(from: number, to: number, values: readonly number[]): readonly number[] {
  const inside = values.filter((value) => value > from + dust && value < to - dust).sort((a, b) => a - b)
  return [from, ...inside.filter((value, k) => value - (inside[k - 1] ?? from) > dust), to]
}

function pairsOf(cuts: readonly number[]): readonly Ends[] {
  return cuts.slice(1).map((to, k): Ends => [cuts[k] ?? to, to])
}

/** Where the higher face becomes the lower one. */
function crossing({ s, right, left }: Column): readonly number[] {
  const [before, after] = [right[0] - left[0], right[1] - left[1]]
  return before * after < 0 ? [s[0] + ((s[1] - s[0]) * before) / (before - after)] : []
}

function isInside(hole: WallHole, s: number, z: number): boolean {
  return s > hole.s0 && s < hole.s1 && z > hole.z0 && z < hole.z1
}
