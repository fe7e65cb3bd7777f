import { type Placement, standingsCollide } from '@arredo/geometry'
import {
  joining,
  otherHand,
  runKind,
  type Settled,
  type Settler,
  type Settling,
  settle,
  settleOnFace,
} from '@arredo/planning'
import {
  type ArticleRow,
  type Command,
  changeSide,
  isFollower,
  moveRow,
  type Preview,
  placeArticle,
  type RowId,
  type StandingRow,
  standingRow,
  standingRows,
  step,
  swapArticle,
  together,
} from '@arredo/project'
import { articleOf } from './article-of.ts'
import type { Hit, Newcomer } from './editor-state.ts'

export function settlerOf(newcomer: Newcomer): Settler {
  const { size, attach, mountHeight, run, turns = false } = newcomer
  return { size, attach, elevation: mountHeight, kind: run ?? null, row: null, ...joining(newcomer, turns) }
}

/** Something that stands there already, on its way elsewhere. */
export function settlerOfItem(
  { evaluation }: Preview,
  { id, row, size, place }: StandingRow,
  hasSides: (row: ArticleRow) => boolean,
): Settler {
  const article = evaluation.articles[id]
  const { run, attach = 'floor' } = article ?? {}
  const kind = run === undefined ? null : runKind(run)
  const turns = row.kind === 'article' && hasSides(row)
  return { size, attach, elevation: place.at[2], kind, row: id, ...(article && joining(article, turns)) }
}

/**
 * Into a run, a corner or on a unit, as one points at it; `seated` is where it would go without them, which on a face
 * tells the height too.
 */
export function settling(
  now: Preview,
  settler: Settler,
  centre: readonly [number, number],
  seated: Placement,
  { tellsHeight, face }: Pick<Hit, 'tellsHeight' | 'face'>,
  options: { readonly snaps: boolean; readonly replaces: boolean },
): Settling {
  const { seat, at } = seated
  if (tellsHeight && face) {
    const isFlat = seat.on === 'wall' && seated.rotation === 0 && at[1] === 0
    return isFlat ? settleOnFace(now, { ...settler, elevation: at[2] }, seat, at[0], options) : null
  }
  return settle(now, settler, centre, { ...options, keep: seat.on === 'wall' ? seat : null })
}

export const noRoom = 'There is too little room here: switch snapping off to put it here all the same'

/** Units of one run never stand in each other, unless Alt says so; all else may, and is marked. */
export function isInTheWay(preview: Preview, row: RowId, { kind }: Settler, found: Settling): boolean {
  if (found && 'missing' in found) return true
  const { document, evaluation } = preview
  const item = kind === null ? null : standingRow(document, evaluation, row)
  return (
    item !== null &&
    standingRows(document, evaluation).some(
      (other) =>
        other.id !== row &&
        !isFollower(other.row) &&
        evaluation.articles[other.id]?.run !== undefined &&
        standingsCollide(item, other),
    )
  )
}

/** A newcomer in its place, with all that makes room for it, as one step. */
export function placeSettled(
  newcomer: Newcomer,
  row: RowId,
  { placement, moves, replaces, turned = false }: Settled,
): Command<null> {
  const side = turned ? otherHand(newcomer.side) : newcomer.side
  const input = articleOf({ ...newcomer, side }, row, placement)
  const arrives =
    replaces === null ? step(placeArticle, input) : step(swapArticle, { ...input, row: replaces })
  return together('Place article', [...moves.map((move) => step(moveRow, move)), arrives])
}

export function moveSettled(
  { id, row }: StandingRow,
  { placement, moves, turned = false }: Settled,
): Command<null> {
  const side = turned && row.kind === 'article' ? otherHand(row.side) : null
  return together('Move', [
    ...[...moves, { row: id, placement }].map((move) => step(moveRow, move)),
    ...(side ? [step(changeSide, { row: id, side })] : []),
  ])
}
