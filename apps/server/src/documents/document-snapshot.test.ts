import { demoBrand } from '@arredo/brands'
import { evaluateProject, tradeOfProject, withTrade } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { adjusted, withGlass } from '../testing/own-prices.ts'
import { testKitchen } from '../testing/test-kitchen.ts'
import { documentSnapshot, readSnapshot } from './document-snapshot.ts'

const profile = { displayName: 'Anna', shops: [], shop: null } as never
const kitchen = adjusted(withGlass(testKitchen('Kitchen')), { kind: 'reduction', amount: 500 }, 'A friend')
const document = withTrade(kitchen, tradeOfProject, { discounts: [0.45, 0.05] })
const evaluation = evaluateProject(document, { catalogues: new Map(), faces: [], discounts: new Map() })
const frozen = {
  audience: 'customer' as const,
  document,
  evaluation,
  brand: demoBrand,
  paper: {},
  profile,
  language: 'en',
  pricePack: null,
  cover: null,
}
const snapshot = documentSnapshot(frozen)

describe('the snapshot of a document', () => {
  it('[D-80 part] holds nothing of the trade sheet', () => {
    expect(JSON.stringify(snapshot)).not.toMatch(/"trade"|discounts|7777|A friend/)
    expect(readSnapshot(JSON.parse(JSON.stringify(snapshot)))).toMatchObject({
      document: { ...document, trade: {} },
      evaluation: { alternative: 'main' },
    })
  })

  it('of an older version is read in today’s shapes, without what only the trade may know', () => {
    const { alternative: _, ...answers } = snapshot.evaluation
    const { header, alternatives, openings, views, packs } = snapshot.document
    const { glass } = document.rows
    const old = {
      ...snapshot,
      evaluation: answers,
      document: {
        ...{ version: 2, header, alternatives, openings, views, packs },
        walls: { w: { id: 'w', from: [0, 0], to: [3000, 0], height: 2700, thickness: 100 } },
        rows: { glass: { ...glass, cost: 7_777 } },
      },
    }
    const read = readSnapshot(JSON.parse(JSON.stringify(old)))
    expect(read.evaluation.alternative).toBe('main')
    expect(read.document).toMatchObject({ version: 3, trade: {}, walls: { w: { line: 'right' } } })
    expect(Object.keys(read.document.corners)).toHaveLength(2)
    expect(JSON.stringify(read)).not.toContain('7777')
  })

  it('is for the paper of the shop’s country; once there was A4 alone', () => {
    const shop = { code: 'S1', country: 'us' }
    const profile = { displayName: 'Anna', shops: [shop], shop } as never
    expect(documentSnapshot({ ...frozen, profile }).paper).toEqual({ name: 'Letter', isLandscape: false })
    const { paper, ...old } = snapshot
    expect(paper.name).toBe('A4')
    expect(readSnapshot(old).paper).toEqual(paper)
  })

  it('that cannot be read is a defect, and said so', () => {
    expect(() => readSnapshot({ ...snapshot, document: {} })).toThrow('The document cannot be read')
  })
})
