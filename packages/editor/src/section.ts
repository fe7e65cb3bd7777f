import type { Point3 } from '@arredo/geometry'
import { shellOf } from '@arredo/geometry'
import type { ProjectDocument } from '@arredo/project'

/** As the poché of a plan is cut: above worktops, below what hangs. */
const usualCut = 1350

/** The box round all of the house, and how it is cut at first; null where there is none. */
export function sectionOf(
  document: ProjectDocument,
): { readonly min: Point3; readonly max: Point3; readonly first: Point3 } | null {
  const { walls } = shellOf(document)
  if (walls.length === 0) return null
  const points = walls.flatMap(({ footprint }) => footprint)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [east, north] = [Math.max(...xs), Math.max(...ys)]
  const top = Math.max(...walls.map(({ height }) => height))
  return {
    min: [Math.floor(Math.min(...xs)) - 1, Math.floor(Math.min(...ys)) - 1, -120],
    max: [Math.ceil(east) + 1, Math.ceil(north) + 1, top + 1],
    first: [Math.ceil(east) + 1, Math.ceil(north) + 1, Math.min(top, usualCut)],
  }
}
