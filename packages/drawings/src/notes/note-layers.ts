import type { Point } from '@arredo/geometry'
import { anchorPoint, type DrawingName, measureBetween, type Note, type Preview } from '@arredo/project'
import type { Drawing, Layer } from '../drawing.ts'
import { kept } from '../kept.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { drawExtraDimension } from './draw-extra-dimension.ts'
import { drawLevel, drawRevision } from './draw-marks.ts'
import { drawText } from './draw-text.ts'

type NoteWriting = { readonly textSize: number; readonly labels: PlanLabels }

/** What people wrote on a drawing, over everything else. */
export function noteLayers(state: Preview, drawing: DrawingName, writing: NoteWriting): readonly Layer[] {
  return Object.values(state.document.notes)
    .filter((note) => isSameDrawing(note.drawing, drawing))
    .map((note): Layer => {
      const shapes = drawNote(state, note, writing)
      return { key: `note ${note.id}`, of: { kind: 'note', id: note.id }, shapes }
    })
}

function isSameDrawing(one: DrawingName, two: DrawingName): boolean {
  if (one.on === 'plan' || two.on === 'plan') return one.on === two.on
  return one.wall === two.wall && one.side === two.side
}

/** Nothing for a dimension of what is not on this drawing now. */
function drawNote(state: Preview, note: Note, { textSize, labels }: NoteWriting): Drawing {
  const tied = tiedPoints(state, note)
  return drawnKept(note, [...tied.flatMap((point) => point ?? [null]), textSize, labels], () => {
    const [one = null, two = null] = tied
    switch (note.kind) {
      case 'text':
        return drawText(note, one, textSize)
      case 'dimension':
        return one && two ? drawExtraDimension(note, { from: one, to: two }, textSize, labels) : []
      case 'level':
        return drawLevel(note, textSize, labels)
      case 'revision':
        return drawRevision(note, textSize)
    }
  })
}

const drawnKept = kept<Drawing>()

function tiedPoints(state: Preview, note: Note): readonly (Point | null)[] {
  if (note.kind === 'dimension') {
    const measure = measureBetween(state, note.drawing, note.from, note.to)
    return measure ? [measure.from, measure.to] : []
  }
  return note.kind === 'text' && note.leader ? [anchorPoint(state, note.drawing, note.leader)] : []
}
