import type { ProjectDocument } from './document.ts'

type Maps = Omit<ProjectDocument, 'version' | 'header'>
type MapName = keyof Maps

export const mapNames: readonly MapName[] = [
  'alternatives',
  'rows',
  'corners',
  'walls',
  'rooms',
  'openings',
  'fixtures',
  'notes',
  'underlays',
  'views',
  'packs',
  'trade',
]

/**
 * Records as they are to be, by map and id, null for one that is not there; and fields of the header, each
 * by itself. Plain JSON, so that it can be sent as it is.
 */
export type ChangedRecords = {
  readonly [Name in MapName]?: { readonly [Id in string]: Maps[Name][Id] | null }
} & { readonly header?: Partial<ProjectDocument['header']> }

/** What one step does to records, and what takes it back. */
export type Change = { readonly before: ChangedRecords; readonly after: ChangedRecords }

type Fields = Readonly<Record<string, unknown>>

/** A walk by identity (unchanged records are the same objects); no record is looked into. */
export function changeBetween(one: ProjectDocument, two: ProjectDocument): Change {
  const before: Record<string, Fields> = {}
  const after: Record<string, Fields> = {}
  for (const name of [...mapNames, 'header'] as const) {
    const [was, is]: readonly [Fields, Fields] = [one[name], two[name]]
    const ids = was === is ? [] : differingIds(was, is)
    if (ids.length === 0) continue
    before[name] = Object.fromEntries(ids.map((id) => [id, was[id] ?? null]))
    after[name] = Object.fromEntries(ids.map((id) => [id, is[id] ?? null]))
  }
  return { before, after }
}

export function hasChanges(changes: ChangedRecords): boolean {
  return Object.keys(changes).length > 0
}

export function applyChanges(document: ProjectDocument, changes: ChangedRecords): ProjectDocument {
  const changed: Record<string, unknown> = { ...document }
  if (changes.header) changed.header = withoutEmpty({ ...document.header, ...changes.header })
  for (const name of mapNames) {
    const records = changes[name]
    if (!records) continue
    const map: Record<string, unknown> = { ...document[name] }
    for (const [id, record] of Object.entries(records)) {
      if (record === null) delete map[id]
      else map[id] = record
    }
    changed[name] = map
  }
  return changed as ProjectDocument
}

/** What a header need not have is not there, rather than null. */
const optional = ['light', 'orderAddress'] as const satisfies readonly (keyof ProjectDocument['header'])[]

function withoutEmpty(header: ProjectDocument['header']): ProjectDocument['header'] {
  const kept = { ...header }
  for (const field of optional) if (kept[field] === null) delete kept[field]
  return kept
}

/** Whether all these records are the very objects that the document holds. */
export function holds(document: ProjectDocument, records: ChangedRecords): boolean {
  return Object.entries(records).every(([name, wanted]) => {
    const held: Fields = document[name as MapName | 'header']
    return Object.entries(wanted).every(([id, record]) => (held[id] ?? null) === record)
  })
}

function differingIds(was: Fields, is: Fields): readonly string[] {
  // Null is nothing: a field of the header that was set and taken back is as it never was.
  const changed = Object.keys(is).filter((id) => was[id] !== is[id] && (was[id] ?? is[id] ?? null) !== null)
  const gone = Object.keys(was).filter((id) => !Object.hasOwn(is, id) && was[id] !== null)
  return [...changed, ...gone]
}
