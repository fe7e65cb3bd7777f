import { moveRow, type ProjectDocument } from '@arredo/project'
import type { Gesture } from '../editor.ts'

/** The document as the gesture would leave it: what views draw while something is dragged. */
export function previewed(document: ProjectDocument, gesture: Gesture | null): ProjectDocument {
  if (gesture?.kind !== 'move') return document
  const moved = moveRow.run(document, gesture)
  return moved.ok ? moved.value : document
}
