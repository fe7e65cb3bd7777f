import type { Seat } from '@arredo/geometry'
import type { Alternative, ProjectDocument, Row } from '../document.ts'
import { canCarry } from '../room/seat-problem.ts'
import { isSpecial } from '../specials.ts'
import type { Mending } from './mend.ts'

/** A document in which nothing names what is not there: what hung on something lost is left out or stands free. */
export function mendReferences(document: ProjectDocument, tell: (mending: Mending) => void): ProjectDocument {
  const withAlternatives = mendAlternatives(document, tell)
  const room = mendRoom(withAlternatives, tell)
  return mendRows(room, tell)
}

const has = (map: object, id: string) => Object.hasOwn(map, id)

/** Rows say which alternatives there were. */
function mendAlternatives(document: ProjectDocument, tell: (mending: Mending) => void): ProjectDocument {
  const { header, rows } = document
  const alternatives: Record<string, Alternative> = { ...document.alternatives }
  const named = [...Object.values(rows).map(({ alternative }) => alternative), header.activeAlternative]
  for (const id of named) {
    const isName = id !== '' && !has(alternatives, id) && !unnameable.has(id)
    if (!isName || (id === header.activeAlternative && Object.keys(alternatives).length > 0)) continue
    const order = Object.keys(alternatives).length + 1
    alternatives[id] = { id, name: `Alternative ${order}`, order, choices: {}, followers: false }
    tell({ at: `alternatives.${id}`, problem: 'it was missing', kind: 'mended' })
  }
  const [first = added(alternatives, tell)] = Object.values(alternatives).toSorted(
    (a, b) => a.order - b.order,
  )
  const isActive = has(alternatives, header.activeAlternative)
  if (!isActive) tell({ at: 'header.activeAlternative', problem: 'it does not exist', kind: 'mended' })
  const strays = Object.values(rows).filter(({ alternative }) => !has(alternatives, alternative))
  for (const { id } of strays)
    tell({ at: `rows.${id}.alternative`, problem: 'it does not exist', kind: 'mended' })
  const moved = strays.map((row) => [row.id, { ...row, alternative: first.id }])
  return {
    ...document,
    alternatives,
    header: isActive ? header : { ...header, activeAlternative: first.id },
    rows: strays.length === 0 ? rows : { ...rows, ...Object.fromEntries(moved) },
  }
}

const unnameable: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function added(alternatives: Record<string, Alternative>, tell: (mending: Mending) => void): Alternative {
  const id = 'alternative-1'
  const only = { id, name: 'Alternative 1', order: 1, choices: {}, followers: false }
  alternatives[id] = only
  tell({ at: `alternatives.${id}`, problem: 'there was none', kind: 'mended' })
  return only
}

function mendRoom(document: ProjectDocument, tell: (mending: Mending) => void): ProjectDocument {
  const { corners } = document
  const walls = kept(document.walls, 'walls', ({ from, to }) =>
    has(corners, from) && has(corners, to) ? null : 'it ends at no corner',
  )
  const openings = kept(document.openings, 'openings', ({ wall }) =>
    has(walls, wall) ? null : 'it lies in no wall',
  )
  const rooms = Object.fromEntries(
    Object.entries(document.rooms).map(([id, room]) => {
      const slopes = room.slopes.filter(({ wall }) => has(walls, wall))
      if (slopes.length === room.slopes.length) return [id, room]
      tell({ at: `rooms.${id}.slopes`, problem: 'it slopes from no wall', kind: 'dropped' })
      return [id, { ...room, slopes }]
    }),
  )
  const fixtures = kept(document.fixtures, 'fixtures', ({ placement }) =>
    seatProblem({ ...document, walls, openings }, placement.seat),
  )
  return { ...document, walls, openings, rooms, fixtures }

  function kept<Item>(
    map: Readonly<Record<string, Item>>,
    name: string,
    problemOf: (item: Item) => string | null,
  ): Readonly<Record<string, Item>> {
    const entries = Object.entries(map).filter(([id, item]) => {
      const problem = problemOf(item)
      if (problem !== null) tell({ at: `${name}.${id}`, problem, kind: 'dropped' })
      return problem === null
    })
    return Object.fromEntries(entries)
  }
}

/** A place is in the space of its seat: without the seat it says nothing any more. */
function mendRows(document: ProjectDocument, tell: (mending: Mending) => void): ProjectDocument {
  const entries = Object.values(document.rows).map((row): [string, Row] => {
    const problem = 'placement' in row && row.placement ? seatProblem(document, row.placement.seat) : null
    if (problem !== null && 'placement' in row) {
      tell({ at: `rows.${row.id}.placement`, problem, kind: 'mended' })
      return [row.id, { ...row, placement: null }]
    }
    if (!isSpecial(row) || document.rows[row.special.of]?.kind === 'article') return [row.id, row]
    tell({ at: `rows.${row.id}.special`, problem: 'it is about no article', kind: 'dropped' })
    const { special: _, ...plain } = row
    return [row.id, plain]
  })
  return { ...document, rows: Object.fromEntries(entries) }
}

function seatProblem({ walls, openings, rows }: ProjectDocument, seat: Seat): string | null {
  switch (seat.on) {
    case 'wall':
    case 'corner':
      return has(walls, seat.wall) ? null : 'it sat on no wall'
    case 'opening':
      return has(openings, seat.opening) ? null : 'it sat in no opening'
    case 'row':
    case 'slot':
      return has(rows, seat.row) && canCarry(rows[seat.row]) ? null : 'it sat on nothing'
    default:
      return null
  }
}
