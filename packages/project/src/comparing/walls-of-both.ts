import type { CornerId } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { isSameRecord } from '../is-same-record.ts'

export function wallsDiffer(one: ProjectDocument, two: ProjectDocument): boolean {
  return changedIds(one.corners, two.corners).length + changedIds(one.walls, two.walls).length > 0
}

/** Whether what was built on both sides can stand together: they touched no corner in common. */
export function wallsGoTogether(
  base: ProjectDocument,
  mine: ProjectDocument,
  theirs: ProjectDocument,
): boolean {
  const byThem = touchedCorners(base, theirs)
  return [...touchedCorners(base, mine)].every((corner) => !byThem.has(corner))
}

function touchedCorners(base: ProjectDocument, side: ProjectDocument): ReadonlySet<CornerId> {
  const ends = changedIds(base.walls, side.walls).flatMap((id) =>
    [base.walls[id], side.walls[id]].flatMap((wall) => (wall ? [wall.from, wall.to] : [])),
  )
  return new Set([...changedIds(base.corners, side.corners), ...ends])
}

export function changedIds(
  one: Readonly<Record<string, unknown>>,
  two: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (one === two) return []
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].filter(
    (id) => !isSameRecord(one[id], two[id]),
  )
}
