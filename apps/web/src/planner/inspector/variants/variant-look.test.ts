import type { Option, Variant } from '@arredo/catalogue'
import { expect, it } from 'vitest'
import { variantLook } from './variant-look.ts'

const nameOf = ({ name }: Option) => name.en
const designClasses = { COLOUR: { component: 'Swatches' }, HANDLE: { component: 'Pictures' } }

it('shows colours as swatches, a few words as chips and the rest as a list', () => {
  expect(look([option('sage', { material: 'sage' }), option('oak', { material: 'oak' })])).toBe('swatches')
  expect(look([option('Bar'), option('Knob')])).toBe('chips')
  expect(look(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((code) => option(code)))).toBe('list')
  expect(look([option('Soft-closing drawer with glass sides')])).toBe('list')
})

it('keeps swatches when only the option that takes the feature away has no colour', () => {
  expect(look([option('none', { neutral: true }), option('oak', { material: 'oak' })])).toBe('swatches')
  expect(look([option('none', { neutral: true })])).toBe('chips')
})

it('shows shapes of one material by name, not as equal swatches', () => {
  expect(look([option('Bar', { material: 'steel' }), option('Knob', { material: 'steel' })])).toBe('chips')
})

it('takes the author’s word for what is a colour', () => {
  const options = [option('Bar', { material: 'steel' }), option('Knob', { material: 'brass' })]
  expect(look(options, { designClass: 'COLOUR' })).toBe('swatches')
  expect(look(options, { designClass: 'HANDLE' })).toBe('chips')
})

it('shows an integer as a number', () => {
  expect(look([], { domain: { kind: 'integer', min: 0, max: 9, step: 1, unit: 'piece' } })).toBe('number')
})

function look(options: readonly Option[], rest: Partial<Variant> = {}) {
  return variantLook({ ...variant(options), ...rest }, designClasses, nameOf)
}

function option(name: string, rest: Partial<Option> = {}): Option {
  return { code: name, name: { en: name }, ...rest }
}

function variant(options: readonly Option[]): Variant {
  return {
    code: 'V',
    name: { en: 'Variant' },
    order: 1,
    scope: 'article',
    mandatory: true,
    domain: { kind: 'options', options },
  }
}
