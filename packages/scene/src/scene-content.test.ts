import { type ArticleRow, newDocument, type ProjectDocument, type TextRow } from '@arredo/project'
import { expect, test } from 'vitest'
import { openingIn, rectangle } from './room/plan-for-tests.ts'
import { isSameRoom, sceneContent } from './scene-content.ts'

const { row: _, ...door } = openingIn('n')
const document: ProjectDocument = {
  ...newDocument({ name: 'Test', alternative: 'a', priceDate: '2026-11-01' }),
  ...rectangle(5000, 4000),
  openings: { [door.id]: door },
}
const flags = { drawn: true, offered: true, ordered: true }
const before = contentOf(document)

test('rows that come and go leave the room as it is built', () => {
  const note: TextRow = { id: 'r1', alternative: 'a', order: 1, kind: 'text', text: 'Oak', flags }
  const furnished = { ...document, rows: { r1: note } }
  expect(isSameRoom(before, contentOf(furnished))).toBe(true)
})

test('another wall, opening, or article in an opening makes it another room', () => {
  const wider = { ...document, openings: { [door.id]: { ...door, width: 1000 } } }
  expect(isSameRoom(before, contentOf(wider))).toBe(false)
  expect(isSameRoom(before, contentOf({ ...document, openings: {} }))).toBe(false)
  expect(isSameRoom(before, contentOf({ ...document, ...rectangle(5000, 4100) }))).toBe(false)
  const leaf: ArticleRow = {
    id: 'r1',
    alternative: 'a',
    order: 1,
    flags,
    kind: 'article',
    catalogue: 'c',
    model: 'm',
    article: 'D90',
    side: 'L',
    choices: {},
    quantity: 1,
    placement: { at: [0, 0, 0], rotation: 0, seat: { on: 'opening', opening: door.id } },
  }
  const withLeaf = { ...document, rows: { r1: leaf } }
  expect(isSameRoom(before, contentOf(withLeaf))).toBe(false)
})

function contentOf(shown: ProjectDocument) {
  const evaluation = { alternative: 'a', articles: {}, findings: [], prices: {} }
  return sceneContent({ document: shown, evaluation }, [])
}
