import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import type { EditorState, Newcomer } from '@arredo/editor'
import type { Placement } from '@arredo/geometry'
import { type ArticleRow, type DeskState, newDocument, type OwnApplianceRow } from '@arredo/project'
import { expect, test } from 'vitest'
import { newcomerId, sceneItems } from './scene-items.ts'

const size = { width: 600, depth: 580, height: 800 }
const here: Placement = { at: [100, 4000, 0], rotation: 0, wall: 'n' }
const there: Placement = { at: [900, 4000, 0], rotation: 0, wall: 'n' }
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
const idle: EditorState = {
  view: '3d',
  tool: 'select',
  selection: [],
  gesture: null,
  snaps: true,
  opened: ['r1'],
}
const desk: DeskState = {
  document: {
    ...newDocument({ name: 'Test', alternative: 'a', priceDate: '2026-11-01' }),
    rows: { r1: cabinet, r2: fridge },
  },
  evaluation: { alternative: 'a', articles: { r1: evaluation }, findings: [], prices: {} },
  alternative: 'a',
  undoes: null,
  redoes: null,
}

test('[D-81] articles and own appliances stand in the room, unchanged between two looks', () => {
  const [article, own] = sceneItems(desk, idle, () => finishes)
  expect(article).toMatchObject({ id: 'r1', placement: here, side: 'R', isOpen: true, tint: 'none' })
  expect(article?.parts).toBe(evaluation.parts)
  expect(own).toMatchObject({ id: 'r2', placement: there, size: { width: 600, depth: 650, height: 1850 } })
  expect(sceneItems(desk, idle, () => finishes)[1]?.parts).toBe(own?.parts)
})

test('a gesture is drawn instead of the document and tints what collides', () => {
  const gesture = { kind: 'move', row: 'r1', placement: there, collides: true } as const
  const [moved, still] = sceneItems(desk, { ...idle, gesture }, () => finishes)
  expect(moved).toMatchObject({ placement: there, tint: 'collides' })
  expect(still?.tint).toBe('none')
})

test('a newcomer appears once the pointer has found it a place', () => {
  const newcomer: Newcomer = {
    catalogue: 'base',
    model: 'm',
    article: 'B60',
    side: 'L',
    choices: {},
    size,
    parts: evaluation.parts,
    attach: 'floor',
    mountHeight: 0,
  }
  const placing = (placement: Placement | null): EditorState => ({
    ...idle,
    tool: 'place',
    gesture: { kind: 'place', newcomer, placement, collides: false },
  })
  expect(sceneItems(desk, placing(null), () => finishes)).toHaveLength(2)
  expect(sceneItems(desk, placing(there), () => finishes)[2]).toMatchObject({
    id: newcomerId,
    placement: there,
  })
})
