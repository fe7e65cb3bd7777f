import { openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { sizeVariants } from './size-of-unit.ts'
import { shownVariants } from './variants/shown-variants.ts'

const evaluation = openPack(samplePack).evaluate({
  article: 'B-DOOR',
  model: 'LINEO_STD',
  side: 'L',
  choices: {},
  header: {},
})

it('orders sizes as width, depth, height, whatever the order of the variants', () => {
  if (!evaluation) throw new Error('The sample article is gone')
  expect(sizeVariants(samplePack, evaluation).map(({ variant }) => variant.code)).toEqual(['W', 'D', 'H'])
})

it('shows every variant once: as a size or as a choice', () => {
  if (!evaluation) throw new Error('The sample article is gone')
  const sizes = sizeVariants(samplePack, evaluation).map(({ variant }) => variant.code)
  const choices = shownVariants(samplePack, evaluation).map(({ variant }) => variant.code)
  expect([...sizes, ...choices].toSorted()).toEqual(evaluation.variants.map(({ code }) => code).toSorted())
})
