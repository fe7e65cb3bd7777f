import { levelOf } from '@arredo/drawings'
import { distance } from '@arredo/geometry'
import { measureBetween, type Preview } from '@arredo/project'
import type { ViewLabels } from './view-labels.ts'

/** What a screen reader says of something written: its own words. */
export function noteLabel(shown: Preview, id: string, labels: ViewLabels): string {
  const note = shown.document.notes[id]
  if (!note) return ''
  switch (note.kind) {
    case 'text':
      return note.text === '' ? labels.text('Note') : labels.text('Note: {{text}}', { text: note.text })
    case 'dimension': {
      const measure = measureBetween(shown, note.drawing, note.from, note.to)
      if (!measure) return labels.text('Dimension')
      const length = labels.formatLength(distance(measure.from, measure.to))
      return labels.text('Dimension, {{length}}', { length })
    }
    case 'level':
      return labels.text('Level {{level}}', { level: levelOf(note, labels) })
    case 'revision':
      return labels.text('Revision {{letter}}', { letter: note.text })
  }
}
