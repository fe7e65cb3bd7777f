import type { Corner, CornerId, Point, RoomId } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { done, type Result, refuse } from '../result.ts'
import { newOpeningProblem } from './opening-problem.ts'
import { reachProblem } from './reach-problem.ts'
import { roomsKept } from './rooms-kept.ts'
import { seatsKept } from './seats-kept.ts'
import { lostWallProblem } from './wall-problem.ts'

/** What every change of walls ends with: seats and rooms stay what they were, and openings where they can be. */
export function withWallsChanged(
  before: ProjectDocument,
  after: ProjectDocument,
  roomIds: readonly RoomId[],
): Result<ProjectDocument> {
  return withWallsSettled(before, seatsKept(before, after), roomIds)
}

/** The same for changes that seated everything anew themselves. */
export function withWallsSettled(
  before: ProjectDocument,
  seated: ProjectDocument,
  roomIds: readonly RoomId[],
): Result<ProjectDocument> {
  const outOfBounds = reachProblem(before, seated) ?? lostWallProblem(before, seated)
  if (outOfBounds) return refuse(outOfBounds)

  const kept = roomsKept(before, seated, roomIds)
  const problem = newOpeningProblem(before, kept)
  return problem ? refuse(problem) : done(kept)
}

export function withCorners(document: ProjectDocument, moves: ReadonlyMap<CornerId, Point>): ProjectDocument {
  const corners: Record<CornerId, Corner> = { ...document.corners }
  for (const [id, at] of moves) corners[id] = { id, at }
  return { ...document, corners }
}

/** Corners that lie on the same spot: they are taken hold of together. */
export function cornersAt({ corners }: ProjectDocument, id: CornerId): readonly CornerId[] {
  const first = corners[id]
  if (!first) return []
  const near = [first]
  const left = new Set(Object.values(corners))
  left.delete(first)
  for (const known of near) {
    for (const other of left) {
      if (Math.hypot(other.at[0] - known.at[0], other.at[1] - known.at[1]) > joint) continue
      left.delete(other)
      near.push(other)
    }
  }
  return near.map((corner) => corner.id)
}

/** Corners nearer than this are one. */
const joint = 1
