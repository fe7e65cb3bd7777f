import { onFloor } from '@arredo/geometry'
import type { Preview } from './desk.ts'
import type { FreeRow, ProjectDocument, Row, RowId } from './document.ts'
import { isFollower } from './is-follower.ts'
import { newDocument } from './new-document.ts'
import { done, type Result, refuse } from './result.ts'
import { isSpecial, withSpecials } from './specials.ts'
import { type StandingRow, standingRow } from './standing-rows.ts'
import { splitTrade } from './trade-sheet.ts'

/** Rows that go from one project into another by way of a clipboard, which anybody may write. */
export type Clip = {
  /** A project with nothing but them in it, standing as they stood. */
  readonly document: ProjectDocument
}

/** By this word we know our own. */
export const clipMarker = 'arredo/rows'

/** What is put into a clipboard: the rows and which packs they are of; prices of one's own stay at home. */
export function clipText({ document, evaluation }: Preview, ids: readonly RowId[]): Result<string> {
  const standing = new Map(ids.map((id) => [id, standingRow(document, evaluation, id)] as const))
  const able = ids.filter((id) => canTravel(document.rows[id], standing.get(id) ?? null))
  const taken = new Set(withSpecials(document, byHand({ document, evaluation }, able)))
  const rows = [...taken].flatMap((id) => {
    const row = document.rows[id]
    return row ? [travelling(row, standing.get(id) ?? null, taken)] : []
  })
  if (rows.length === 0) return refuse('Select what can be copied: items that are not set into a wall')

  return done(
    writeClip({ document: { ...document, rows: Object.fromEntries(rows.map((row) => [row.id, row])) } }),
  )
}

/** Rows without ties and the packs they are of; nothing else of the project they are in. */
export function writeClip({ document: { rows, packs } }: Clip): string {
  const used = new Set(Object.values(rows).flatMap((row) => (row.kind === 'article' ? [row.catalogue] : [])))
  const clip: ProjectDocument = {
    ...newDocument({ name: '', alternative: 'clip', priceDate: '2000-01-01' }),
    rows,
    packs: Object.fromEntries(Object.entries(packs).filter(([code]) => used.has(code))),
  }
  return JSON.stringify({ clip: clipMarker, document: splitTrade(clip).document })
}

/** Where things follow, what follows the rows that go is made again where they arrive. */
function byHand({ document, evaluation }: Preview, ids: readonly RowId[]): readonly RowId[] {
  const { rows, alternatives } = document
  if (!alternatives[evaluation.alternative]?.followers) return ids
  const going = new Set(ids)
  return ids.filter((id) => {
    const row = rows[id]
    return !(row && isFollower(row) && row.auto.of.some((of) => going.has(of)))
  })
}

/** What is set into a wall stays there, and what the engine does not know cannot be put anywhere. */
function canTravel(row: Row | undefined, standing: StandingRow | null): boolean {
  if (!row || !('placement' in row) || !row.placement) return row !== undefined
  return standing !== null && standing.seat.on !== 'opening'
}

/** Standing on the floor of no room in particular, unless what carries it comes along. */
function travelling(row: Row, standing: StandingRow | null, taken: ReadonlySet<RowId>): Row {
  const alone = withoutTies(row, taken)
  if (!('placement' in alone) || !alone.placement || !standing) return alone
  const { seat } = alone.placement
  const isCarried = (seat.on === 'row' || seat.on === 'slot') && taken.has(seat.row)
  return isCarried || seat.on === 'ceiling'
    ? alone
    : { ...alone, placement: { ...standing.place, seat: onFloor } }
}

/** Without what holds it in its project: its alternative, a price of its own, a lock, a rule, holes for others. */
export function withoutTies(row: Row, taken: ReadonlySet<RowId>): Row {
  const own = { alternative: 'clip' }
  if (row.kind !== 'article') {
    const alone = isSpecial(row) && !taken.has(row.special.of) ? withoutArticle(row) : row
    const { adjustment: _, locked: __, ...plain } = alone as FreeRow
    return { ...(plain as Row), ...own }
  }
  const { locked: _, ...free } = row
  const { adjustment: __, auto, worked, ...article } = free
  const cuts = worked?.cuts.filter(({ row: cut }) => taken.has(cut)) ?? []
  // What follows others of them goes on following them: its rule finds it there and makes no second one.
  const of = auto?.of.filter((id) => taken.has(id)) ?? []
  return {
    ...article,
    ...own,
    ...(auto && of.length > 0 ? { auto: { ...auto, of } } : {}),
    ...(worked ? { worked: { ...worked, cuts } } : {}),
  }
}

function withoutArticle({ special: _, ...free }: FreeRow): FreeRow {
  return free
}
