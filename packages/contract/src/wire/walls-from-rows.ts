import {
  defaultWallHeight,
  defaultWallThickness,
  direction,
  distance,
  type Point,
  plus,
  times,
} from '@arredo/geometry'
import { done, type Result, refuse } from '@arredo/project'
import * as z from 'zod/mini'
import { plainPoint } from '../plain-number.ts'
import { rowType, type WireWall } from './wire-project.ts'

const Measure = z.optional(z.union([z.number(), z.string()]))

/** What a wall drawn in the legacy cad left behind: where it begins, which way it runs, how long and deep it is. */
const WallRow = z.object({
  type: z.literal(rowType.wall),
  uniqueid: z.optional(z.union([z.string(), z.number()])),
  pos: z.object({ x: z.number(), y: z.number(), rot: z._default(z.number(), 0) }),
  reg: z._default(z.record(z.string(), z.unknown()), {}),
  length: Measure,
  depth: Measure,
  height: Measure,
})
type WallRow = z.output<typeof WallRow>

/** Lengths and turns were written rounded: ends nearer than this were one corner. */
const joint = 10

/**
 * D-37: the walls of a project from before they were kept in envWall, out of its WALL rows. Each begins at its
 * place and runs along its turn; where it ends beside the beginning of the next one it ends there. What cannot
 * be read is refused, so that no wall is lost without a word.
 */
export function wallsFromRows(rows: readonly unknown[]): Result<readonly WireWall[]> {
  const wallRows = rows.filter((row) => WallType.safeParse(row).success)
  const walls: WireWall[] = []
  for (const [index, row] of wallRows.entries()) {
    const read = WallRow.safeParse(row)
    const wall = read.success ? wallOfRow(read.data, index) : null
    if (!wall) return refuse(`The project is not valid: wall row ${index + 1} has no place or no length`)
    walls.push(wall)
  }
  return done(walls.map((wall, index) => joined(wall, walls[(index + 1) % walls.length] ?? wall)))
}

const WallType = z.object({ type: z.literal(rowType.wall) })

function wallOfRow(row: WallRow, index: number): WireWall | null {
  const { pos, reg, uniqueid } = row
  const length = measure(row.length, reg.length, reg.L)
  if (length === null) return null

  const start: Point = [pos.x, pos.y]
  const end = plainPoint(plus(start, times(direction(pos.rot), length)))
  return {
    id: uniqueid === undefined || uniqueid === '' ? `wall-${index + 1}` : String(uniqueid),
    start: { x: start[0], y: start[1] },
    end: { x: end[0], y: end[1] },
    height: measure(row.height, reg.height, reg.H) ?? defaultWallHeight,
    depth: measure(row.depth, reg.depth, reg.P) ?? defaultWallThickness,
  }
}

/** The first that is a length. */
function measure(...given: readonly unknown[]): number | null {
  const lengths = given.map((value) => (typeof value === 'string' ? Number.parseFloat(value) : value))
  return lengths.find((value): value is number => typeof value === 'number' && value > 0) ?? null
}

function joined(wall: WireWall, next: WireWall): WireWall {
  const { end } = wall
  const isJoint = next !== wall && distance([end.x, end.y], [next.start.x, next.start.y]) <= joint
  return isJoint ? { ...wall, end: next.start } : wall
}
