import type { Change, ChangedRecords } from './changed-records.ts'
import type { AlternativeId, ProjectDocument } from './document.ts'
import { isSameRecord } from './is-same-record.ts'

/** One step of undo: what it changed, and the alternative in which a person saw it happen. */
export type HistoryStep = {
  readonly label: string
  readonly change: Change
  readonly alternative: AlternativeId
}

/** What can be undone and redone, each with its next step last. Plain JSON, so that it can outlive its desk. */
export type History = { readonly past: readonly HistoryStep[]; readonly future: readonly HistoryStep[] }

export const noHistory: History = { past: [], future: [] }

/**
 * A history that was stored holds copies of the records it speaks of, and undo goes by identity: wherever a step
 * left a record as the next one found it, or as the document has it, both are one object again.
 */
export function relinked({ past, future }: History, document: ProjectDocument): History {
  if (past.length === 0 && future.length === 0) return noHistory
  return {
    past: linkedAlong(past, document, 'after', 'before'),
    future: linkedAlong(future, document, 'before', 'after'),
  }
}

type Side = keyof Change

/** From the document backwards through the steps: `near` is what a step must find, `far` what it leads to. */
function linkedAlong(
  steps: readonly HistoryStep[],
  document: ProjectDocument,
  near: Side,
  far: Side,
): readonly HistoryStep[] {
  const reached = new Map<string, unknown>()
  const linked: HistoryStep[] = []
  for (const step of steps.toReversed()) {
    const found = linkedRecords(step.change[near], document, reached)
    const left = step.change[far]
    for (const [name, records] of Object.entries(left))
      for (const [id, record] of Object.entries(records)) reached.set(`${name} ${id}`, record)
    const change = near === 'after' ? { before: left, after: found } : { before: found, after: left }
    linked.push({ ...step, change })
  }
  return linked.reverse()
}

function linkedRecords(
  changes: ChangedRecords,
  document: ProjectDocument,
  reached: ReadonlyMap<string, unknown>,
): ChangedRecords {
  const linked: Record<string, Record<string, unknown>> = {}
  for (const [name, records] of Object.entries(changes)) {
    const inDocument: Readonly<Record<string, unknown>> = document[name as keyof ChangedRecords]
    const links = Object.entries(records).map(([id, record]) => {
      const place = `${name} ${id}`
      const present = reached.has(place) ? reached.get(place) : (inDocument[id] ?? null)
      return [id, isSameRecord(present, record) ? present : record] as const
    })
    linked[name] = Object.fromEntries(links)
  }
  return linked
}
