import type { Catalogue, Choices } from '@arredo/catalogue'
import { shellOf } from '@arredo/geometry'
import {
  type AlternativeId,
  type ArticleRow,
  atOnce,
  type Evaluation,
  type Follow,
  type FollowerRow,
  isFollowerRow,
  isLeftOut,
  isSameRecord,
  type Preview,
  type ProjectDocument,
  type Row,
  type RowId,
  rowsInOrder,
  standingRow,
  type Turns,
} from '@arredo/project'
import { resized } from '../placing/resized.ts'
import { apartFrom } from './apart-from.ts'
import { keptByHand } from './by-hand.ts'
import { laidOnTop } from './laid-on-top.ts'
import { groundOf, type Lying, lyingAt } from './lying-at.ts'
import { isOfSame, matchedRows } from './matched-rows.ts'
import type { Piece } from './piece.ts'
import { reseated } from './reseated.ts'
import { ruleBookOf } from './rule-book.ts'
import { wantedPieces } from './wanted.ts'

/** Makes and keeps what follows the runs, by the rules of the packs that are open at that moment. */
export function createFollow(
  catalogues: (document: ProjectDocument) => ReadonlyMap<string, Catalogue>,
): Follow {
  function* inTurns(before: Preview, after: Preview): Turns<ProjectDocument> {
    const { evaluation } = after
    const open = catalogues(after.document)
    const followedBy = (document: ProjectDocument) => followed(before, { document, evaluation }, open)
    const next = yield* followedBy(resized(before, after))
    const kept = keptByHand(before.document, after.document, next, evaluation.alternative)
    return kept ? yield* followedBy(kept) : next
  }
  return Object.assign((before: Preview, after: Preview) => atOnce(inTurns(before, after)), { inTurns })
}

/** What the rules of the packs want of the runs as they stand. */
export function wantedFollowers(plan: Preview, catalogues: ReadonlyMap<string, Catalogue>): readonly Piece[] {
  return atOnce(wantedInTurns(plan, catalogues))
}

function wantedInTurns(
  { document, evaluation }: Preview,
  catalogues: ReadonlyMap<string, Catalogue>,
): Turns<readonly Piece[]> {
  const header: Choices = document.alternatives[evaluation.alternative]?.choices ?? {}
  return wantedPieces({ document, evaluation, header, shell: shellOf(document) }, ruleBookOf(catalogues))
}

function* followed(
  before: Preview,
  now: Preview,
  catalogues: ReadonlyMap<string, Catalogue>,
): Turns<ProjectDocument> {
  const { document, evaluation } = now
  const { alternative } = evaluation
  const hasRules = ruleBookOf(catalogues).rules.length > 0
  if (!document.alternatives[alternative]?.followers || !hasRules) return document

  const wanted = (yield* wantedInTurns(now, catalogues)).filter(({ isMade }) => isMade)
  yield
  const there = followersIn(document, alternative)
  const frozen = frozenRows(document, evaluation, there)
  const matched = matchedRows(wanted, there, frozen, apartFrom(before, now))
  yield
  const stays = new Set(matched.values())
  const gone = there.filter((row) => !stays.has(row) && !frozen.has(row.id))
  const { next, lying } = withPieces(document, evaluation, { wanted, matched, frozen, gone })
  const seated = reseated(document, next, evaluation, gone, lying)
  const tops = lying.filter(({ row }) => row.auto?.kind === 'worktop')
  return laidOnTop(document, seated, evaluation, tops)
}

function followersIn(document: ProjectDocument, alternative: AlternativeId): readonly FollowerRow[] {
  const rows = rowsInOrder(document, alternative).filter(isFollowerRow)
  const last = newest.get(document.alternatives)
  if (last?.length === rows.length && rows.every((row, at) => row === last[at])) return last
  newest.set(document.alternatives, rows)
  return rows
}

/** The same list as long as it is of the same rows: then it is known what they go along. */
const newest = new WeakMap<ProjectDocument['alternatives'], readonly FollowerRow[]>()

/** Left alone: what a person keeps as it is, and what follows something that could not be evaluated. */
function frozenRows(
  document: ProjectDocument,
  { articles, alternative }: Evaluation,
  there: readonly FollowerRow[],
): ReadonlySet<RowId> {
  const { rows } = document
  const unknown = new Set<RowId>()
  for (const row of rowsInOrder(document, alternative))
    if (row.kind === 'article' && !articles[row.id]) unknown.add(row.id)
  // What was left out of a run goes with the run.
  const isForgotten = (row: FollowerRow) => isLeftOut(row) && !row.auto.of.some((id) => rows[id])
  const frozen = new Set<RowId>()
  for (const row of there) {
    const isDetached = row.auto.detached && !isForgotten(row)
    if (isDetached || (unknown.size > 0 && row.auto.of.some((id) => unknown.has(id)))) frozen.add(row.id)
  }
  return frozen
}

type Matches = {
  readonly wanted: readonly Piece[]
  readonly matched: ReadonlyMap<Piece, FollowerRow>
  readonly frozen: ReadonlySet<RowId>
  readonly gone: readonly FollowerRow[]
}

/** The document with a row for every piece, and all of them as they lie. */
function withPieces(
  document: ProjectDocument,
  evaluation: Evaluation,
  { wanted, matched, frozen, gone }: Matches,
): { readonly next: ProjectDocument; readonly lying: readonly Lying[] } {
  const { alternative } = evaluation
  const lying = keptAsTheyLie(document, evaluation, frozen)
  const ground = groundOf(document)
  let rows: Record<RowId, Row> | null = null
  const changing = () => {
    rows ??= without(document.rows, gone)
    return rows
  }
  if (gone.length > 0) changing()
  let order: number | null = null
  for (const piece of wanted) {
    const before = matched.get(piece)
    const isFrozen = before ? frozen.has(before.id) : isKept(document, frozen, piece)
    if (isFrozen && !(before && isLeftOut(before))) continue
    if (!before) order = (order ?? lastOrder(changing())) + 1
    const row = before ? updated(before, piece) : newRow(changing(), piece, alternative, order ?? 0)
    if (row !== before) changing()[row.id] = row
    if (isFrozen) continue
    const standing = lyingAt(ground, piece)
    if (standing) lying.push({ row, standing })
  }
  if (!rows) return { next: document, lying }
  const trade = gone.some(({ id }) => document.trade[id]) ? without(document.trade, gone) : document.trade
  return { next: { ...document, rows, trade }, lying }
}

/** One of the same units stands for the piece that it was matched with, and for no other. */
function isKept({ rows }: ProjectDocument, frozen: ReadonlySet<RowId>, piece: Piece): boolean {
  for (const id of frozen) {
    const row = rows[id]
    if (!row || !isFollowerRow(row) || row.auto.kind !== piece.kind || isOfSame(piece, row)) continue
    if (row.auto.of.some((of) => piece.of.includes(of))) return true
  }
  return false
}

function lastOrder(rows: Readonly<Record<RowId, Row>>): number {
  return Object.values(rows).reduce((last, { order }) => Math.max(last, order), -1)
}

function keptAsTheyLie(
  document: ProjectDocument,
  evaluation: Evaluation,
  frozen: ReadonlySet<RowId>,
): Lying[] {
  return [...frozen].flatMap((id): readonly Lying[] => {
    const standing = standingRow(document, evaluation, id)
    return standing?.row.kind === 'article' ? [{ row: standing.row, standing }] : []
  })
}

/** The newest row of a piece: of a run that nobody touches all rows are the same objects. */
const latest = new WeakMap<Piece, { readonly before: FollowerRow; readonly row: ArticleRow }>()

function updated(before: FollowerRow, piece: Piece): ArticleRow {
  const last = latest.get(piece)
  if (last?.before === before) return last.row
  const row = withPiece(before, piece)
  latest.set(piece, { before, row })
  return row
}

function withPiece(
  row: FollowerRow,
  { kind, of, catalogue, model, article, side, choices, placement, worked }: Piece,
): ArticleRow {
  // Where it would be is how it is told from the one on the other side.
  if (isLeftOut(row)) return isSameRecord(row.placement, placement) ? row : { ...row, placement }
  const next: ArticleRow = {
    ...row,
    ...{ catalogue, model, article, side, placement },
    choices: { ...row.choices, ...choices },
    auto: { kind, of, detached: false },
    ...(worked ? { worked: { ...worked, cuts: row.worked?.cuts ?? [] } } : {}),
  }
  const isSameChoices = isSameRecord(row.choices, next.choices)
  return isSameRecord(row, next) ? row : { ...next, choices: isSameChoices ? row.choices : next.choices }
}

/** A document takes names of 64 letters; what sets several apart comes behind. */
const longestName = 56

function newRow(
  rows: Readonly<Record<RowId, Row>>,
  { kind, of, catalogue, model, article, side, choices, placement, worked }: Piece,
  alternative: AlternativeId,
  order: number,
): ArticleRow {
  const name = `${kind}-${of.toSorted()[0] ?? ''}`.slice(0, longestName)
  let id = name
  for (let number = 2; rows[id]; number++) id = `${name}-${number}`
  return {
    ...{
      id,
      alternative,
      order,
      kind: 'article',
      catalogue,
      model,
      article,
      side,
      choices,
      quantity: 1,
    },
    flags: { drawn: true, offered: true, ordered: true },
    placement,
    auto: { kind, of, detached: false },
    ...(worked ? { worked } : {}),
  }
}

function without<Value>(
  records: Readonly<Record<RowId, Value>>,
  gone: readonly FollowerRow[],
): Record<RowId, Value> {
  const kept = { ...records }
  for (const { id } of gone) delete kept[id]
  return kept
}
