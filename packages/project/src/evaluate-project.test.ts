import type { ArticleEvaluation, ArticleRequest, Catalogue, Pack } from '@arredo/catalogue'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAlternative,
  changeHeaderVariant,
  changeVariant,
  createDesk,
  type EvaluationContext,
  evaluateProject,
  moveRow,
  newDocument,
  placeArticle,
  removeRows,
  setQuantity,
} from './index.ts'

const pack: Pack = {
  format: 'arredo-pack/1',
  code: 'lineo',
  name: { en: 'Lineo' },
  version: '1',
  materials: {},
  designClasses: {},
  classification: [],
  variants: {},
  rules: [],
  models: [],
  recipes: {},
  articles: [],
  priceLists: [
    {
      code: 'IT',
      name: { en: 'Italy' },
      currency: 'EUR',
      countries: ['IT'],
      validFrom: '2026-01-01',
      vat: '0.22',
      roundTo: '0.01',
      items: [{ kind: 'base', article: 'B60', amount: '100' }],
    },
  ],
}

/** Knows one article, as wide as its WIDTH; counts how often it is asked. */
function countingCatalogue(): { catalogue: Catalogue; asked: () => number } {
  let count = 0
  const evaluate = ({ article, choices, header }: ArticleRequest): ArticleEvaluation | null => {
    count += 1
    if (article !== 'B60') return null
    return {
      article,
      name: { en: 'Base unit' },
      configuration: { ...header, ...choices },
      variants: [],
      size: { width: Number(choices.WIDTH ?? 600), depth: 560, height: 720 },
      parts: [],
      conflicts: choices.FRONT === 'impossible' ? [{ rule: 'r', why: { en: 'Not with this handle' } }] : [],
    }
  }
  const catalogue: Catalogue = {
    pack,
    followers: [],
    evaluate,
    evaluateNow: evaluate,
    *evaluateInSteps(request) {
      yield
      return evaluate(request)
    },
    accept: () => {},
    whyNot: () => ({ because: [], reasons: [] }),
    repair: () => null,
  }
  return { catalogue, asked: () => count }
}

function known(): ReadonlyMap<string, Catalogue> {
  return new Map([['lineo', countingCatalogue().catalogue]])
}

function deskWith(context: Partial<EvaluationContext>) {
  const full: EvaluationContext = { catalogues: new Map(), faces: [], discounts: new Map(), ...context }
  const document = newDocument({
    name: 'Kitchen',
    alternative: 'a1',
    priceDate: '2026-11-15',
    priceList: 'IT',
  })
  return createDesk({ document, evaluate: (current) => evaluateProject(current, full) })
}

const article = { catalogue: 'lineo', model: 'M', article: 'B60', side: 'L', placement: null } as const
const elsewhere = { at: [1, 2, 0], rotation: 0, seat: { on: 'floor' } } as const

describe('evaluateProject', () => {
  it('asks the engine only for what changed, and keeps the answers of all other rows', () => {
    const { catalogue, asked } = countingCatalogue()
    const desk = deskWith({ catalogues: new Map([['lineo', catalogue]]) })
    desk.run(placeArticle, { ...article, row: 'r1', choices: {} })
    desk.run(placeArticle, { ...article, row: 'r2', choices: {} })
    const before = desk.current().evaluation.articles
    expect(asked()).toBe(2)

    desk.run(moveRow, { row: 'r1', placement: elsewhere })
    expect(asked()).toBe(2)
    desk.run(changeVariant, { row: 'r2', variant: 'WIDTH', value: 900 })
    expect(asked()).toBe(3)
    const after = desk.current().evaluation.articles
    expect(after.r1).toBe(before.r1)
    expect(after.r2?.size.width).toBe(900)

    desk.run(changeHeaderVariant, { variant: 'FRONT', value: 'oak' })
    expect(asked()).toBe(5)
    expect(desk.current().evaluation.articles.r1?.configuration).toEqual({ FRONT: 'oak' })
  })

  it('names rows it does not know and rows whose choices cannot stand together', () => {
    const { catalogue } = countingCatalogue()
    const desk = deskWith({ catalogues: new Map([['lineo', catalogue]]) })
    desk.run(placeArticle, { ...article, row: 'r1', choices: {}, article: 'X' })
    desk.run(placeArticle, { ...article, row: 'r2', choices: {}, catalogue: 'gone' })
    desk.run(placeArticle, { ...article, row: 'r3', choices: { FRONT: 'impossible' } })
    expect(desk.current().evaluation.findings).toEqual([
      { row: 'r1', code: 'unknownArticle', message: 'X is an unknown article' },
      { row: 'r2', code: 'unknownArticle', message: 'B60 is an unknown article' },
      { row: 'r3', code: 'conflict', message: 'Not with this handle' },
    ])
    expect(Object.keys(desk.current().evaluation.articles)).toEqual(['r3'])
  })

  it('[A-53 part] goes on where the engine stumbles over one row, or over the price list', () => {
    const { catalogue } = countingCatalogue()
    const evaluate = (request: Parameters<typeof catalogue.evaluate>[0]) => {
      if (request.article === 'X') throw new Error('A bug of the engine')
      return catalogue.evaluate(request)
    }
    const desk = deskWith({ catalogues: new Map([['lineo', { ...catalogue, evaluate }]]) })
    desk.run(placeArticle, { ...article, row: 'r1', choices: {}, article: 'X' })
    desk.run(placeArticle, { ...article, row: 'r2', choices: {} })
    expect(desk.current().evaluation.findings).toEqual([
      { row: 'r1', code: 'failed', message: 'X could not be worked out' },
    ])
    expect(Object.keys(desk.current().evaluation.articles)).toEqual(['r2'])
  })

  it('[D-82] prices an alternative by its own variants and rows', () => {
    const desk = deskWith({ catalogues: known(), faces: ['customer'] })
    desk.run(placeArticle, { ...article, row: 'r1', choices: {} })
    desk.run(addAlternative, { alternative: 'a2', name: 'Cheaper', rowIds: { r1: 'r2' } })
    desk.look('a2')
    desk.run(setQuantity, { row: 'r2', quantity: 3 })
    desk.run(changeHeaderVariant, { variant: 'FRONT', value: 'oak' })
    const { document } = desk.current()
    const context = { catalogues: known(), faces: ['customer'], discounts: new Map() } as const
    const of = (alternative: string) => {
      const { articles, prices } = evaluateProject(document, { ...context, alternative })
      const configurations = Object.entries(articles).map(([row, { configuration }]) => [row, configuration])
      return [prices.customer?.total, ...configurations]
    }
    expect(of('a1')).toEqual([12_200, ['r1', {}]])
    expect(of('a2')).toEqual([36_600, ['r2', { FRONT: 'oak' }]])
  })

  it('[D-80 part] prices the faces that are allowed and no other, the trade by the terms of its list', () => {
    const { catalogue } = countingCatalogue()
    const catalogues = new Map([['lineo', catalogue]])
    const totals = (context: Partial<EvaluationContext>) => {
      const desk = deskWith({ catalogues, ...context })
      desk.run(placeArticle, { ...article, row: 'r1', choices: {}, quantity: 2 })
      const { prices } = desk.current().evaluation
      return [prices.customer?.total, prices.trade?.total]
    }
    const terms = [{ code: 'd', name: { en: 'Dealer' }, rate: '0.4' }]
    expect(totals({ faces: ['customer'] })).toEqual([24_400, undefined])
    expect(
      totals({ faces: ['customer', 'trade'], discounts: new Map([['lineo', new Map([['IT', terms]])]]) }),
    ).toEqual([24_400, 12_000])
    expect(totals({ faces: ['trade'] })).toEqual([undefined, 9_000])
  })

  it('[D-80 part] buys each row on the terms its own catalogue gives for the list in force', () => {
    const { catalogue } = countingCatalogue()
    const [list] = pack.priceLists
    if (!list) throw new Error('no list')
    const spring = { ...list, code: 'SPRING', replaces: 'IT' }
    const other = (code: string, lists: Pack['priceLists']): [string, Catalogue] => [
      code,
      { ...catalogue, pack: { ...pack, code, priceLists: lists } },
    ]
    const terms = (rate: string) => [{ code: 'd', name: { en: 'Dealer' }, rate }]
    const desk = deskWith({
      faces: ['trade'],
      catalogues: new Map([
        other('lineo', [list]),
        other('decor', [list, spring]),
        other('usual', [list]),
        other('plain', [list, spring]),
      ]),
      discounts: new Map([
        ['lineo', new Map([['IT', terms('0.4')]])],
        [
          'decor',
          new Map([
            ['IT', terms('0.2')],
            ['SPRING', terms('0.1')],
          ]),
        ],
        ['plain', new Map([['IT', terms('0.3')]])],
      ]),
    })
    for (const code of ['lineo', 'decor', 'usual', 'plain'])
      desk.run(placeArticle, { ...article, row: code, catalogue: code, choices: {} })
    const { rows, lines } = desk.current().evaluation.prices.trade ?? { rows: {}, lines: [] }
    // Its list's, its commercial list's, the project's usual 50 and 10 %, and its list's for want of others.
    expect(Object.values(rows).map(({ total }) => total)).toEqual([6000, 9000, 4500, 7000])
    expect(lines.map(({ catalogue: code, amount }) => [code, amount])).toEqual([
      [undefined, 40_000],
      ['lineo', -4000],
      ['decor', -1000],
      ['usual', -5000],
      ['usual', -500],
      ['plain', -3000],
    ])
  })

  it('prices nothing for a move and its undo, among as many rows as there are', () => {
    const desk = deskWith({ catalogues: known(), faces: ['customer', 'trade'] })
    for (let row = 0; row < 20; row++) desk.run(placeArticle, { ...article, row: `r${row}`, choices: {} })
    const { prices } = desk.current().evaluation
    const moves = [
      () => desk.run(moveRow, { row: 'r7', placement: elsewhere }),
      () => desk.run(moveRow, { row: 'r8', placement: elsewhere }),
      desk.undo,
      desk.reevaluate,
    ]
    for (const move of moves) {
      move()
      expect(desk.current().evaluation.prices.customer).toBe(prices.customer)
      expect(desk.current().evaluation.prices.trade).toBe(prices.trade)
    }
  })

  it('[D-80 part] prices anew what is bought on other terms', () => {
    const rates = ['0.4', '0.1', '0.4']
    const catalogues = known()
    const { document } = deskWith({ catalogues }).current()
    const placed = placeArticle.run(document, { ...article, row: 'r1', choices: {} })
    const totals = rates.map((rate) => {
      const discounts = new Map([['lineo', new Map([['IT', [{ code: 'd', name: { en: 'd' }, rate }]]])]])
      const context = { catalogues, faces: ['trade'], discounts } as const
      return placed.ok && evaluateProject(placed.value, context).prices.trade?.total
    })
    expect(totals).toEqual([6000, 9000, 6000])
  })

  it('answers from memory what it would answer without', () => {
    const row = fc.constantFrom('r1', 'r2', 'r3')
    const step = fc.oneof(
      fc.record({ kind: fc.constant('place' as const), row }),
      fc.record({ kind: fc.constant('move' as const), row }),
      fc.record({ kind: fc.constant('remove' as const), row }),
      fc.record({ kind: fc.constant('quantity' as const), row, quantity: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constant('undo' as const) }),
    )
    const context = { catalogues: known(), faces: ['customer', 'trade'], discounts: new Map() } as const
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const desk = deskWith(context)
        for (const next of steps) {
          if (next.kind === 'place') desk.run(placeArticle, { ...article, row: next.row, choices: {} })
          if (next.kind === 'move') desk.run(moveRow, { row: next.row, placement: elsewhere })
          if (next.kind === 'remove') desk.run(removeRows, { rows: [next.row] })
          if (next.kind === 'quantity') desk.run(setQuantity, next)
          if (next.kind === 'undo') desk.undo()
          const { document, evaluation } = desk.current()
          // Prices are remembered by the header: with another one nothing is known.
          const unknown = { ...document, header: { ...document.header } }
          expect(evaluation.prices).toEqual(evaluateProject(unknown, context).prices)
        }
      }),
    )
  })

  it('names rows the price list does not sell', () => {
    const { catalogue } = countingCatalogue()
    const unsold = {
      ...catalogue,
      pack: { ...pack, priceLists: pack.priceLists.map((list) => ({ ...list, items: [] })) },
    }
    const desk = deskWith({ catalogues: new Map([['lineo', unsold]]), faces: ['customer'] })
    desk.run(placeArticle, { ...article, row: 'r1', choices: {} })
    expect(desk.current().evaluation.findings).toMatchObject([{ row: 'r1', code: 'notSold' }])
  })
})
