import {
  lowestTop,
  type Opening,
  type OpeningId,
  openingOnFace,
  type ShellWall,
  shellOf,
  type WallId,
} from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { isWithinReach } from './reach-problem.ts'

/** Lengths may be off by the dust of slanted walls. */
const dust = 1e-6
/** Millimetres: what is smaller is no opening. */
const least = 1

/** What is wrong with where an opening is, in words; null when nothing is. */
export function openingProblem(document: ProjectDocument, opening: Opening): string | null {
  const wall = shellOf(document).wall(opening.wall)
  if (!wall) return 'There is no wall for the opening'
  const { offset, width, height, sill, depth } = opening
  if (![offset, width, height, sill].every(Number.isFinite)) return 'No such opening'
  if (!isWithinReach([offset, width])) return 'That is too far away'
  if (!(offset >= -dust && width >= least && offset + width <= wall.length + dust))
    return 'The opening does not fit the length of the wall'
  if (!(sill >= 0 && height >= least && sill + height <= heightAt(wall, opening) + dust))
    return 'The opening does not fit the height of the wall'
  if (opening.kind === 'niche' && depth === null) return 'A niche needs a depth'
  if (depth !== null && !(depth >= least && depth < wall.thickness))
    return 'The niche does not fit into the wall'
  return overlaps(document, opening) ? 'There is an opening already' : null
}

/** The first problem of an opening that was right before; what was wrong already does not stop other work. */
export function newOpeningProblem(before: ProjectDocument, after: ProjectDocument): string | null {
  for (const opening of Object.values(after.openings)) {
    const problem = openingProblem(after, opening)
    if (problem && !hadProblem(before, opening.id)) return problem
  }
  return null
}

function hadProblem(document: ProjectDocument, id: OpeningId): boolean {
  const opening = document.openings[id]
  return opening !== undefined && openingProblem(document, opening) !== null
}

/** Under a slope a wall is not everywhere as high as it is; what fits one side goes through to the other. */
function heightAt({ faces }: ShellWall, opening: Opening): number {
  const heights = [faces.left, faces.right].map((face) => {
    const { start, end } = openingOnFace(opening, face)
    return lowestTop(face, start, end)
  })
  return Math.max(...heights)
}

function overlaps({ openings }: ProjectDocument, { id, wall, offset, width }: Opening): boolean {
  return openingsIn(openings, wall).some(
    (other) =>
      other.id !== id && other.offset < offset + width - dust && offset < other.offset + other.width - dust,
  )
}

function openingsIn(openings: ProjectDocument['openings'], wall: WallId): readonly Opening[] {
  return Object.values(openings).filter((opening) => opening.wall === wall)
}
