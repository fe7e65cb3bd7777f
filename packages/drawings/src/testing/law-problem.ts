import { distance, type Opening, type ShellWall, shellOf } from '@arredo/geometry'
import type { ProjectDocument, Row, RowId } from '@arredo/project'

/** Lengths may be off by the dust of slanted walls. */
const dust = 1e-6

/** What no command may leave behind although it can be read and drawn, in words; null where there is none of it. */
export function lawProblem(document: ProjectDocument): string | null {
  const { corners, walls, rooms, openings, rows } = document
  const shell = shellOf(document)
  for (const { id, from, to, thickness, height } of Object.values(walls)) {
    const [start, end] = [corners[from]?.at, corners[to]?.at]
    if (!start || !end || !(distance(start, end) >= 10)) return `Wall ${id} is too short`
    if (!(thickness > 0 && thickness <= 2000)) return `Wall ${id} is ${thickness} thick`
    if (!(height === null || isHeight(height))) return `Wall ${id} is ${height} high`
  }
  for (const { id, height, slopes } of Object.values(rooms)) {
    if (!isHeight(height)) return `Room ${id} is ${height} high`
    const isSlope = slopes.every(({ knee, run }) => knee >= 0 && knee <= 20_000 && run >= 1 && run <= 1e6)
    if (!isSlope) return `Room ${id} has no such slope`
  }
  for (const opening of Object.values(openings)) {
    const wall = shell.wall(opening.wall)
    const others = Object.values(openings).filter((other) => other !== opening && other.wall === opening.wall)
    if (!wall || !fits(opening, wall)) return `Opening ${opening.id} does not fit its wall`
    if (others.some((other) => isOver(opening, other))) return `Opening ${opening.id} is over another`
  }
  for (const row of Object.values(rows)) {
    const seat = 'placement' in row ? row.placement?.seat : undefined
    if ((seat?.on === 'wall' || seat?.on === 'corner') && walls[seat.wall]?.kind !== 'wall')
      return `Row ${row.id} hangs on air`
    if (isCircle(document, row.id)) return `Row ${row.id} stands on itself`
  }
  return null
}

function isHeight(height: number): boolean {
  return height >= 1 && height <= 20_000
}

function fits({ offset, width, height, sill, depth }: Opening, wall: ShellWall): boolean {
  const isAlong = offset >= -dust && width >= 1 && offset + width <= wall.length + dust
  const isUp = sill >= 0 && height >= 1 && sill + height <= wall.height + dust
  return isAlong && isUp && (depth === null || (depth >= 1 && depth < wall.thickness))
}

function isOver(one: Opening, two: Opening): boolean {
  return one.offset < two.offset + two.width - dust && two.offset < one.offset + one.width - dust
}

function isCircle({ rows }: ProjectDocument, first: RowId): boolean {
  const seen = new Set<RowId>()
  let at: RowId | null = first
  while (at !== null) {
    if (seen.has(at)) return true
    seen.add(at)
    at = carrierOf(rows[at])
  }
  return false
}

function carrierOf(row: Row | undefined): RowId | null {
  const seat = row && 'placement' in row ? row.placement?.seat : undefined
  return seat?.on === 'row' || seat?.on === 'slot' ? seat.row : null
}
