import { type CornerId, dot, type Point3, plus, wallFrame } from '@arredo/geometry'
import {
  done,
  moveCorner,
  moveWall,
  type Preview,
  type ProjectDocument,
  type Result,
  removeCorner,
  type Step,
  step,
} from '@arredo/project'

/** Sideways: along itself a wall has nowhere to go. */
export function wallStep({ document }: Preview, id: string, by: Point3, newId: () => string): Step | null {
  const wall = document.walls[id]
  const [from, to] = [document.corners[wall?.from ?? '']?.at, document.corners[wall?.to ?? '']?.at]
  if (!from || !to) return null
  const sideways = Math.round(dot([by[0], by[1]], wallFrame({ from, to }).inward))
  return sideways === 0 ? null : step(moveWall, { wall: id, by: sideways, rooms: [newId()] })
}

export function cornerStep({ document }: Preview, id: string, by: Point3, newId: () => string): Step | null {
  const corner = document.corners[id]
  if (!corner || (by[0] === 0 && by[1] === 0)) return null
  return step(moveCorner, { corner: id, to: plus(corner.at, [by[0], by[1]]), rooms: [newId()] })
}

/** Without these corners, one after the other; one that went with another is gone already. */
export function withoutCorners(
  document: ProjectDocument,
  corners: readonly CornerId[],
  newId: () => string,
): Result<ProjectDocument> {
  const [first, ...others] = corners.filter((id) => document.corners[id])
  if (first === undefined) return done(document)
  const result = removeCorner.run(document, { corner: first, rooms: [newId()] })
  return result.ok ? withoutCorners(result.value, others, newId) : result
}
