import type { History, HistoryStep, ProjectDocument } from '@arredo/project'

/** Where the work since the last save lies besides this page; `nowhere`: it could not be put anywhere. */
export type DraftKept = 'not' | 'device' | 'server' | 'offline' | 'nowhere'

export type DraftState = {
  readonly key: string
  readonly kept: DraftKept
  /** What it is said of: whatever the desk holds since then is not kept yet. */
  readonly document: ProjectDocument | null
  /** Steps that the server has not heard of; null where nobody knows how many. */
  readonly waiting: number | null
}

/** How many steps lie between a moment and now; `last` is the step that came before it, null the very beginning. */
export function stepsSince({ past, future }: History, last: HistoryStep | null | undefined): number | null {
  if (last === undefined) return null
  if (last === null) return past.length
  const done = past.lastIndexOf(last)
  if (done >= 0) return past.length - 1 - done
  const undone = future.indexOf(last)
  return undone >= 0 ? future.length - undone : null
}
