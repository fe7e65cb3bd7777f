import { openPack, type Pack, type PriceItem } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { placeArticle } from './commands/place-article.ts'
import { compareEvaluations } from './compare-evaluations.ts'
import { evaluateProject } from './evaluate-project.ts'
import { newDocument } from './new-document.ts'

const autumn = {
  code: 'AUTUMN',
  name: { en: 'Autumn' },
  from: '2026-10-01',
  to: '2026-11-30',
  rate: '0.1',
  priority: 1,
  stacks: false,
}
const old: Pack = { ...samplePack, promotions: [autumn] }
const document = (() => {
  const empty = newDocument({
    name: 'Kitchen',
    alternative: 'a1',
    priceDate: '2026-11-15',
    priceList: 'EUR2026',
    packs: { KITCHEN: 'x' },
  })
  const placed = placeArticle.run(empty, {
    row: 'r1',
    catalogue: 'KITCHEN',
    model: 'LINEO_STD',
    article: 'B-DOOR',
    side: 'L',
    choices: { W: 600 },
    placement: null,
  })
  if (!placed.ok) throw new Error(placed.message)
  return placed.value
})()

function evaluated(pack: Pack, date = document.header.priceDate) {
  const dated = { ...document, header: { ...document.header, priceDate: date } }
  const catalogues = new Map([['KITCHEN', openPack(pack)]])
  return evaluateProject(dated, { catalogues, faces: ['customer', 'trade'], discounts: new Map() })
}

function changed(change: (list: Pack['priceLists'][number]) => Partial<Pack['priceLists'][number]>): Pack {
  return {
    ...old,
    version: '2',
    priceLists: old.priceLists.map((list) => ({ ...list, ...change(list) })),
  }
}

describe('the change report', () => {
  it('is empty when nothing changed', () => {
    const answer = compareEvaluations(evaluated(old), evaluated({ ...old }), 'customer')
    expect(answer).toEqual({ rows: [], old: 21071, new: 21071, reasons: [] })
  })

  it('names a new version of the list, another base price, and surcharges that came, went and changed', () => {
    const legs: PriceItem = { kind: 'fixed', code: 'LEGS', name: { en: 'Legs' }, amount: '4.00' }
    const cells = [
      ['150.00', '190.00', '270.00'],
      ['170.00', '210.00', null],
    ]
    const dearer = changed(({ items }) => ({
      items: [
        ...items
          .filter(({ kind }) => kind !== 'fixed')
          .map((item) => (item.kind === 'matrix' ? { ...item, cells } : item)),
        legs,
      ],
    }))
    const { rows, reasons } = compareEvaluations(evaluated(old), evaluated(dearer), 'trade')
    expect(reasons).toContainEqual({ kind: 'list', old: 'EUR2026 1', new: 'EUR2026 2' })
    expect(rows).toHaveLength(1)
    expect(rows[0]?.reasons).toEqual(
      expect.arrayContaining([
        { kind: 'base', old: 18200, new: 19000 },
        { kind: 'surcharge', code: 'BAR', label: { en: 'Bar handle' }, old: 990, new: null },
        { kind: 'surcharge', code: 'LEGS', label: { en: 'Legs' }, old: null, new: 400 },
      ]),
    )
  })

  it('names a promotion that ended', () => {
    const {
      rows,
      old: before,
      new: after,
    } = compareEvaluations(evaluated(old), evaluated(old, '2026-12-01'), 'customer')
    expect(rows[0]?.reasons).toEqual([
      { kind: 'promotion', code: 'AUTUMN', label: { en: 'Autumn' }, old: -2341, new: null },
    ])
    expect([before, after]).toEqual([21071, 23412])
  })

  it('names an article that is no longer sold with the one in its place, and a size without a price', () => {
    const [article] = samplePack.articles
    if (!article) throw new Error('The sample has no article')
    const gone = {
      ...old,
      articles: [
        { ...article, replacedBy: 'B-NEW' },
        { ...article, code: 'B-NEW' },
      ],
    }
    expect(compareEvaluations(evaluated(old), evaluated(gone), 'customer').rows[0]?.reasons).toEqual([
      { kind: 'discontinued', article: 'B-DOOR', replacement: 'B-NEW' },
    ])
    const smaller = changed(({ items }) => ({
      items: items.map((item) =>
        item.kind === 'matrix' ? { ...item, cells: item.cells.map((row) => row.map(() => null)) } : item,
      ),
    }))
    const { rows } = compareEvaluations(evaluated(old), evaluated(smaller), 'customer')
    expect(rows).toMatchObject([{ row: 'r1', new: null, reasons: [{ kind: 'notSold' }] }])
  })
})
