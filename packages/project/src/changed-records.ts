import type { ProjectDocument } from './document.ts'

type Maps = Pick<ProjectDocument, 'alternatives' | 'rows' | 'walls' | 'openings' | 'views' | 'packs'>
type MapName = keyof Maps

const mapNames: readonly MapName[] = ['alternatives', 'rows', 'walls', 'openings', 'views', 'packs']

/** What makes one document out of another: the records that are new or another object, and the ids that are gone. */
export type ChangedRecords = {
  readonly version?: number
  readonly header?: ProjectDocument['header']
  readonly set: { readonly [Name in MapName]?: Maps[Name] }
  readonly removed: { readonly [Name in MapName]?: readonly string[] }
}

/** A walk by identity (unchanged records are the same objects); no record is looked into. */
export function changedRecords(before: ProjectDocument, after: ProjectDocument): ChangedRecords {
  const set: Record<string, Record<string, unknown>> = {}
  const removed: Record<string, readonly string[]> = {}
  for (const name of mapNames) {
    const old: Readonly<Record<string, unknown>> = before[name]
    const now: Readonly<Record<string, unknown>> = after[name]
    if (old === now) continue
    const changed = Object.entries(now).filter(([id, record]) => old[id] !== record)
    const gone = Object.keys(old).filter((id) => !Object.hasOwn(now, id))
    if (changed.length > 0) set[name] = Object.fromEntries(changed)
    if (gone.length > 0) removed[name] = gone
  }
  return {
    ...(before.version === after.version ? {} : { version: after.version }),
    ...(before.header === after.header ? {} : { header: after.header }),
    set,
    removed,
  }
}

export function hasChanges(changes: ChangedRecords): boolean {
  return (
    changes.version !== undefined ||
    changes.header !== undefined ||
    Object.keys(changes.set).length > 0 ||
    Object.keys(changes.removed).length > 0
  )
}

export function applyChanges(document: ProjectDocument, changes: ChangedRecords): ProjectDocument {
  const changed = {
    ...document,
    version: changes.version ?? document.version,
    header: changes.header ?? document.header,
  }
  for (const name of mapNames) {
    const set = changes.set[name]
    const removed = changes.removed[name]
    if (!set && !removed) continue
    const gone = new Set(removed)
    const kept = Object.entries(document[name]).filter(([id]) => !gone.has(id))
    Object.assign(changed, { [name]: { ...Object.fromEntries(kept), ...set } })
  }
  return changed
}
