import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import type { Placement } from '@arredo/geometry'
import { type ArticleRow, newDocument, type OwnApplianceRow } from '@arredo/project'
import { expect, test } from 'vitest'
import { rectangle } from '../room/plan-for-tests.ts'
import { type ShownItems, sceneItems } from './scene-items.ts'

const size = { width: 600, depth: 580, height: 800 }
/** On the north wall, whose face is looked at from the south. */
const here: Placement = {
  at: [100, 0, 0],
  rotation: 0,
  seat: { on: 'wall', wall: 'n', side: 'right' },
}
const there: Placement = { at: [900, 1000, 0], rotation: 90, seat: { on: 'floor' } }
const flags = { drawn: true, offered: true, ordered: true }
const cabinet: ArticleRow = {
  id: 'r1',
  alternative: 'a',
  order: 1,
  flags,
  kind: 'article',
  catalogue: 'base',
  model: 'm',
  article: 'B60',
  side: 'R',
  choices: {},
  quantity: 1,
  placement: here,
}
const fridge: OwnApplianceRow = {
  id: 'r2',
  alternative: 'a',
  order: 2,
  flags,
  kind: 'ownAppliance',
  text: 'Fridge',
  size: [600, 650, 1850],
  placement: there,
}
const evaluation: ArticleEvaluation = {
  article: 'B60',
  name: { en: 'Base unit' },
  configuration: {},
  variants: [],
  size,
  parts: [{ code: 'body', shape: 'box', at: [0, 0, 0], size: [600, 580, 800], material: 'sage' }],
  conflicts: [],
}
const finishes: Pack['materials'] = {}
const shown: ShownItems = {
  document: {
    ...newDocument({ name: 'Test', alternative: 'a', priceDate: '2026-11-01' }),
    ...rectangle(5000, 4000),
    rows: { r1: cabinet, r2: fridge },
  },
  evaluation: { alternative: 'a', articles: { r1: evaluation }, findings: [], prices: {} },
  tints: {},
}

test('[D-81 part] articles and own appliances stand in the room, unchanged between two looks', () => {
  const [article, own] = sceneItems(shown, ['r1'], () => finishes)
  expect(article).toMatchObject({
    id: 'r1',
    place: { at: [100, 4000, 0], rotation: 0 },
    face: { wall: 'n', side: 'right' },
    side: 'R',
    isOpen: true,
    tint: 'none',
  })
  expect(article?.parts).toBe(evaluation.parts)
  expect(own).toMatchObject({
    id: 'r2',
    place: { at: there.at, rotation: 90 },
    size: { width: 600, depth: 650, height: 1850 },
    isOpen: false,
  })
  expect(own).not.toHaveProperty('face')
  expect(sceneItems(shown, [], () => finishes)[1]?.parts).toBe(own?.parts)
})

test('holes that a row is worked with are seen, in the same parts at every look', () => {
  const plain = { kind: 'plain', degrees: 90 } as const
  const cuts = [{ row: 'r2', at: [100, 100] as const, size: [300, 300] as const, radius: 0 }]
  const rows = { r1: { ...cabinet, worked: { ends: [plain, plain] as const, cuts } } }
  const [article] = sceneItems({ ...shown, document: { ...shown.document, rows } }, [], () => finishes)
  expect(article?.parts).toHaveLength(4)
  const again = { ...shown, document: { ...shown.document, rows: { ...rows } } }
  expect(sceneItems(again, [], () => finishes)[0]?.parts).toBe(article?.parts)
})

test('what the tool in hand shows is drawn instead of the document, and what collides is tinted', () => {
  const moved = { ...cabinet, placement: { ...here, at: [1200, 0, 0] as const } }
  const document = { ...shown.document, rows: { ...shown.document.rows, r1: moved } }
  const [first, second] = sceneItems({ ...shown, document, tints: { r1: 'collides' } }, [], () => finishes)
  expect(first).toMatchObject({ place: { at: [1200, 4000, 0] }, tint: 'collides' })
  expect(second?.tint).toBe('none')
  const again = sceneItems({ ...shown, document, tints: { r1: 'collides' } }, [], () => finishes)
  expect(again[0]).toBe(first)
})

test('what hangs on something that is gone is not drawn', () => {
  const document = { ...shown.document, walls: {} }
  expect(sceneItems({ ...shown, document }, [], () => finishes).map(({ id }) => id)).toEqual(['r2'])
})
