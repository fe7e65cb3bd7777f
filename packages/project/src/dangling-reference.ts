import type { Seat } from '@arredo/geometry'
import type { ProjectDocument, RowId } from './document.ts'
import { canCarry } from './room/seat-problem.ts'
import { isSpecial } from './specials.ts'

/** Says which record names another that is not there, or null. */
export function danglingReference(document: ProjectDocument): string | null {
  const { header, alternatives, rows, corners, walls, rooms, openings, fixtures } = document
  const has = (map: object, id: string) => Object.hasOwn(map, id)
  const seatProblem = (seat: Seat): string | null => {
    switch (seat.on) {
      case 'wall':
      case 'corner':
        return has(walls, seat.wall) ? null : 'is seated on no wall'
      case 'opening':
        return has(openings, seat.opening) ? null : 'is seated in no opening'
      case 'row':
      case 'slot':
        return has(rows, seat.row) && canCarry(rows[seat.row]) ? null : 'is seated on no row'
      default:
        return null
    }
  }

  if (!has(alternatives, header.activeAlternative)) return 'the active alternative does not exist'
  for (const row of Object.values(rows)) {
    if (!has(alternatives, row.alternative)) return `row ${row.id} belongs to no alternative`
    const problem = 'placement' in row && row.placement ? seatProblem(row.placement.seat) : null
    if (problem) return `row ${row.id} ${problem}`
    if (isSpecial(row) && !isArticle(rows, row.special.of)) return `row ${row.id} is special about no article`
  }
  for (const { id, from, to } of Object.values(walls)) {
    if (!has(corners, from) || !has(corners, to)) return `wall ${id} ends at no corner`
  }
  for (const { id, wall } of Object.values(openings)) {
    if (!has(walls, wall)) return `opening ${id} lies in no wall`
  }
  for (const { id, slopes } of Object.values(rooms)) {
    if (slopes.some(({ wall }) => !has(walls, wall))) return `room ${id} slopes from no wall`
  }
  for (const { id, placement } of Object.values(fixtures)) {
    const problem = seatProblem(placement.seat)
    if (problem) return `fixture ${id} ${problem}`
  }
  return null
}

function isArticle(rows: ProjectDocument['rows'], id: RowId): boolean {
  return Object.hasOwn(rows, id) && rows[id]?.kind === 'article'
}
