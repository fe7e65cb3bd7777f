import { groupMates, isSameName, type ProjectDocument, type RecordKind } from '@arredo/project'
import type { Selected } from './editor-state.ts'

/** The ids of what is selected of one kind. */
export function idsOf(selection: readonly Selected[], kind: RecordKind): readonly string[] {
  return selection.filter((record) => record.kind === kind).map(({ id }) => id)
}

export function rowsNamed(ids: readonly string[]): readonly Selected[] {
  return ids.map((id) => ({ kind: 'row', id }))
}

export function isSelected(selection: readonly Selected[], record: Selected | null): boolean {
  return record !== null && selection.some((each) => isSameName(each, record))
}

/** The only selected record, if it is of this kind. */
export function onlySelected(selection: readonly Selected[], kind: RecordKind): string | null {
  const [only] = selection
  return selection.length === 1 && only?.kind === kind ? only.id : null
}

/** What a press on some records, which belong together, makes of the selection. */
export function nextSelection(
  selection: readonly Selected[],
  pressed: readonly Selected[],
  add: boolean,
): readonly Selected[] {
  const isSame = selection.length === pressed.length && pressed.every((each) => isSelected(selection, each))
  if (!add) return isSame ? selection : pressed
  return pressed.every((each) => isSelected(selection, each))
    ? selection.filter((each) => !isSelected(pressed, each))
    : withMore(selection, pressed)
}

export function withMore(selection: readonly Selected[], more: readonly Selected[]): readonly Selected[] {
  return [...selection, ...more.filter((each) => !isSelected(selection, each))]
}

/** With everything that is taken hold of together with it. */
export function withGroups(document: ProjectDocument, selection: readonly Selected[]): readonly Selected[] {
  const rows = idsOf(selection, 'row')
  const mates = groupMates(document, rows)
  return mates === rows ? selection : withMore(selection, rowsNamed(mates))
}
