import type { RunLevel } from '@arredo/catalogue'
import type { FaceName, WallFrame } from '@arredo/geometry'
import type { RowId, StandingRow } from '@arredo/project'

/** Base and tall units stand in one run on the floor; wall units hang in theirs. */
export type RunKind = 'floor' | 'wall'

export function runKind(level: RunLevel): RunKind {
  return level === 'wall' ? 'wall' : 'floor'
}

/** An item in a line, with what it takes of it. */
export type RunItem = {
  readonly standing: StandingRow
  readonly level: RunLevel
  readonly start: number
  readonly end: number
}

/** Items side by side with their backs in line, from the left to the right of who looks at them. */
export type RunLine = {
  /** The face of the wall they all sit on; null where they stand free. */
  readonly face: FaceName | null
  /** Begins at the left end of the line and is as long as it. */
  readonly frame: WallFrame
  readonly items: readonly RunItem[]
}

/** What comes next beyond an end of a run, and how far away. */
export type RunEnd =
  | { readonly meets: 'wall' | 'opening'; readonly distance: number }
  | { readonly meets: 'item'; readonly distance: number; readonly row: RowId }
  | { readonly meets: 'nothing' }

/**
 * Lines that go on round corners, in the order in which one passes them from left to right with one's eyes on the
 * wall. A corner unit is the last of one line and the first of the next.
 */
export type Run = {
  readonly kind: RunKind
  /** Goes round and round: after the last line comes the first again. */
  readonly isRing: boolean
  readonly lines: readonly RunLine[]
  readonly left: RunEnd
  readonly right: RunEnd
}
