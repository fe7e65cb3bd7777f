import { designClassOf, openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { calls } from '../calls/index.ts'
import { fromWireRuleContext, toWireRuled } from './wire-rule-context.ts'

const item = samplePack.articles[0]?.code ?? ''

function asked(more: object = {}) {
  const context = { catalog: samplePack.code, model: 'LINEO', cModel: 'LINEO_STD', item, neutro: { W: 600 } }
  return fromWireRuleContext(calls['rules/evaluate'].input.parse({ ...context, ...more }) as never)
}

it('[A-149] a rule is asked with model, neutro, item, cModel and reg; a variant has obbligate and classe, whose part before the bars names the class', () => {
  const wish = asked({ reg: { W: 450 }, header: { FRONT: 'OAK' } })
  expect(wish).toMatchObject({ model: 'LINEO_STD', article: item, choices: { W: 450 } })
  expect(asked({ cModel: '' })).toMatchObject({ model: 'LINEO', choices: { W: 600 } })

  const { FRONT: front } = samplePack.variants
  if (!front) throw new Error('The sample has no fronts')
  const variants = { ...samplePack.variants, FRONT: { ...front, designClass: 'COLOUR||wide' } }
  const evaluation = openPack(samplePack).evaluate(wish)
  if (!evaluation) throw new Error('The sample has no such article')
  const ruled = toWireRuled({ variants }, evaluation, 'en')
  expect(calls['rules/evaluate'].output.parse(ruled)).toEqual(ruled)
  expect(ruled).toMatchObject({ rule: { W: 450, FRONT: 'OAK' }, neutro: { W: 450 }, errors: [] })
  expect(ruled.neutro).not.toHaveProperty('FRONT')
  expect(ruled.variants.length).toBeGreaterThan(3)
  for (const { cod, obbligate, classe } of ruled.variants) {
    const { mandatory, designClass = '' } = variants[cod as 'FRONT']
    expect([cod, obbligate, classe]).toEqual([cod, mandatory, designClass])
  }
  const fronts = ruled.variants.find(({ cod }) => cod === 'FRONT')
  expect([fronts?.classe, designClassOf({ designClass: fronts?.classe })]).toEqual(['COLOUR||wide', 'COLOUR'])
})

it('lists what the rules still allow, and says in the authors’ words what does not go together', () => {
  const ruledBy = (reg: object) => {
    const evaluation = openPack(samplePack).evaluate(asked({ reg }))
    return evaluation && toWireRuled(samplePack, evaluation, 'en')
  }
  const fronts = (reg: object) =>
    ruledBy(reg)
      ?.variants.find(({ cod }) => cod === 'FRONT')
      ?.values.map(({ cod }) => cod)
  expect(fronts({})).toContain('OAK')
  expect(fronts({ CARCASS: 'SAGE' })).not.toContain('OAK')
  expect(ruledBy({ CARCASS: 'SAGE', FRONT: 'OAK' })?.errors).toEqual([
    'Oak fronts need an oak or white carcass',
  ])
})
