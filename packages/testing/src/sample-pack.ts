import type { Pack, Recipe, TradeTerms, Variant } from '@arredo/catalogue'

/** A small kitchen: one base cabinet in two final models, three option variants, three rules, two lists. */
export const samplePack: Pack = {
  format: 'arredo-pack/1',
  code: 'KITCHEN',
  name: { en: 'Sample kitchen', it: 'Cucina di prova' },
  version: '1',
  materials: {
    white: { name: { en: 'White' }, colour: '#f4f3ef', finish: 'matt' },
    sage: { name: { en: 'Sage' }, colour: '#a3ad98', finish: 'matt' },
    oak: { name: { en: 'Oak' }, colour: '#c49a6c', finish: 'wood' },
    steel: { name: { en: 'Steel' }, colour: '#b9bcc0', finish: 'metal' },
  },
  designClasses: { COLOUR: { component: 'Swatches' } },
  classification: [
    {
      code: 'BASE',
      name: { en: 'Base units' },
      children: [{ code: 'BASE_DOOR', name: { en: 'With door' } }],
    },
  ],
  variants: sampleVariants(),
  rules: [
    {
      code: 'R-OAK',
      why: {
        en: 'Oak fronts need an oak or white carcass',
        it: 'I frontali rovere vogliono struttura rovere o bianca',
      },
      // biome-ignore lint/suspicious/noThenProperty: the pack's word; a text is never taken for a promise.
      body: { kind: 'implies', when: "FRONT == 'OAK'", then: "CARCASS in ['OAK', 'WHITE']" },
    },
    {
      code: 'R-PUSH',
      why: { en: 'Push to open works up to 600 mm', it: "L'apertura a pressione arriva a 600 mm" },
      body: { kind: 'check', test: "HANDLE != 'PUSH' || W <= 600" },
    },
    {
      code: 'R-WOOD',
      why: { en: 'Wooden fronts are not milled for knobs', it: 'I frontali in legno non hanno pomelli' },
      body: { kind: 'forbid', variants: ['FRONT', 'HANDLE'], rows: [['#wood', 'KNOB']] },
    },
  ],
  models: [
    {
      code: 'LINEO',
      name: { en: 'Lineo' },
      opening: {},
      forced: {},
      defaults: { W: 600, D: 560 },
      limits: {},
    },
    {
      code: 'LINEO_STD',
      name: { en: 'Lineo Standard' },
      base: 'LINEO',
      opening: { FRONT: 'SAGE' },
      forced: {},
      defaults: { H: 720 },
      limits: {},
    },
    {
      code: 'LINEO_PRO',
      name: { en: 'Lineo Pro' },
      base: 'LINEO',
      opening: {},
      forced: { HANDLE: 'PUSH' },
      defaults: { W: 500, H: 780 },
      limits: { W: { max: 500 } },
    },
  ],
  recipes: { base_door: sampleRecipe() },
  articles: [
    {
      code: 'B-DOOR',
      name: { en: 'Base unit, door', it: 'Base con anta' },
      classification: 'BASE_DOOR',
      models: ['LINEO_STD', 'LINEO_PRO'],
      variants: ['FRONT', 'HANDLE', 'CARCASS', 'W', 'H', 'D'],
      sides: ['L', 'R'],
      recipe: 'base_door',
      attach: 'floor',
      mountHeight: 0,
      orderCode: '1001',
    },
  ],
  priceLists: [priceList('EUR2026', 'EUR', ['IT', 'DE'], '0.22'), priceList('USD2026', 'USD', ['US'], '0')],
}

export const sampleTradeTerms: readonly TradeTerms[] = ['EUR2026', 'USD2026'].map((list) => ({
  priceList: list,
  discounts: [
    { code: 'D1', name: { en: 'Trade discount' }, rate: '0.5' },
    { code: 'D2', name: { en: 'Extra discount' }, rate: '0.1' },
  ],
}))

/** The same as an evaluation takes them. */
export const sampleDiscounts: ReadonlyMap<string, ReadonlyMap<string, TradeTerms['discounts']>> = new Map([
  [samplePack.code, new Map(sampleTradeTerms.map(({ priceList, discounts }) => [priceList, discounts]))],
])

function sampleVariants(): Readonly<Record<string, Variant>> {
  const variants: readonly Variant[] = [
    {
      code: 'FRONT',
      name: { en: 'Front colour', it: 'Colore frontale' },
      order: 1,
      scope: 'project',
      mandatory: true,
      designClass: 'COLOUR',
      domain: {
        kind: 'options',
        options: [
          { code: 'WHITE', name: { en: 'White' }, material: 'white', priceGroup: 'A' },
          { code: 'SAGE', name: { en: 'Sage' }, material: 'sage', priceGroup: 'B' },
          { code: 'OAK', name: { en: 'Oak' }, material: 'oak', priceGroup: 'C', tags: ['wood'] },
        ],
      },
    },
    {
      code: 'CARCASS',
      name: { en: 'Carcass', it: 'Struttura' },
      order: 2,
      scope: 'project',
      mandatory: true,
      designClass: 'COLOUR',
      domain: {
        kind: 'options',
        options: [
          { code: 'WHITE', name: { en: 'White' }, material: 'white' },
          { code: 'OAK', name: { en: 'Oak' }, material: 'oak' },
          { code: 'SAGE', name: { en: 'Sage' }, material: 'sage' },
        ],
      },
    },
    {
      code: 'HANDLE',
      name: { en: 'Handle', it: 'Maniglia' },
      order: 3,
      scope: 'article',
      mandatory: true,
      domain: {
        kind: 'options',
        options: [
          { code: 'BAR', name: { en: 'Bar' }, material: 'steel' },
          { code: 'KNOB', name: { en: 'Knob' }, material: 'steel' },
          { code: 'PUSH', name: { en: 'Push to open' }, neutral: true },
        ],
      },
    },
    integer('W', 'Width', 4, 300, 900, 50),
    integer('H', 'Height', 5, 660, 840, 60),
    integer('D', 'Depth', 6, 360, 660, 100),
  ]
  return Object.fromEntries(variants.map((variant) => [variant.code, variant]))
}

function integer(code: string, name: string, order: number, min: number, max: number, step: number): Variant {
  const domain = { kind: 'integer', min, max, step, unit: 'mm' } as const
  return { code, name: { en: name }, order, scope: 'article', mandatory: true, domain }
}

function sampleRecipe(): Recipe {
  return {
    size: { width: 'W', depth: 'D + 21', height: 'H + 100' },
    let: { T: 18, GAP: 3, DOORS: 'W > 600 ? 2 : 1', DW: '(W - DOORS * GAP) / DOORS' },
    parts: [
      {
        code: 'side-left',
        shape: 'box',
        at: [0, 0, 100],
        size: ['T', 'D', 'H'],
        material: 'CARCASS',
        grain: 'z',
      },
      { code: 'side-right', shape: 'box', at: ['W - T', 0, 100], size: ['T', 'D', 'H'], material: 'CARCASS' },
      { code: 'bottom', shape: 'box', at: ['T', 0, 100], size: ['W - 2 * T', 'D', 'T'], material: 'CARCASS' },
      {
        code: 'back',
        shape: 'box',
        at: ['T', 10, '100 + T'],
        size: ['W - 2 * T', 8, 'H - T'],
        material: 'CARCASS',
      },
      {
        code: 'plinth',
        shape: 'box',
        at: [0, 'D - 60', 0],
        size: ['W', 16, 100],
        material: 'material:steel',
      },
      {
        code: 'door-left',
        if: "DOORS == 2 || SIDE == 'L'",
        shape: 'box',
        at: ['GAP / 2', 'D + 2', 100],
        size: ['DW', 19, 'H - GAP'],
        material: 'FRONT',
        opens: 'door-left',
      },
      {
        code: 'door-right',
        if: "DOORS == 2 || SIDE == 'R'",
        shape: 'box',
        at: ['W - GAP / 2 - DW', 'D + 2', 100],
        size: ['DW', 19, 'H - GAP'],
        material: 'FRONT',
        opens: 'door-right',
      },
      {
        code: 'handle',
        if: 'DOORS == 1',
        shape: 'box',
        at: ["SIDE == 'L' ? W - 40 : 30", 'D + 21', 'H - 80'],
        size: [10, 30, "HANDLE == 'BAR' ? 160 : 10"],
        material: 'HANDLE',
      },
    ],
  }
}

function priceList(
  code: string,
  currency: string,
  countries: readonly string[],
  vat: string,
): Pack['priceLists'][number] {
  return {
    code,
    name: { en: `List ${code}` },
    currency,
    countries,
    validFrom: '2026-01-01',
    // Far away: tests that live on the machine's day find it valid.
    validTo: '2099-12-31',
    vat,
    roundTo: '0.10',
    items: [
      {
        kind: 'matrix',
        article: 'B-DOOR',
        across: 'W',
        down: 'H',
        acrossUpTo: [450, 600, 900],
        downUpTo: [720, 840],
        cells: [
          ['148.00', '182.00', '264.00'],
          ['163.00', '201.00', null],
        ],
      },
      {
        kind: 'fixed',
        code: 'BAR',
        name: { en: 'Bar handle' },
        when: "HANDLE == 'BAR'",
        amount: '9.90',
        times: 'W > 600 ? 2 : 1',
      },
      {
        kind: 'percent',
        code: 'GROUP_C',
        name: { en: 'Front in price group C' },
        when: "FRONT.priceGroup == 'C'",
        rate: '0.18',
        of: 'base',
      },
    ],
  }
}
