import { type Choices, openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { mixed, sharedVariants } from './shared-variants.ts'

const catalogue = openPack(samplePack)

function article(choices: Choices) {
  const found = catalogue.evaluate({ article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices, header: {} })
  if (!found) throw new Error('It should be known')
  return found
}
const chosen = (shared: ReturnType<typeof sharedVariants>, code: string) =>
  shared.find(({ variant }) => variant.code === code)?.state.value

it('shows what all have, and says where they differ', () => {
  const shared = sharedVariants(samplePack, [
    article({ FRONT: 'WHITE', HANDLE: 'BAR' }),
    article({ FRONT: 'OAK', HANDLE: 'BAR' }),
  ])
  expect(chosen(shared, 'HANDLE')).toBe('BAR')
  expect(chosen(shared, 'FRONT')).toBe(mixed)
})

it('strikes an option only where none of them can have it', () => {
  const allowed = (...articles: Parameters<typeof sharedVariants>[1]) =>
    sharedVariants(samplePack, articles)
      .find(({ variant }) => variant.code === 'FRONT')
      ?.state.options?.find(({ value }) => value === 'OAK')?.allowed
  const [knob, bar] = [article({ HANDLE: 'KNOB' }), article({ HANDLE: 'BAR' })]
  expect([allowed(knob, knob), allowed(knob, bar), allowed(bar, bar)]).toEqual(['no', 'unknown', 'yes'])
})

it('leaves out what one of them does not have', () => {
  const bare = { ...article({}), variants: article({}).variants.filter(({ code }) => code !== 'FRONT') }
  expect(chosen(sharedVariants(samplePack, [article({}), bare]), 'FRONT')).toBeUndefined()
  expect(sharedVariants(samplePack, [])).toEqual([])
})
