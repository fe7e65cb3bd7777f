import type { Note } from '@arredo/project'
import type { Drawing } from '../drawing.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { textWidth } from '../text-box.ts'
import { backOf } from './note-back.ts'

type Mark = Note & { readonly kind: 'level' | 'revision' }

/** A triangle that stands on the height it tells, and a shelf with the number. */
export function drawLevel(note: Mark, textSize: number, labels: PlanLabels): Drawing {
  const of = { kind: 'note', id: note.id } as const
  const [x, y] = note.at
  const [half, shelf] = [0.55 * textSize, 0.95 * textSize]
  const text = levelOf(note, labels)
  const width = textWidth(text, textSize)
  const end = x + half + Math.max(width, textSize) + 0.3 * textSize
  return [
    { ...backOf([x - half, y], [end, y + shelf + 1.3 * textSize]), of },
    { kind: 'line', style: 'noteLine', of, from: [x - 1.2 * textSize, y], to: [x + 1.2 * textSize, y] },
    {
      ...{ kind: 'polygon', style: 'noteMark', of },
      points: [
        [x, y],
        [x + half, y + shelf],
        [x - half, y + shelf],
      ],
    },
    { kind: 'line', style: 'noteLine', of, from: [x - half, y + shelf], to: [end, y + shelf] },
    {
      ...{ kind: 'text', style: 'noteText', of, text, size: textSize, turn: 0 },
      at: [x + half * 0.4 + width / 2 + 0.15 * textSize, y + shelf + 0.7 * textSize],
    },
  ]
}

/** On a face its own height unless something was written, in plan nothing but what was. */
export function levelOf({ text, drawing, at }: Mark, labels: Pick<PlanLabels, 'formatLevel'>): string {
  if (text !== '') return text
  return (labels.formatLevel ?? inMetres)(drawing.on === 'face' ? at[1] : 0)
}

/** ±0.00, +0.90, -0.155 */
function inMetres(height: number): string {
  const whole = Math.round(height)
  const digits = whole % 10 === 0 ? 2 : 3
  const sign = whole === 0 ? '±' : whole < 0 ? '−' : '+'
  return `${sign}${(Math.abs(whole) / 1000).toFixed(digits)}`
}

/** A triangle with the letter of the revision. */
export function drawRevision({ id, text, at: [x, y] }: Mark, textSize: number): Drawing {
  const of = { kind: 'note', id } as const
  const shown = text.trim() === '' ? '?' : text.trim()
  const side = Math.max(2.4, 1.6 + shown.length * 0.7) * textSize
  const height = (side * Math.sqrt(3)) / 2
  const points = [
    [x - side / 2, y - height / 3],
    [x + side / 2, y - height / 3],
    [x, y + (height * 2) / 3],
  ] as const
  return [
    { kind: 'polygon', style: 'noteBack', of, points },
    { kind: 'polygon', style: 'noteOutline', of, points },
    { kind: 'text', style: 'noteText', of, at: [x, y - height * 0.06], text: shown, size: textSize, turn: 0 },
  ]
}
