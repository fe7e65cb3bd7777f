import { openPack } from '@arredo/catalogue'
import { type ArticleRow, type EvaluationContext, evaluateProject, newDocument } from '@arredo/project'
import { sampleDiscounts, samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { trialEngine } from './trial-engine.ts'

const catalogues = new Map([['KITCHEN', openPack(samplePack)]])
const empty = newDocument({
  name: 'Trial',
  alternative: 'a',
  priceDate: '2026-11-15',
  shop: null,
  priceList: 'EUR2026',
  packs: {},
})
const row: ArticleRow = {
  id: 'r',
  kind: 'article',
  alternative: 'a',
  order: 1,
  flags: { drawn: true, offered: true, ordered: true },
  catalogue: 'KITCHEN',
  model: 'LINEO_STD',
  article: 'B-DOOR',
  side: 'L',
  choices: {},
  quantity: 1,
  placement: null,
}
const document = { ...empty, rows: { r: row } }
const context: EvaluationContext = { catalogues, discounts: sampleDiscounts, faces: ['customer', 'trade'] }
const { prices } = evaluateProject(document, context)

it('prices a trial exactly as the project is priced, for either face', () => {
  for (const face of ['customer', 'trade'] as const) {
    const trial = trialEngine(() => context, face)(document)
    expect(trial.prices).toEqual({ [face]: prices[face] })
    expect(trial.prices[face]?.total).toBeGreaterThan(0)
  }
})

it('[D-80 part] computes no other face than the one shown, and none that may not be seen', () => {
  const ofGuest = () => ({ ...context, faces: ['customer' as const], discounts: new Map() })
  expect(Object.keys(trialEngine(ofGuest, 'customer')(document).prices)).toEqual(['customer'])
  expect(trialEngine(ofGuest, 'trade')(document).prices).toEqual({})
})
