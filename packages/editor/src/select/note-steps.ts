import { dot, minus, type Point, type Point3, shellOf } from '@arredo/geometry'
import {
  changeNote,
  measureBetween,
  type Note,
  type NoteId,
  type Preview,
  type Step,
  step,
} from '@arredo/project'
import { onDrawing } from '../notes/on-drawing.ts'
import type { Dragged, StartDrag } from './drag.ts'

/** A text or mark goes where it is dragged; of a dimension only the line does, beside what it measures. */
export const dragNote: StartDrag = ({ desk }, id, start) => {
  const state = desk.current()
  const note = state.document.notes[id]
  if (!note) return null
  const { drawing } = note
  const begin = onDrawing(state, drawing, start.point)
  let last: Dragged | null = null
  return {
    aim: drawing.on === 'face' ? { on: 'faces', proud: 0 } : { on: 'level', height: 0 },
    to(hit) {
      const by = minus(onDrawing(state, drawing, hit.point), begin)
      const input = { note: id, change: movedBy(state, note, by) }
      const preview = desk.preview(changeNote, input)
      if (!preview.ok) return last
      last = {
        shown: { ...preview.value, tints: {} },
        commit: () => void desk.run(changeNote, input),
      }
      return last
    },
  }
}

/** A step in the room, on the drawing it is written on. */
export function noteStep(state: Preview, id: NoteId, by: Point3): Step | null {
  const note = state.document.notes[id]
  if (!note) return null
  const { drawing } = note
  const face = drawing.on === 'face' ? shellOf(state.document).face(drawing.wall, drawing.side) : undefined
  const way: Point = face ? [dot([by[0], by[1]], face.frame.along), by[2]] : [by[0], by[1]]
  return step(changeNote, { note: id, change: movedBy(state, note, way) })
}

function movedBy(state: Preview, note: Note, [x, y]: Point) {
  if (note.kind !== 'dimension')
    return { at: [Math.round(note.at[0] + x), Math.round(note.at[1] + y)] } as const
  const measure = measureBetween(state, note.drawing, note.from, note.to)
  if (!measure) return { away: note.away }
  const [dx, dy] = minus(measure.to, measure.from)
  const length = Math.hypot(dx, dy)
  return { away: length < 1 ? note.away : Math.round(note.away + (dx * y - dy * x) / length) }
}
