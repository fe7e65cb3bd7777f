import { isSelected, type Selected } from '@arredo/editor'
import { type ChangedRecords, changeBetween, type DeskState, type RecordKind } from '@arredo/project'

/** What happened to the project, if a person should hear of it. */
export type ToldChange =
  | { readonly kind: 'placed'; readonly names: readonly Selected[] }
  | { readonly kind: 'removed'; readonly names: readonly Selected[] }
  | { readonly kind: 'moved'; readonly name: Selected }
  /** Anything else, by what the step is called and what it was done to. */
  | { readonly kind: 'changed'; readonly step: string; readonly names: readonly Selected[] }

/** Undo and redo say themselves what they did; this speaks of new steps only. */
export function describeChange(
  before: DeskState,
  after: DeskState,
  selection: readonly Selected[],
): ToldChange | null {
  if (before.document === after.document || after.redoes !== null || after.undoes === null) return null

  const change = changeBetween(before.document, after.document)
  const [was, is] = [recordsIn(change.before), recordsIn(change.after)]
  const added = is.filter(({ record }, index) => record !== null && was[index]?.record === null)
  const removed = was.filter(({ record }, index) => record !== null && is[index]?.record === null)
  const changed = is.filter(({ record }, index) => record !== null && was[index]?.record !== null)
  if (added.length > 0 && removed.length === 0 && changed.length === 0)
    return { kind: 'placed', names: added.map(nameOf) }
  if (removed.length > 0 && added.length === 0) return { kind: 'removed', names: removed.map(nameOf) }

  const [only] = changed
  const hadPlace = was.find(({ kind, id }) => kind === only?.kind && id === only.id)
  const isMove = only && changed.length === 1 && placeOf(only.record) !== placeOf(hadPlace?.record)
  if (isMove) return { kind: 'moved', name: nameOf(only) }
  const names = subjects(change.after, changed.map(nameOf), selection)
  return { kind: 'changed', step: after.undoes, names }
}

/** What a step was about: what is selected, unless it was done to something else. */
function subjects(
  { corners }: ChangedRecords,
  changed: readonly Selected[],
  selection: readonly Selected[],
): readonly Selected[] {
  const meant = selection.filter((record) => isSelected(changed, record))
  if (meant.length > 0) return meant
  // Where corners move, all that hangs on their walls may change with them.
  return changed.length === 0 || (corners && selection.length > 0) ? selection : changed
}

type Found = Selected & { readonly record: unknown }

const maps: readonly (readonly [keyof ChangedRecords, RecordKind])[] = [
  ['rows', 'row'],
  ['fixtures', 'fixture'],
  ['openings', 'opening'],
  ['walls', 'wall'],
  ['rooms', 'room'],
  ['notes', 'note'],
  ['underlays', 'underlay'],
]

function recordsIn(change: ChangedRecords): readonly Found[] {
  return maps.flatMap(([map, kind]) =>
    Object.entries(change[map] ?? {}).map(([id, record]) => ({ kind, id, record })),
  )
}

function nameOf({ kind, id }: Found): Selected {
  return { kind, id }
}

/** What says where a record is; the same object as long as it stays there. */
function placeOf(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return null
  if ('placement' in record) return record.placement
  return 'offset' in record && 'wall' in record ? `${record.wall} ${record.offset}` : null
}
