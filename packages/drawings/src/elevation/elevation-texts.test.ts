import { type Opening, roomPresets, type Slope } from '@arredo/geometry'
import {
  type ArticleRow,
  addOpening,
  createDesk,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  placeArticle,
  setRoom,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawing, TextShape } from '../drawing.ts'
import { boxesOverlap, textBox } from '../text-box.ts'
import { drawElevation } from './draw-elevation.ts'

const labels = {
  formatLength: (length: number) => String(Math.round(length * 10) / 10),
  formatArea: String,
  text: (key: string, values: Readonly<Record<string, string>> = {}) =>
    key.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? ''),
}

const piece = fc.record({
  left: fc.integer({ min: 0, max: 5200 }),
  width: fc.constantFrom(16, 19, 45, 81, 150, 300, 450, 600, 900, 1200),
  height: fc.constantFrom(5, 40, 360, 720, 820, 2260),
  up: fc.constantFrom(0, 0, 0, 100, 820, 860, 1420, 2140),
  out: fc.constantFrom(0, 0, 40, 500),
  turn: fc.constantFrom(0, 0, 0, 90),
})
type Piece = typeof piece extends fc.Arbitrary<infer Value> ? Value : never

const hole = fc.record({
  offset: fc.integer({ min: 0, max: 4000 }),
  width: fc.constantFrom(120, 625, 900, 1500),
  height: fc.constantFrom(300, 1200),
  sill: fc.constantFrom(0, 400, 900),
  kind: fc.constantFrom<Opening['kind']>('door', 'window', 'passage'),
})

const dice = fc.record({
  length: fc.integer({ min: 800, max: 6000 }),
  pieces: fc.array(piece, { maxLength: 12 }),
  holes: fc.array(hole, { maxLength: 3 }),
  knee: fc.constantFrom(0, 900, 1400),
  textSize: fc.constantFrom(40, 90, 160, 320),
})
type Dice = typeof dice extends fc.Arbitrary<infer Value> ? Value : never

function evaluated(pieces: readonly Piece[], { rows }: ProjectDocument): Evaluation {
  const answer = {
    article: 'B',
    name: { en: 'B' },
    configuration: {},
    variants: [],
    parts: [],
    conflicts: [],
  }
  const articles = Object.values(rows).map(({ id }) => {
    const { width = 600, height = 720 } = pieces[Number(id.slice(1))] ?? {}
    return [id, { ...answer, size: { width, depth: 560, height } }]
  })
  return { alternative: 'a1', articles: Object.fromEntries(articles), findings: [], prices: {} }
}

function furnishedWall({ length, pieces, holes, knee, textSize }: Dice): Drawing {
  const document = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate: (now) => evaluated(pieces, now) })
  const ids = { corners: ['1', '2', '3', '4'], walls: ['n', 'e', 's', 'w'], room: 'm' }
  desk.run(setRoom, { type: 'rt1', lengths: [length, ...roomPresets.rt1.defaultLengths.slice(1)], ids })
  holes.forEach((each, index) => {
    const hung = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const
    desk.run(addOpening, { opening: { id: `o${index}`, wall: 'n', ...each, ...hung } })
  })
  pieces.forEach(({ left, up, out, turn }, index) => {
    const seat = { on: 'wall', wall: 'n', side: 'right' } as const
    const placement: ArticleRow['placement'] = { at: [left, out, up], rotation: turn, seat }
    const article = { catalogue: 'c', model: 'M', article: 'B', side: 'L', choices: {} } as const
    desk.run(placeArticle, { row: `r${index}`, ...article, placement })
  })
  const { document: made, evaluation } = desk.current()
  const slope: Slope = { wall: 'w', side: 'right', knee, run: 1500 }
  const room = made.rooms.m
  const sloped = knee > 0 && room ? { ...made, rooms: { m: { ...room, slopes: [slope] } } } : made
  return drawElevation(sloped, evaluation, { wall: 'n', side: 'right' }, labels, { textSize }) ?? []
}

function textsOf(drawing: Drawing): readonly TextShape[] {
  return drawing.filter((shape) => shape.kind === 'text')
}

/** A chain is one line, and a slanted tick more than it has pieces. */
function piecesOf(drawing: Drawing): number {
  const lines = drawing.flatMap((shape) =>
    shape.kind === 'line' && shape.style === 'dimension' ? [shape] : [],
  )
  const ticks = lines.filter(({ from, to }) => from[0] !== to[0] && from[1] !== to[1]).length
  return ticks - (lines.length - ticks)
}

describe('what is written in an elevation', () => {
  it('never overlaps, however the wall is furnished and however small it is shown', () => {
    let [written, pieces] = [0, 0]
    fc.assert(
      fc.property(dice, (thrown) => {
        const drawing = furnishedWall(thrown)
        const texts = textsOf(drawing)
        const boxes = texts.map(({ at, text, size, turn }) => textBox(at, text, size, turn))
        boxes.forEach((box, index) => {
          const met = boxes.findIndex((other, each) => each > index && boxesOverlap(box, other))
          if (met >= 0) expect.fail(`${texts[index]?.text} meets ${texts[met]?.text}`)
        })
        expect(JSON.stringify(drawing)).not.toMatch(/null|NaN/)
        const whole = labels.formatLength(thrown.length)
        expect(texts.some(({ text, style }) => style === 'dimensionText' && text === whole)).toBe(true)
        if (thrown.textSize > 90) return
        written += texts.filter(({ style }) => style === 'dimensionText').length
        pieces += piecesOf(drawing)
      }),
      { numRuns: 500 },
    )
    // Nearly all say how long they are, although no room has so much in it.
    expect(written / pieces).toBeGreaterThan(0.8)
  })
})
