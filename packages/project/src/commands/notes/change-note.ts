import type { Point } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { isSameRecord } from '../../is-same-record.ts'
import { noteProblem } from '../../notes/note-problem.ts'
import { done, refuse } from '../../result.ts'
import type { Anchor, Note, NoteId } from '../../room-records.ts'

export type ChangeNoteInput = {
  readonly note: NoteId
  /** What it says, where it stands, what it is tied to: each as far as its kind has it. */
  readonly change: {
    readonly text?: string
    readonly at?: Point
    readonly leader?: Anchor | null
    readonly from?: Anchor
    readonly to?: Anchor
    readonly away?: number
  }
}

export const changeNote: Command<ChangeNoteInput> = {
  label: 'Change note',
  run(document, { note: id, change }) {
    const note = document.notes[id]
    if (!note) return refuse(`No note ${id}`)
    if (!Object.keys(change).every((field) => field in note))
      return refuse('A note of this kind has no such part')
    const changed = { ...note, ...change } as Note
    if (isSameRecord(note, changed)) return done(document)
    const problem = noteProblem(document, changed)
    if (problem) return refuse(problem)

    return done({ ...document, notes: { ...document.notes, [id]: changed } })
  },
}
