import {
  boxAround,
  type DrawAt,
  type Drawing,
  isFree,
  type Shape,
  type TextBox,
  textBox,
} from '@arredo/drawings'
import type { LaidPiece, NestedSheet } from '@arredo/making'
import { calloutOf } from './callout.ts'

/** Millimetres; the grain of a sheet runs along its length, which lies level. */
type Words = { readonly number: string; readonly size: string }
type WordsOf = (piece: LaidPiece) => Words

/** Of the height of its letters. */
const airAround = 0.25
/** What letters of narrow strips may shrink to; what is narrower has its number beside it. */
const shrinks = [1, 0.85, 0.7] as const

/** A sheet with its pieces, each with its number and, where there is room, its size; what is hatched is waste. */
export function drawSheet({ stock, pieces }: NestedSheet, wordsOf: WordsOf): DrawAt {
  return ({ textSize }) => {
    const sheet = rectangle({ x: 0, y: 0, ...stock })
    const labels = pieces.map((piece) => ({ piece, told: labelInside(piece, wordsOf(piece), textSize) }))
    const boards = pieces.map(boxOf)
    const callouts: TextBox[] = []
    const beside = labels.flatMap(({ piece, told }): Drawing => {
      if (told) return []
      const callout = calloutOf(piece, wordsOf(piece).number, {
        ...{ textSize: textSize * shrinks[1], stock },
        isFree: (box) => isFree(box, boards) && isFree(box, callouts),
      })
      if (callout) callouts.push(callout.box)
      return callout?.shapes ?? []
    })
    return [
      { kind: 'polygon', style: 'stockSheet', points: sheet },
      ...pieces.map((piece): Shape => ({ kind: 'polygon', style: 'board', points: rectangle(piece) })),
      ...labels.flatMap(({ told }) => told ?? []),
      ...beside,
    ]
  }
}

/** Of what no size is written on the sheet: they are told beside it. */
export function unsized(
  drawing: Drawing,
  pieces: readonly LaidPiece[],
  wordsOf: WordsOf,
): readonly LaidPiece[] {
  const written = new Set(drawing.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])))
  return pieces.filter((piece) => {
    const { number, size } = wordsOf(piece)
    return !written.has(inOneLine({ number, size })) && !written.has(size)
  })
}

/** In two lines or in one, as large as can be; else its number alone, level or upright. */
function labelInside(piece: LaidPiece, words: Words, textSize: number): Drawing | null {
  const whole = [[words.number, words.size], [inOneLine(words)]]
  const tries = [
    ...shrinks.flatMap((shrunk) => whole.map((lines) => ({ lines, shrunk }))),
    ...shrinks.map((shrunk) => ({ lines: [words.number], shrunk })),
  ]
  for (const { lines, shrunk } of tries) {
    for (const turn of piece.length >= piece.width ? [0, 90] : [90, 0]) {
      const label = labelOf(piece, lines, textSize * shrunk, turn)
      if (label) return label
    }
  }
  return null
}

function inOneLine({ number, size }: Words): string {
  return `${number}:\u00a0${size}`
}

function labelOf(piece: LaidPiece, lines: readonly string[], size: number, turn: number): Drawing | null {
  const [along, across] = turn === 0 ? [piece.length, piece.width] : [piece.width, piece.length]
  const widths = lines.map((line) => widthOf(line, size))
  const height = lines.length === 1 ? size * letterHeight : size * (letterHeight + lineHeight)
  const air = size * airAround
  if (Math.max(...widths) + 2 * air > along || height + 2 * air > across) return null

  const [x, y] = [piece.x + piece.length / 2, piece.y + piece.width / 2]
  return lines.map((text, index): Shape => {
    const up = ((lines.length - 1) / 2 - index) * size * lineHeight
    const at = turn === 0 ? ([x, y + up] as const) : ([x - up, y] as const)
    return { kind: 'text', style: index === 0 ? 'itemNumber' : 'dimensionText', at, text, size, turn }
  })
}

const letterHeight = 0.8
const lineHeight = 1.3

function widthOf(text: string, size: number): number {
  const { left, right } = textBox([0, 0], text, size, 0)
  return right - left
}

type Rectangle = Pick<LaidPiece, 'x' | 'y' | 'length' | 'width'>

function rectangle({ x, y, length, width }: Rectangle) {
  return [
    [x, y],
    [x + length, y],
    [x + length, y + width],
    [x, y + width],
  ] as const
}

function boxOf({ x, y, length, width }: Rectangle): TextBox {
  return boxAround([x + length / 2, y + width / 2], length, width, 0)
}
