import {
  type AlternativeId,
  addAlternative,
  alternativesInOrder,
  type Desk,
  type ProjectDocument,
  type Result,
  rowsInOrder,
} from '@arredo/project'
import type { Translate } from '../../words/use-text.ts'

/** A further alternative that begins as this one, and is looked at from now on. */
export function copyAlternative(
  desk: Desk,
  of: AlternativeId,
  { text, newId }: { readonly text: Translate; readonly newId: () => string },
): Result<AlternativeId> {
  const { document } = desk.current()
  const copy = copyOf(document, of, newId)
  const added = desk.run(addAlternative, { ...copy, of, name: newName(document, text) })
  return added.ok ? desk.look(copy.alternative) : added
}

/** New ids for it and for everything in it. */
export function copyOf(document: ProjectDocument, of: AlternativeId, newId: () => string) {
  const rows = rowsInOrder(document, of).map(({ id }) => [id, newId()] as const)
  return { alternative: newId(), rowIds: Object.fromEntries(rows) }
}

/** One that no other has, those in the bin included. */
export function newName(document: ProjectDocument, text: Translate): string {
  const names = new Set(Object.values(document.alternatives).map(({ name }) => name))
  const named = (number: number): string => text('Alternative {{number}}', { number })
  let number = alternativesInOrder(document).length + 1
  while (names.has(named(number))) number++
  return named(number)
}
