import { isSameName, type RecordKind } from '@arredo/project'
import type { Selected } from './editor-state.ts'

/** The ids of what is selected of one kind. */
export function idsOf(selection: readonly Selected[], kind: RecordKind): readonly string[] {
  return selection.filter((record) => record.kind === kind).map(({ id }) => id)
}

export function isSelected(selection: readonly Selected[], record: Selected | null): boolean {
  return record !== null && selection.some((each) => isSameName(each, record))
}

/** The only selected record, if it is of this kind. */
export function onlySelected(selection: readonly Selected[], kind: RecordKind): string | null {
  const [only] = selection
  return selection.length === 1 && only?.kind === kind ? only.id : null
}

/** What a press on a record makes of the selection. */
export function nextSelection(
  selection: readonly Selected[],
  record: Selected,
  add: boolean,
): readonly Selected[] {
  const [only] = selection
  if (!add) return only && selection.length === 1 && isSameName(only, record) ? selection : [record]
  return isSelected(selection, record)
    ? selection.filter((each) => !isSameName(each, record))
    : [...selection, record]
}
