import type { Selected } from '@arredo/editor'
import { describeRecord, outlineOf, type Speech, say } from '@arredo/editor/spatial'
import { type Opening, onFloor, type Placement, presetIds } from '@arredo/geometry'
import {
  type ArticleRow,
  addFixture,
  addOpening,
  changeRoom,
  createDesk,
  type Desk,
  type Evaluation,
  newDocument,
  placeArticle,
  setRoom,
} from '@arredo/project'
import { loadDictionary } from '@arredo/words'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { outlineLines } from './outline-lines.ts'

/** An L-shaped kitchen: base units along the north wall, one hung over them, an island, a window, a door, a socket. */
const articles = {
  SINK: { name: { en: 'Sink unit', it: 'Base lavello' }, size: { width: 800, depth: 560, height: 720 } },
  BASE: { name: { en: 'Base unit, door', it: 'Base, anta' }, size: { width: 600, depth: 560, height: 720 } },
  WALL: { name: { en: 'Wall unit', it: 'Pensile' }, size: { width: 600, depth: 350, height: 700 } },
} as const

type Code = keyof typeof articles

describe('an L-shaped kitchen', () => {
  it('is told in English', async () => {
    const tell = await teller('en')
    expect(tell('sink')).toBe(
      'Sink unit 800, 300 mm from the left corner of wall A, left of Base unit door (no. 2), under the window',
    )
    expect(tell('base')).toBe(
      'Base unit door 600, 1100 mm from the left corner of wall A, right of Sink unit, below Wall unit',
    )
    expect(tell('hung')).toBe(
      'Wall unit 600, 1100 mm from the left corner of wall A, 1400 mm above the floor, above Base unit door (no. 2)',
    )
    expect(tell('island')).toBe(
      'Base unit door 600, free in Kitchen, wall F 1000 mm on its left, Base unit door (no. 2) 1440 mm behind it',
    )
    expect(tell('crash')).toBe(
      'Base unit door 600, 1400 mm from the left corner of wall F, 2440 mm left of Sink unit, overlaps Base unit door (no. 4)',
    )
    expect(tell('window', 'opening')).toBe(
      'Window 800, 200 mm from the left corner of wall A, 900 mm above the floor',
    )
    expect(tell('socket', 'fixture')).toBe(
      'Socket, 500 mm from the right corner of wall A, 1100 mm above the floor',
    )
    expect(tell('w1', 'wall')).toBe('Wall A, 3000 mm long, from wall F to wall B, 1 opening, 3 items')
    expect(tell('kitchen', 'room')).toBe('Kitchen, 21 m², 20000 mm round, 6 walls')
  })

  it('is told in Italian', async () => {
    const tell = await teller('it')
    expect(tell('sink')).toBe(
      'Base lavello 800, a 300 mm dall’angolo sinistro della parete A, a sinistra di Base anta (n. 2), sotto la finestra',
    )
    expect(tell('island')).toBe(
      'Base anta 600, libero in Kitchen, parete F a 1000 mm a sinistra, Base anta (n. 2) a 1440 mm dietro',
    )
    expect(tell('w1', 'wall')).toBe('Parete A, lunga 3000 mm, da parete F a parete B, 1 apertura, 3 elementi')
    expect(tell('window', 'opening')).toBe(
      'Finestra 800, a 200 mm dall’angolo sinistro della parete A, a 900 mm da terra',
    )
  })

  it('stands in the outline wall by wall, from left to right, and then what is free', () => {
    const lines = outlineLines(outlineOf(kitchen().current()), new Set())
    expect(lines.map(({ node, level }) => `${'  '.repeat(level - 1)}${node.key}`)).toEqual([
      'room kitchen',
      '  wall w1 right 0',
      '    opening window',
      '    row sink',
      '    row base',
      '    row hung',
      '    fixture socket',
      '  wall w2 right 0',
      '  wall w3 right 0',
      '  wall w4 right 0',
      '  wall w5 right 0',
      '  wall w6 right 0',
      '    row other',
      '    row crash',
      '  row island',
    ])
  })
})

async function teller(language: string): Promise<(id: string, kind?: Selected['kind']) => string> {
  const words = i18next.createInstance()
  await words.init({
    lng: language,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  words.addResourceBundle(language, 'translation', await loadDictionary(language))
  const speech: Speech = {
    text: (sentence, values) => words.t(sentence, { ...values }),
    name: (text) => text[language] ?? text.en,
    length: (value) => `${Math.round(value)} mm`,
    measure: (value) => String(Math.round(value)),
    area: (value) => `${Math.round(value / 1e6)} m²`,
  }
  const preview = kitchen().current()
  return (id, kind = 'row') => {
    const description = describeRecord(preview, { kind, id })
    return description ? say([description.what, ...description.where], speech) : ''
  }
}

function kitchen(): Desk {
  let count = 0
  const document = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate })
  const ids = presetIds('rt3', () => `c${++count}`)
  const walls = ids.walls.map((_, index) => `w${index + 1}`)
  desk.run(setRoom, {
    type: 'rt3',
    lengths: [3000, 3000, 5000, 5000],
    ids: { ...ids, walls, room: 'kitchen' },
  })
  desk.run(changeRoom, { room: 'kitchen', change: { name: 'Kitchen' } })
  const onWall = (wall: string, along: number, up = 0): Placement => ({
    ...{ at: [along, 0, up], rotation: 0, seat: { on: 'wall', wall, side: 'right' } },
  })
  const window: Opening = {
    ...{ id: 'window', wall: 'w1', kind: 'window', offset: 200, width: 800, height: 1200, sill: 900 },
    ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
  }
  desk.run(addOpening, { opening: window })
  const socket = { ...onWall('w1', 2460, 1060) }
  desk.run(addFixture, { fixture: { id: 'socket', kind: 'socket', size: [80, 12, 80], placement: socket } })
  place(desk, 'sink', 'SINK', onWall('w1', 300))
  place(desk, 'base', 'BASE', onWall('w1', 1100))
  place(desk, 'hung', 'WALL', onWall('w1', 1100, 1400))
  place(desk, 'other', 'BASE', onWall('w6', 1000))
  place(desk, 'crash', 'BASE', onWall('w6', 1400))
  place(desk, 'island', 'BASE', { at: [1000, 3000, 0], rotation: 0, seat: onFloor })
  return desk
}

function place(desk: Desk, row: string, article: Code, placement: Placement): void {
  const placed = { row, catalogue: 'c', model: 'M', article, side: 'L', choices: {}, placement } as const
  const result = desk.run(placeArticle, placed)
  if (!result.ok) throw new Error(result.message)
}

function evaluate({ rows }: { readonly rows: Readonly<Record<string, unknown>> }): Evaluation {
  const answer = { configuration: {}, variants: [], parts: [], conflicts: [] }
  const known = (Object.values(rows) as ArticleRow[]).map(({ id, article }) => [
    id,
    { ...answer, article, ...articles[article as Code] },
  ])
  return { alternative: 'a1', articles: Object.fromEntries(known), findings: [], prices: {} }
}
