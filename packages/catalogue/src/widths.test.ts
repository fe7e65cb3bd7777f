import { samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pack, Recipe, Variant } from './index.ts'
import { choicesForWidth, openPack, widthsOf } from './index.ts'

const [cabinet] = samplePack.articles
if (!cabinet) throw new Error('The sample has no article')
const request = {
  article: cabinet.code,
  model: cabinet.models[0] ?? '',
  side: 'L',
  choices: {},
  header: {},
} as const
const recipe = samplePack.recipes[cabinet.recipe] as Recipe

function withWidth(width: string | number, more: Partial<Pack> = {}, extra: readonly string[] = []): Pack {
  return {
    ...samplePack,
    recipes: {
      ...samplePack.recipes,
      [cabinet?.recipe ?? '']: { ...recipe, size: { ...recipe.size, width } },
    },
    articles: samplePack.articles.map((article) => ({
      ...article,
      variants: [...article.variants, ...extra],
    })),
    ...more,
  }
}

describe('the widths of an article', () => {
  it('are those of the variant its width is made of, with what is added to it', () => {
    expect(widthsOf(openPack(samplePack), request)).toEqual([{ from: 300, to: 900, step: 50 }])
    expect(widthsOf(openPack(withWidth('W + 38')), request)).toEqual([{ from: 338, to: 938, step: 50 }])
    const byName = {
      ...withWidth('OUTER'),
      recipes: {
        [cabinet.recipe]: {
          ...recipe,
          let: { ...recipe.let, OUTER: 'W + 10' },
          size: { ...recipe.size, width: 'OUTER' },
        },
      },
    }
    expect(widthsOf(openPack(byName), request)).toEqual([{ from: 310, to: 910, step: 50 }])
  })

  it('are the one it stands with where nothing, or more than one length, makes it', () => {
    expect(widthsOf(openPack(withWidth(640)), request)).toEqual([{ from: 640, to: 640, step: 1 }])
    expect(widthsOf(openPack(withWidth('W + D')), request)).toHaveLength(1)
    expect(choicesForWidth(openPack(withWidth(640)), request, 640)).toEqual({})
    expect(choicesForWidth(openPack(withWidth(640)), request, 600)).toBeNull()
  })

  it('are those of its options', () => {
    const option = (code: string, wide: number) => ({ code, name: { en: code }, attributes: { wide } })
    const size: Variant = {
      ...{ code: 'SIZE', name: { en: 'Size' }, order: 9, scope: 'article', mandatory: true },
      domain: { kind: 'options', options: [option('S', 450), option('M', 600), option('L', 1200)] },
    }
    const pack = withWidth('SIZE.wide', { variants: { ...samplePack.variants, SIZE: size } }, ['SIZE'])
    expect(widthsOf(openPack(pack), request).map(({ from }) => from)).toEqual([450, 600, 1200])
    expect(choicesForWidth(openPack(pack), request, 1200)).toEqual({ SIZE: 'L' })
    expect(choicesForWidth(openPack(pack), request, 900)).toBeNull()
  })

  it('are never promised against a rule or a choice that stands', () => {
    const pack: Pack = {
      ...samplePack,
      rules: [{ code: 'R', why: { en: 'No' }, body: { kind: 'check', test: 'W != 600' } }],
    }
    expect(choicesForWidth(openPack(pack), request, 600)).toBeNull()
  })

  it('are what it becomes by the choices for one', () => {
    const catalogue = openPack(withWidth('W + 38'))
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 1100 }), (width) => {
        const choices = choicesForWidth(catalogue, request, width)
        const isPromised = widthsOf(catalogue, request).some(
          ({ from, to, step }) => width >= from && width <= to && (width - from) % step === 0,
        )
        expect(choices !== null).toBe(isPromised)
        if (choices) expect(catalogue.evaluate({ ...request, choices })?.size.width).toBe(width)
      }),
    )
  })
})
