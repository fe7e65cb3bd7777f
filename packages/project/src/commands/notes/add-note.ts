import type { Command } from '../../command.ts'
import { mostNotes } from '../../most-records.ts'
import { noteProblem } from '../../notes/note-problem.ts'
import { done, refuse } from '../../result.ts'
import type { Note } from '../../room-records.ts'

/** Something written on the plan or on the face of a wall: printed with it, and never on an offer's list. */
export const addNote: Command<{ readonly note: Note }> = {
  label: 'Add note',
  run(document, { note }) {
    if (document.notes[note.id]) return refuse(`Note ${note.id} exists already`)
    if (Object.keys(document.notes).length >= mostNotes) return refuse('A project cannot have more notes')
    const problem = noteProblem(document, note)
    if (problem) return refuse(problem)

    return done({ ...document, notes: { ...document.notes, [note.id]: note } })
  },
}
