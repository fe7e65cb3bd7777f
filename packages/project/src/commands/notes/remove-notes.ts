import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import type { NoteId } from '../../room-records.ts'

export const removeNotes: Command<{ readonly notes: readonly NoteId[] }> = {
  label: 'Delete',
  run(document, { notes: ids }) {
    const unknown = ids.find((id) => !document.notes[id])
    if (unknown !== undefined) return refuse(`No note ${unknown}`)
    if (ids.length === 0) return done(document)

    const gone = new Set(ids)
    const kept = Object.entries(document.notes).filter(([id]) => !gone.has(id))
    return done({ ...document, notes: Object.fromEntries(kept) })
  },
}
