import { changeBetween, hasChanges } from '../changed-records.ts'
import type { Desk } from '../desk.ts'
import type { ProjectDocument } from '../document.ts'
import { readDocument } from '../read-document.ts'
import type { Deed } from './deed.ts'
import { namesBy } from './desk-for-tests.ts'

/** Does one deed after the other and gives back every document on the way, the first included. */
export function walk(desk: Desk, deeds: readonly Deed[], newId = namesBy('n')): readonly ProjectDocument[] {
  const documents = [desk.current().document]
  for (const { act } of deeds) {
    act(desk, newId)
    if (desk.current().document !== documents.at(-1)) documents.push(desk.current().document)
  }
  return documents
}

/** Record by record the very same objects. */
export function isSameDocument(one: ProjectDocument, two: ProjectDocument): boolean {
  return !hasChanges(changeBetween(one, two).after)
}

/** What the reader has against a document that was sent as JSON; null where it takes it as it was. */
export function readingProblem(document: ProjectDocument): string | null {
  const read = readDocument(JSON.parse(JSON.stringify(document)))
  return read.ok ? null : read.message
}

/** What goes wrong on the way there, back to the start and there again, in words; null where nothing does. */
export function wayProblem(desk: Desk, deeds: readonly Deed[]): string | null {
  const documents = walk(desk, deeds)
  const [first, last] = [documents[0], documents.at(-1)]
  for (const document of documents) {
    const problem = readingProblem(document)
    if (problem) return `Document ${documents.indexOf(document)}: ${problem}`
  }
  const { packs } = desk.current().document
  const isAt = (document: ProjectDocument | undefined) =>
    document !== undefined && isSameDocument({ ...document, packs }, desk.current().document)
  for (const document of documents.toReversed()) {
    if (!isAt(document)) return `Undo led elsewhere than to document ${documents.indexOf(document)}`
    if (document !== first && !desk.undo().ok) return 'A step could not be undone'
  }
  if (desk.current().undoes !== null) return `Still to be undone: ${desk.current().undoes}`
  for (const document of documents) {
    if (!isAt(document)) return `Redo led elsewhere than to document ${documents.indexOf(document)}`
    if (document !== last && !desk.redo().ok) return 'A step could not be redone'
  }
  return desk.current().redoes === null ? null : `Still to be redone: ${desk.current().redoes}`
}
