import type { Placement, Seat } from '@arredo/geometry'
import type { ProjectDocument, Row } from '../document.ts'
import { isSameRecord } from '../is-same-record.ts'
import { openingProblem } from '../room/opening-problem.ts'
import { canCarry, seatProblem } from '../room/seat-problem.ts'

type Sides = {
  readonly base: ProjectDocument
  readonly mine: ProjectDocument
  readonly theirs: ProjectDocument
}

/**
 * Records of two sides, with every name in them leading somewhere: an alternative comes along with its rows, and
 * what has lost its wall, opening or carrier stands nowhere from now on, but stays in the list. Openings and
 * fixtures are nothing without their wall.
 */
export function mended(
  given: ProjectDocument,
  sides: Sides,
): { readonly document: ProjectDocument; readonly left: readonly string[] } {
  const left: string[] = []
  let document = withRooms(withAlternatives(given, sides))
  document = { ...document, openings: keptOpenings(document, sides, left) }
  document = { ...document, fixtures: keptFixtures(document, left) }
  for (const row of Object.values(document.rows)) {
    const placement = 'placement' in row ? row.placement : null
    if (!placement || !hasLostItsSeat(document, sides, row, placement)) continue
    left.push(`row ${row.id}`)
    document = { ...document, rows: { ...document.rows, [row.id]: { ...row, placement: null } as Row } }
  }
  return { document, left }
}

function withAlternatives(document: ProjectDocument, { base, mine, theirs }: Sides): ProjectDocument {
  const known = { ...base.alternatives, ...mine.alternatives, ...theirs.alternatives }
  const needed = new Set(Object.values(document.rows).map(({ alternative }) => alternative))
  const missing = [...needed].filter((id) => !document.alternatives[id] && known[id])
  const brought = Object.fromEntries(missing.map((id) => [id, known[id]])) as ProjectDocument['alternatives']
  const alternatives = { ...document.alternatives, ...brought }
  const isKnown = (id: string) => Object.hasOwn(alternatives, id)
  const active = [document.header.activeAlternative, theirs.header.activeAlternative].find(isKnown)
  if (active !== undefined)
    return { ...document, alternatives, header: { ...document.header, activeAlternative: active } }

  const first = Object.keys(alternatives)[0] ?? theirs.header.activeAlternative
  const own = known[first]
  return {
    ...document,
    alternatives: own ? { ...alternatives, [first]: own } : alternatives,
    header: { ...document.header, activeAlternative: first },
  }
}

/** What was said of walls that are not there is forgotten; the rest of a room stays. */
function withRooms(document: ProjectDocument): ProjectDocument {
  const { walls } = document
  const rooms = Object.entries(document.rooms).map(([id, room]) => {
    const slopes = room.slopes.filter(({ wall }) => Object.hasOwn(walls, wall))
    const exceptions = Object.entries(room.exceptions).filter(([wall]) => Object.hasOwn(walls, wall))
    const isWhole =
      slopes.length === room.slopes.length && exceptions.length === Object.keys(room.exceptions).length
    return [id, isWhole ? room : { ...room, slopes, exceptions: Object.fromEntries(exceptions) }] as const
  })
  return { ...document, rooms: Object.fromEntries(rooms) }
}

/** Theirs first: they are saved. One of mine that would lie over them stays out. */
function keptOpenings(
  document: ProjectDocument,
  { theirs }: Sides,
  left: string[],
): ProjectDocument['openings'] {
  const isTheirs = (id: string) => isSameRecord(document.openings[id], theirs.openings[id])
  const all = Object.values(document.openings)
  const inTurn = [...all.filter(({ id }) => isTheirs(id)), ...all.filter(({ id }) => !isTheirs(id))]
  let openings: ProjectDocument['openings'] = {}
  for (const opening of inTurn) {
    const next = { ...openings, [opening.id]: opening }
    const hasWall = Object.hasOwn(document.walls, opening.wall)
    const fits = isTheirs(opening.id) || !openingProblem({ ...document, openings: next }, opening)
    if (hasWall && fits) openings = next
    else left.push(`opening ${opening.id}`)
  }
  return openings
}

function keptFixtures(document: ProjectDocument, left: string[]): ProjectDocument['fixtures'] {
  const kept = Object.values(document.fixtures).filter(({ id, placement }) => {
    const isKept = isThere(document, placement.seat)
    if (!isKept) left.push(`fixture ${id}`)
    return isKept
  })
  return Object.fromEntries(kept.map((fixture) => [fixture.id, fixture]))
}

/** What was not quite right on the side it comes from need not be better here. */
function hasLostItsSeat(
  document: ProjectDocument,
  { mine, theirs }: Sides,
  row: Row,
  placement: Placement,
): boolean {
  const problem = seatProblem(document, placement, row)
  if (!problem || !isThere(document, placement.seat)) return problem !== null
  return ![mine, theirs].some(
    (side) => isSameRecord(side.rows[row.id], row) && seatProblem(side, placement, row) === problem,
  )
}

function isThere({ walls, openings, rows }: ProjectDocument, seat: Seat): boolean {
  switch (seat.on) {
    case 'wall':
    case 'corner':
      return Object.hasOwn(walls, seat.wall)
    case 'opening':
      return Object.hasOwn(openings, seat.opening)
    case 'row':
    case 'slot':
      return canCarry(rows[seat.row])
    default:
      return true
  }
}
