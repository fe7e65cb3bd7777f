import { distance, type Point, type Wall } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'

/** Shorter than this is a slip of the hand. */
export const shortestWall = 10

/** What is wrong with how a wall or a room is to be, in words; null when nothing is. */
export function wallProblem({
  thickness,
  height,
}: Partial<Pick<Wall, 'thickness' | 'height'>>): string | null {
  if (thickness !== undefined && !(thickness > 0 && thickness <= 2000))
    return 'The thickness must lie between 1 and 2000 mm'
  if (height !== undefined && height !== null && !(height >= 1 && height <= 20_000))
    return 'The height must lie between 1 and 20,000 mm'
  return null
}

/** A wall that is no longer one would take what hangs on it out of the room. */
export function lostWallProblem(before: ProjectDocument, after: ProjectDocument): string | null {
  const isLost = Object.values(after.walls).some(
    (wall) => lengthOf(after, wall) < shortestWall && !(lengthOf(before, wall) < shortestWall),
  )
  return isLost ? 'A wall needs a length' : null
}

/** NaN where it has no ends. */
function lengthOf({ corners }: ProjectDocument, { from, to }: Wall): number {
  const [start, end]: readonly (Point | undefined)[] = [corners[from]?.at, corners[to]?.at]
  return start && end ? distance(start, end) : Number.NaN
}
