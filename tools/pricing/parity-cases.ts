import { openPack, type Pack, type PriceItem, type PriceList } from '@arredo/catalogue'
import { type PricedRow, type PriceTerms, priceProject } from '@arredo/pricing'

const caseCount = 100

/**
 * Many projects under every setting of a price list, configured and priced in both faces, as one text: what
 * any two engines say to it must be the same to the byte. Knows no clock, no chance and no surroundings.
 */
export function priceCases(sold: Pack): string {
  const draw = drawing(2026)
  const answers: unknown[] = []
  for (let count = 0; count < caseCount; count++) {
    const pack = drawnPack(draw, sold)
    const rows = drawnRows(draw, pack)
    const terms = drawnTerms(draw)
    for (const face of ['customer', 'trade'] as const) answers.push(priceProject(rows, { ...terms, face }))
  }
  return JSON.stringify(answers)
}

type Draw = <Value>(values: readonly [Value, ...Value[]]) => Value

/** The same numbers everywhere; whole numbers only. */
function drawing(seed: number): Draw {
  let state = seed
  return (values) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return values[(state >>> 8) % values.length] ?? values[0]
  }
}

const more: readonly PriceItem[] = [
  { kind: 'metre', code: 'GRIP', name: { en: 'Grip' }, amount: '46.00', length: 'W', min: '15.00' },
  { kind: 'area', code: 'VENEER', name: { en: 'Veneer' }, variant: 'FRONT', amount: '80.00' },
  { kind: 'formula', code: 'CUT', name: { en: 'Cut' }, formula: 'W / 97 + H / 1013' },
]

function drawnPack(draw: Draw, sold: Pack): Pack {
  const settings: Partial<PriceList> = {
    rounding: draw(['halfUp', 'halfEven', 'up', 'down']),
    increase: draw(['beforePromotions', 'afterPromotions']),
    discounts: draw(['cascade', 'add']),
    vatRounding: draw(['piece', 'row', 'rate', 'document']),
    roundTo: draw(['0.01', '0.05', '0.10', '1.00']),
    ...(draw([true, false]) && { externalDecimals: draw([1, 0, -1]) }),
  }
  const autumn = { code: 'AUTUMN', name: { en: 'Autumn' }, from: '2026-10-01', to: '2026-11-30' }
  const items = (list: PriceList) => (draw([true, false]) ? [...list.items, ...more] : list.items)
  return {
    ...sold,
    priceLists: sold.priceLists.map((list) => ({ ...list, ...settings, items: items(list) })),
    promotions: draw([true, false])
      ? [{ ...autumn, rate: draw(['0.1', '0.075']), when: 'W > 450', priority: 1, stacks: false }]
      : [],
  }
}

function drawnRows(draw: Draw, pack: Pack): readonly PricedRow[] {
  const catalogue = openPack(pack)
  const decor: Pack = { ...pack, code: 'DECOR' }
  const options = (code: string): readonly [string, ...string[]] => {
    const domain = pack.variants[code]?.domain
    const [first = '', ...others] = domain?.kind === 'options' ? domain.options.map((one) => one.code) : []
    return [first, ...others]
  }
  const articles = Array.from({ length: draw([1, 2, 3, 5, 8]) }, (_, index): PricedRow => {
    const choices = {
      FRONT: draw(options('FRONT')),
      HANDLE: draw(options('HANDLE')),
      W: draw([300, 450, 600, 750, 900]),
    }
    const model = 'LINEO_STD'
    const evaluation = catalogue.evaluate({ article: 'B-DOOR', model, side: 'L', choices, header: {} })
    if (!evaluation) throw new Error('The kitchen has no such article')
    const adjustment = draw([undefined, undefined, { kind: 'reduction', amount: 777 } as const])
    const own = draw([undefined, [{ code: 'D1', name: { en: 'Own' }, rate: '0.275' }]])
    return {
      id: `a${index}`,
      pack: draw([pack, decor]),
      ...(own && { discounts: own }),
      evaluation,
      model,
      quantity: draw([1, 2, 7]),
      ...(adjustment && { adjustment }),
    }
  })
  const [finish] = pack.finishes ?? []
  const area = draw([1, 333, 1247, 90_001])
  const covered = finish && { ...finish, waste: draw(['0', '0.075']), inBoxesOf: draw(['2.22', '0.333']) }
  return [
    ...articles,
    ...(covered ? [{ kind: 'finish', id: 'w', pack, finish: covered, area } as const] : []),
    {
      kind: 'free',
      id: 'f',
      text: 'Glass',
      quantity: draw([1, 1.5, 0.333]),
      price: 12_345,
      vat: draw(['0.22', '0.1']),
    },
    { kind: 'service', id: 's', text: 'Assembly', charge: { kind: 'percent', rate: '0.085', min: 5000 } },
  ]
}

function drawnTerms(draw: Draw): Omit<PriceTerms, 'face'> {
  const name = { en: 'Discount' }
  return {
    priceList: draw(['EUR2026', 'USD2026']),
    date: draw(['2026-06-01', '2026-11-15']),
    increase: draw([1, 1.037, 1.1]),
    discounts: [
      { code: 'D1', name, rate: draw(['0.5', '0.333']) },
      { code: 'D2', name, rate: draw(['0.1', '0']) },
    ],
    ...(draw([true, false]) && { reduction: { text: 'Special price', amount: draw([1, 999, 5000]) } }),
  }
}
