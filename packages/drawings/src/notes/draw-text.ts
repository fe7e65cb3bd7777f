import type { Point } from '@arredo/geometry'
import type { Note } from '@arredo/project'
import type { Drawing, Shape } from '../drawing.ts'
import { circle } from '../part-outline.ts'
import { backOf } from './note-back.ts'

/** All as shares of the height of the letters. */
const lineHeight = 1.3
const margin = 0.35
const dot = 0.4
/** Words are narrower than numbers. */
const letter = 0.52
/** Letters in a line; longer ones are broken between words. */
const widest = 36

/** Lines about their middle, and a leader from the nearer side to a dot on what they speak of. */
export function drawText(note: Note & { kind: 'text' }, leader: Point | null, textSize: number): Drawing {
  const of = { kind: 'note', id: note.id } as const
  const lines = linesOf(note.text)
  const [x, y] = note.at
  const width = Math.max(...lines.map((line) => line.length * letter * textSize), textSize) / 2
  const height = (lines.length * lineHeight * textSize) / 2
  const [side, up] = [width + margin * textSize, height + margin * textSize * 0.4]
  const texts = lines.map((text, index): Shape => {
    const at: Point = [x, y + height - (index + 0.5) * lineHeight * textSize]
    return { kind: 'text', style: 'noteText', of, at, text, size: textSize, turn: 0 }
  })
  return [
    ...(leader ? leaderTo(leader, [x + (leader[0] < x ? -side : side), y], textSize) : []).map(
      (shape): Shape => ({ ...shape, of }),
    ),
    { ...backOf([x - side, y - up], [x + side, y + up]), of },
    ...texts,
  ]
}

function leaderTo(tip: Point, from: Point, textSize: number): Drawing {
  return [
    { kind: 'line', style: 'noteLine', from, to: tip },
    { kind: 'polygon', style: 'noteMark', points: circle(tip, dot * textSize) },
  ]
}

/** What nobody has written yet is to be seen all the same. */
function linesOf(text: string): readonly string[] {
  return (text.trim() === '' ? '…' : text.trim()).split('\n').flatMap(wrapped)
}

function wrapped(line: string): readonly string[] {
  const lines = ['']
  for (const word of line.split(/\s+/)) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (longer.length > widest && last !== '') lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}
