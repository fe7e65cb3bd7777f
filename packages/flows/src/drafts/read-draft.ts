import {
  applyChanges,
  type ChangedRecords,
  documentVersion,
  done,
  type History,
  type HistoryStep,
  isSameRecord,
  mapNames,
  noHistory,
  type ProjectDocument,
  type Result,
  refuse,
} from '@arredo/project'
import type { ProjectKit } from '../project/project-kit.ts'
import type { StoredDraft } from './drafts-port.ts'

/** What a draft is made of, wherever it was kept. */
export type DraftParts = {
  readonly version: number
  readonly base: unknown
  readonly changes: ChangedRecords
  readonly history: History
}

export type ReadDraft = {
  readonly base: ProjectDocument
  /** Shares every record with its base that is as it was there. */
  readonly document: ProjectDocument
  readonly history: History
}

export function partsOf({ head, rows }: StoredDraft): DraftParts {
  const changes: Record<string, Record<string, unknown>> = {}
  const steps: (readonly [number, HistoryStep])[] = []
  let base: unknown = null
  for (const { kind, name, value } of rows) {
    if (kind === 'base') base = value
    else if (kind === 'step') steps.push([Number(name), value as HistoryStep])
    else {
      const [map = '', id = ''] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)]
      changes[map] = { ...changes[map], [id]: value }
    }
  }
  const inOrder = steps.toSorted(([one], [two]) => one - two)
  const past = inOrder.filter(([number]) => number <= head.lastStep).map(([, step]) => step)
  const future = inOrder.filter(([number]) => number > head.lastStep).map(([, step]) => step)
  return { version: head.version, base, changes, history: { past, future: future.reverse() } }
}

/** As strict as with anything from outside: a browser's storage may hold whatever an earlier version wrote. */
export function readDraft(
  { readDocument }: Pick<ProjectKit, 'readDocument'>,
  { version, base: stored, changes, history }: DraftParts,
): Result<ReadDraft> {
  const base = readDocument(stored)
  if (!base.ok) return base
  if (version === documentVersion) {
    const whole = readDocument(applyChanges(base.value, changes))
    return whole.ok ? done({ base: base.value, document: whole.value, history }) : whole
  }
  // Its records are those of an earlier version: only over a base of that version do they make a document.
  const isOfItsTime = (stored as { readonly version?: unknown }).version === version
  if (!isOfItsTime) return refuse('This draft was made by another version of the application')
  const whole = readDocument(applyChanges(stored as ProjectDocument, changes))
  if (!whole.ok) return whole
  return done({ base: base.value, document: overBase(whole.value, base.value), history: noHistory })
}

/** The same document with the base’s own objects wherever they are equal: what is changed is told by identity. */
export function overBase(document: ProjectDocument, base: ProjectDocument): ProjectDocument {
  const linked: Record<string, unknown> = { ...document }
  for (const name of [...mapNames, 'header'] as const) {
    const held: Readonly<Record<string, unknown>> = base[name]
    const records = Object.entries(document[name]).map(([id, record]) => {
      return [id, isSameRecord(held[id], record) ? held[id] : record] as const
    })
    linked[name] = Object.fromEntries(records)
  }
  return linked as ProjectDocument
}
