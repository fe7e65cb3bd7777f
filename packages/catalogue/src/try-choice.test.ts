import { type Choices, openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { tryChoice } from './try-choice.ts'

const catalogue = openPack(samplePack)

it('lets a choice stand that breaks no rule', () => {
  expect(tried({ HANDLE: 'BAR' }, 'FRONT', 'OAK')).toEqual({ kind: 'stands' })
})

it('refuses what a rule forbids, in the author’s words, with the change that allows it', () => {
  const answer = tried({ HANDLE: 'KNOB' }, 'FRONT', 'OAK')
  if (answer.kind !== 'refused') throw new Error('It should have been refused')

  expect(answer.reasons.map(({ why }) => why.en)).toContain('Wooden fronts are not milled for knobs')
  expect(answer.repair?.dropped).toEqual(['HANDLE'])
  const repaired = catalogue.evaluate({ ...request, choices: answer.repair?.choices ?? {} })
  expect(repaired?.conflicts).toEqual([])
  expect(repaired?.configuration.FRONT).toBe('OAK')
})

it('refuses a size that a rule forbids, too', () => {
  expect(tried({ HANDLE: 'PUSH' }, 'W', 800).kind).toBe('refused')
  expect(tried({ HANDLE: 'PUSH' }, 'W', 600).kind).toBe('stands')
})

const request = { article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices: {}, header: {} } as const

function tried(choices: Choices, variant: string, value: string | number) {
  return tryChoice(catalogue, { ...request, choices }, variant, value)
}
