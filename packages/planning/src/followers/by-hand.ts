import {
  type AlternativeId,
  type ArticleRow,
  allRows,
  type FollowerRow,
  isFollower,
  isFollowerRow,
  type ProjectDocument,
  type Row,
  type RowId,
} from '@arredo/project'

/**
 * Who moves or changes a follower by itself means it, and who deletes one too: what the rule would take back is kept
 * as it is from then on, and what it would make again is left out. Null where the rule takes nothing back. A change
 * of anything else along with it is no such wish: a kitchen that is moved takes its worktop with it.
 */
export function keptByHand(
  before: ProjectDocument,
  after: ProjectDocument,
  followed: ProjectDocument,
  alternative: AlternativeId,
): ProjectDocument | null {
  if (before.rows === after.rows || before.walls !== after.walls || before.openings !== after.openings) {
    return null
  }
  const now = allRows(after)
  const touched = allRows(before)
    .filter((row, at) => row !== now[at])
    .filter(isFollowerRow)
    .filter((row) => row.alternative === alternative && isTouched(row, after.rows[row.id]))
  if (touched.length === 0 || changesMore(before, after, new Set(touched.map(({ id }) => id)))) return null

  const kept = touched.flatMap((row): readonly Row[] => {
    const now = after.rows[row.id]
    if (!now) return isMadeAgain(row, after, followed) ? [leftOut(row)] : []
    const isTakenBack = followed.rows[row.id] !== undefined && followed.rows[row.id] !== now
    return isTakenBack && isFollower(now) ? [{ ...now, auto: { ...now.auto, detached: true } }] : []
  })
  if (kept.length === 0) return null
  return { ...after, rows: { ...after.rows, ...Object.fromEntries(kept.map((row) => [row.id, row])) } }
}

/** One that is kept by hand already is deleted as one that follows. */
function isTouched(row: FollowerRow, now: Row | undefined): boolean {
  return now !== row && (now === undefined || isFollower(row))
}

/** What sat on a follower goes with it. */
function changesMore(before: ProjectDocument, after: ProjectDocument, touched: ReadonlySet<RowId>): boolean {
  const ids = new Set([...Object.keys(before.rows), ...Object.keys(after.rows)])
  return [...ids].some((id) => {
    const [was, is] = [before.rows[id], after.rows[id]]
    if (was === is || touched.has(id)) return false
    const seat = was && 'placement' in was ? was.placement?.seat : undefined
    return is !== undefined || seat?.on !== 'row' || !touched.has(seat.row)
  })
}

function isMadeAgain({ auto }: FollowerRow, after: ProjectDocument, followed: ProjectDocument): boolean {
  return Object.values(followed.rows).some(
    (row) =>
      !after.rows[row.id] &&
      isFollower(row) &&
      row.auto.kind === auto.kind &&
      row.auto.of.some((id) => auto.of.includes(id)),
  )
}

/** It keeps its place in the document, so that the rule counts it as there; no drawing, offer or order shows it. */
function leftOut(row: FollowerRow): ArticleRow {
  const flags = { drawn: false, offered: false, ordered: false }
  return { ...row, flags, auto: { ...row.auto, detached: true } }
}
