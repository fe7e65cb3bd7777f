import { lowestTop, type Opening, openingOnFace, shellOf, type WallFace } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { type Fixture, fixtureKinds } from '../room-records.ts'
import { fixtureWhereItIs } from '../standing-fixtures.ts'
import { seatProblem } from './seat-problem.ts'

/** Lengths may be off by the dust of slanted walls. */
const dust = 1e-6
/** Twenty metres: longer is no beam of a house. */
const longest = 20_000

/** What is wrong with a fixture or with where it is, in words; null when nothing is. */
export function fixtureProblem(document: ProjectDocument, fixture: Fixture): string | null {
  const { kind, size, placement } = fixture
  if (!fixtureKinds.includes(kind)) return 'No such fixture'
  if (!size.every((length) => length >= 1 && length <= longest))
    return 'Its sizes must lie between 1 and 20,000 mm'
  const { seat } = placement
  if (seat.on !== 'wall' && seat.on !== 'floor' && seat.on !== 'ceiling')
    return 'It needs a wall, the floor or the ceiling'
  const problem = seatProblem(document, placement, { id: fixture.id, alternative: '' })
  if (problem) return problem
  const face = seat.on === 'wall' ? shellOf(document).face(seat.wall, seat.side) : undefined
  if (face) return faceProblem(document, fixture, face)

  const bottom = fixtureWhereItIs(document, fixture)?.place.at[2] ?? 0
  return bottom < -dust ? 'It cannot lie below the floor' : null
}

/** The problem that a change brings; what was wrong already does not stop other work. */
export function newFixtureProblem(document: ProjectDocument, changed: Fixture): string | null {
  const before = document.fixtures[changed.id]
  const problem = fixtureProblem(document, changed)
  return before && problem !== null && problem === fixtureProblem(document, before) ? null : problem
}

function faceProblem({ openings }: ProjectDocument, fixture: Fixture, face: WallFace): string | null {
  const [start, out, bottom] = fixture.placement.at
  const [width, , height] = fixture.size
  const [end, top] = [start + width, bottom + height]
  if (out < -dust) return 'It cannot lie inside the wall'
  if (start < face.start - dust || end > face.end + dust) return 'It does not fit the length of the wall'
  if (bottom < -dust) return 'It cannot lie below the floor'
  if (top > lowestTop(face, start, end) + dust) return 'It does not fit the height of the wall'
  const isThere = (opening: Opening) => {
    const hole = openingOnFace(opening, face)
    const isBeside = hole.start >= end - dust || hole.end <= start + dust
    return !isBeside && opening.sill < top - dust && bottom < opening.sill + opening.height - dust
  }
  // In a niche there may be a socket, and before a window a column.
  const blocks = ({ wall, kind }: Opening) => wall === face.wall && kind !== 'niche'
  const standsBefore = fixture.kind === 'column'
  return !standsBefore && Object.values(openings).some((one) => blocks(one) && isThere(one))
    ? 'There is an opening already'
    : null
}
