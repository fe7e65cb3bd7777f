import type { Placement } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'

/** A kilometre: what lies beyond it is no room, and a document that holds it can never be read again. */
const farthest = 1_000_000

export function isWithinReach(lengths: readonly number[]): boolean {
  return lengths.every((length) => Math.abs(length) <= farthest)
}

/** Whether something that was put elsewhere is too far away by now, in words; null when nothing is. */
export function reachProblem(before: ProjectDocument, after: ProjectDocument): string | null {
  const isNear =
    changed(before.corners, after.corners).every(({ at }) => isWithinReach(at)) &&
    changed(before.openings, after.openings).every(({ offset }) => isWithinReach([offset])) &&
    changed(before.fixtures, after.fixtures).every(({ placement }) => isWithinReach(placement.at)) &&
    changed(before.rows, after.rows).every((row) => {
      const placement: Placement | null = 'placement' in row ? row.placement : null
      return placement === null || isWithinReach(placement.at)
    })
  return isNear ? null : 'That is too far away'
}

function changed<Kept>(
  before: Readonly<Record<string, Kept>>,
  after: Readonly<Record<string, Kept>>,
): readonly Kept[] {
  return before === after
    ? []
    : Object.entries(after).flatMap(([id, one]) => (before[id] === one ? [] : [one]))
}
