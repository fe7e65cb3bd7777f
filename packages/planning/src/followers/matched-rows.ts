import type { FollowerRow, RowId } from '@arredo/project'
import type { Apart } from './apart-from.ts'
import type { Piece } from './piece.ts'

type Pair = { readonly piece: Piece; readonly row: FollowerRow; readonly shared: number }

/**
 * Each piece with the row that covered most of it before; of several the nearest, then the smallest id: both panels of
 * a single unit cover the same. What is left alone stands for no piece but one that covers just the same.
 */
export function matchedRows(
  wanted: readonly Piece[],
  there: readonly FollowerRow[],
  frozen: ReadonlySet<RowId>,
  apart: Apart,
): ReadonlyMap<Piece, FollowerRow> {
  const over = knownRows(there)
  const isAll = frozen.size === 0
  const { matched, open } = isAll ? lastMatches(wanted, over) : { matched: new Map(), open: wanted }
  for (const [piece, row] of newMatches(open, over, frozen, apart)) matched.set(piece, row)
  if (isAll) for (const piece of open) lastOf.set(piece, { over, row: matched.get(piece) ?? null })
  return matched
}

type Matches = Map<Piece, FollowerRow>

/** The newest row of a piece, among which rows; null for none. */
const lastOf = new WeakMap<Piece, { readonly over: RowsByKind; readonly row: FollowerRow | null }>()

/**
 * While something is dragged most pieces want what they wanted, of the same rows. Who is new is asked, and whoever
 * wants a row that somebody new wants too, or that somebody had who is gone.
 */
function lastMatches(
  wanted: readonly Piece[],
  over: RowsByKind,
): { readonly matched: Matches; readonly open: readonly Piece[] } {
  const [kept, open] = [new Set<Piece>(), [] as Piece[]]
  for (const piece of wanted)
    if (lastOf.get(piece)?.over === over) kept.add(piece)
    else open.push(piece)

  const wantedBy = new Map<FollowerRow, Piece[]>()
  const had = new Set<FollowerRow>()
  for (const piece of kept) {
    const row = lastOf.get(piece)?.row
    if (row) had.add(row)
    for (const pair of knownPairs(piece, over)) {
      const others = wantedBy.get(pair.row)
      if (others) others.push(piece)
      else wantedBy.set(pair.row, [piece])
    }
  }
  const ask = (piece: Piece) => {
    if (kept.delete(piece)) open.push(piece)
  }
  for (const [row, pieces] of wantedBy) if (!had.has(row)) pieces.forEach(ask)
  // Grows while it is gone through.
  for (const piece of open) for (const { row } of knownPairs(piece, over)) wantedBy.get(row)?.forEach(ask)

  const matched: Matches = new Map()
  for (const piece of kept) {
    const row = lastOf.get(piece)?.row
    if (row) matched.set(piece, row)
  }
  return { matched, open }
}

function newMatches(
  wanted: readonly Piece[],
  over: RowsByKind,
  frozen: ReadonlySet<RowId>,
  apart: Apart,
): Matches {
  const matched: Matches = new Map()
  const [pairs, piecesOf]: [Pair[], Map<FollowerRow, number>] = [[], new Map()]
  const rowsOf = new Map<Piece, number>()
  for (const piece of wanted) {
    const all = knownPairs(piece, over)
    const found =
      frozen.size === 0 ? all : all.filter(({ row }) => !frozen.has(row.id) || isOfSame(piece, row))
    rowsOf.set(piece, found.length)
    for (const pair of found) {
      pairs.push(pair)
      piecesOf.set(pair.row, (piecesOf.get(pair.row) ?? 0) + 1)
    }
  }
  // Most have nobody to compete with: only the rest is put in order.
  const isAlone = ({ piece, row }: Pair) => rowsOf.get(piece) === 1 && piecesOf.get(row) === 1
  const rivals: Pair[] = []
  for (const pair of pairs)
    if (isAlone(pair)) matched.set(pair.piece, pair.row)
    else rivals.push(pair)
  const used = new Set<FollowerRow>()
  for (const { piece, row } of inOrder(rivals, frozen, apart)) {
    if (matched.has(piece) || used.has(row)) continue
    matched.set(piece, row)
    used.add(row)
  }
  return matched
}

/** Whether both go along the same units, as the two panels of one unit do. */
export function isOfSame({ of }: Piece, { auto }: FollowerRow): boolean {
  return of.length === auto.of.length && of.every((id) => auto.of.includes(id))
}

function inOrder(rivals: readonly Pair[], frozen: ReadonlySet<RowId>, apart: Apart): readonly Pair[] {
  const far = new Map(rivals.map((pair) => [pair, apart(pair.piece, pair.row)]))
  const distance = (pair: Pair) => far.get(pair) ?? 0
  // What a person pushed over another one's place does not drive that away.
  const rank = ({ row }: Pair) => (frozen.has(row.id) ? 1 : 0)
  return rivals.toSorted(
    (one, two) =>
      two.shared - one.shared ||
      distance(one) - distance(two) ||
      rank(one) - rank(two) ||
      (one.row.id < two.row.id ? -1 : one.row.id > two.row.id ? 1 : 0),
  )
}

type RowsByUnit = ReadonlyMap<RowId, readonly FollowerRow[]>
type RowsByKind = ReadonlyMap<string, RowsByUnit>

/** While something is dragged, what is there stays the same, and so do most pieces. */
const pairsWith = new WeakMap<Piece, { readonly over: RowsByKind; readonly pairs: readonly Pair[] }>()

function knownPairs(piece: Piece, over: RowsByKind): readonly Pair[] {
  const last = pairsWith.get(piece)
  if (last?.over === over) return last.pairs
  const pairs = pairsOf(piece, over.get(piece.kind))
  pairsWith.set(piece, { over, pairs })
  return pairs
}

function pairsOf(piece: Piece, over: RowsByUnit | undefined): readonly Pair[] {
  const shared = new Map<FollowerRow, number>()
  for (const unit of piece.of)
    for (const row of over?.get(unit) ?? none) shared.set(row, (shared.get(row) ?? 0) + 1)
  return [...shared].map(([row, count]) => ({ piece, row, shared: count }))
}

const none: readonly FollowerRow[] = []

const ofRows = new WeakMap<readonly FollowerRow[], RowsByKind>()

function knownRows(there: readonly FollowerRow[]): RowsByKind {
  const last = ofRows.get(there)
  if (last) return last
  const rows = rowsByUnit(there)
  ofRows.set(there, rows)
  return rows
}

/** The followers of each kind that go along each unit. */
function rowsByUnit(there: readonly FollowerRow[]): RowsByKind {
  const byKind = new Map<string, Map<RowId, FollowerRow[]>>()
  for (const row of there) {
    const { kind, of } = row.auto
    const byUnit = byKind.get(kind) ?? new Map<RowId, FollowerRow[]>()
    byKind.set(kind, byUnit)
    for (const unit of of) {
      const rows = byUnit.get(unit)
      if (rows) rows.push(row)
      else byUnit.set(unit, [row])
    }
  }
  return byKind
}
