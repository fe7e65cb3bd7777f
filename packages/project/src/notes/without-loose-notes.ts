import type { ProjectDocument } from '../document.ts'
import type { Anchor, DrawingName, Note } from '../room-records.ts'
import type { AnchoredTo } from './own-space.ts'

const maps = {
  row: 'rows',
  wall: 'walls',
  opening: 'openings',
  fixture: 'fixtures',
} as const satisfies Record<AnchoredTo['kind'], keyof ProjectDocument>

/**
 * A dimension goes with what it measures, and whatever is written on a wall with the wall; a text stays and only
 * loses its leader. In the step that takes the record away, so that one undo brings both back.
 */
export function withoutLooseNotes(document: ProjectDocument): ProjectDocument {
  const notes = Object.values(document.notes)
  const kept = notes.map((note) => (isLoose(document, note) ? loosened(document, note) : note))
  if (kept.every((note, index) => note === notes[index])) return document
  return {
    ...document,
    notes: Object.fromEntries(kept.flatMap((note) => (note ? [[note.id, note]] : []))),
  }
}

function isLoose(document: ProjectDocument, note: Note): boolean {
  return !hasDrawing(document, note.drawing) || !anchorsOf(note).every((anchor) => isTied(document, anchor))
}

function loosened(document: ProjectDocument, note: Note): Note | null {
  return note.kind === 'text' && hasDrawing(document, note.drawing) ? { ...note, leader: null } : null
}

function anchorsOf(note: Note): readonly Anchor[] {
  if (note.kind === 'dimension') return [note.from, note.to]
  return note.kind === 'text' && note.leader ? [note.leader] : []
}

/** Whether what it is tied to is there. */
export function isTied(document: ProjectDocument, { to }: Anchor): boolean {
  return !to || Object.hasOwn(document[maps[to.kind]], to.id)
}

function hasDrawing({ walls }: ProjectDocument, drawing: DrawingName): boolean {
  return drawing.on === 'plan' || Object.hasOwn(walls, drawing.wall)
}
