import type { Text } from '@arredo/catalogue'
import {
  type Place,
  placeOf,
  type Seat,
  type Shell,
  type Size,
  type Standing,
  shellOf,
} from '@arredo/geometry'
import { carriedOver } from './carried-over.ts'
import type { ProjectDocument, Row, RowId } from './document.ts'
import type { Evaluation } from './evaluation.ts'
import { lately, nextMoment } from './lately.ts'
import { isPlaced, type PlacedRow } from './placed-row.ts'
import { rowsInOrder } from './row-order.ts'

/** A drawn row of the evaluated alternative with the size the engine gave it. */
export type StandingRow = Standing & {
  readonly id: RowId
  readonly row: PlacedRow
  readonly seat: Seat
}

type Places = {
  /** Of the shell they stand in. */
  readonly mark: object
  readonly openings: ProjectDocument['openings']
  readonly of: readonly Row[]
  readonly articles: Evaluation['articles']
  /** Row by row; null for what does not stand. */
  readonly each: readonly (StandingRow | null)[]
  readonly rows: readonly StandingRow[]
}

/** Tools, marks and views of one moment ask for the same ones. */
const places = new WeakMap<readonly Row[], Places>()

export function standingRows(document: ProjectDocument, evaluation: Evaluation): readonly StandingRow[] {
  const { openings } = document
  const { articles, alternative } = evaluation
  const shell = shellOf(document)
  const of = rowsInOrder(document, alternative)
  const before = carriedOver(places, of)
  const last = before?.mark === shell.mark && before.openings === openings ? before : null
  if (last?.of === of && last.articles === articles) return last.rows

  nextMoment()
  const each = of.map((row, at) => {
    const isAsItWas =
      row === last?.of[at] &&
      (articles === last.articles || articles[row.id] === last.articles[row.id]) &&
      !isCarried(row)
    return isAsItWas ? (last.each[at] ?? null) : standingIn(document, evaluation, shell, row, 0)
  })
  const rows = each.filter((standing) => standing !== null)
  places.set(of, { mark: shell.mark, openings, of, articles, each, rows })
  return rows
}

/** Where it is depends on another row. */
function isCarried(row: Row): boolean {
  const seat = isPlaced(row) ? row.placement.seat.on : null
  return seat === 'row' || seat === 'slot'
}

/** Null for a row that does not stand in the room, or whose article the engine does not know. */
export function standingRow(
  document: ProjectDocument,
  evaluation: Evaluation,
  id: RowId,
): StandingRow | null {
  const row = document.rows[id]
  return row ? standingIn(document, evaluation, shellOf(document), row, 0) : null
}

function standingIn(
  document: ProjectDocument,
  evaluation: Evaluation,
  shell: Shell,
  row: Row,
  depth: number,
): StandingRow | null {
  if (!isPlaced(row) || !row.flags.drawn || row.alternative !== evaluation.alternative) return null
  const { id } = row
  const article = evaluation.articles[id]
  const last = known.get(row)
  const { seat } = row.placement
  const isKnown = last !== undefined && last.article === article
  if (isKnown && !isCarried(row) && last.mark === shell.mark && last.openings === document.openings)
    return last.standing

  const size = sizeOf(row, evaluation)
  const place = size && placeOfRow(document, evaluation, shell, row, size, depth)
  if (!size || !place) return null
  const isWhereItWas = isKnown && isSamePlace(last.standing.place, place)
  const standing = isWhereItWas ? last.standing : { id, row, place, size, seat }
  known.set(row, { article, mark: shell.mark, openings: document.openings, standing })
  return standing
}

type Known = {
  readonly article: Evaluation['articles'][RowId] | undefined
  /** Of the shell it stands in. */
  readonly mark: object
  readonly openings: ProjectDocument['openings']
  readonly standing: StandingRow
}

/** By the row: what stands where it stood is the same object, so that views draw only what moved. */
const known = lately<PlacedRow, Known>()

function isSamePlace(one: Place, two: Place): boolean {
  return one.rotation === two.rotation && one.at.every((value, axis) => value === two.at[axis])
}

/** A thing on a thing on a thing is as far as it goes; nothing may carry itself. */
const deepest = 8

function placeOfRow(
  document: ProjectDocument,
  evaluation: Evaluation,
  shell: Shell,
  row: PlacedRow,
  size: Size,
  depth: number,
): Place | null {
  const standingOn = (carrier: Row | undefined) =>
    carrier && depth <= deepest ? standingIn(document, evaluation, shell, carrier, depth + 1) : null
  return placeOf(
    { placement: row.placement, size, cut: evaluation.articles[row.id]?.cut },
    {
      shell,
      openings: document.openings,
      placeOfRow: (carrier) => standingOn(document.rows[carrier])?.place ?? null,
    },
  )
}

/** The name people read: the article's in every language, or what was typed. */
export function itemName(row: PlacedRow, evaluation: Evaluation): Text {
  if (row.kind !== 'article') return { en: row.text }
  return evaluation.articles[row.id]?.name ?? { en: row.article }
}

function sizeOf(row: PlacedRow, evaluation: Evaluation): Size | null {
  if (row.kind === 'article') return evaluation.articles[row.id]?.size ?? null
  const [width, depth, height] = row.size
  return { width, depth, height }
}
