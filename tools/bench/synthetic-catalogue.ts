import type { Article, Pack, Rule, Text, Variant } from '@arredo/catalogue'

const text = (en: string): Text => ({ en })

/** 45 articles, 14 variants, three of them to the millimetre, and 30 rules of every kind an author can write. */
export function syntheticCatalogue(): Pack {
  return {
    format: 'arredo-pack/1',
    code: 'SYNTHETIC',
    name: text('Synthetic'),
    version: '1',
    materials: { any: { name: text('Any'), colour: '#cccccc', finish: 'matt' } },
    designClasses: {},
    classification: [{ code: 'ALL', name: text('All') }],
    variants: Object.fromEntries(variants.map((variant) => [variant.code, variant])),
    rules,
    models: ['PLAIN', 'FRAME'].map((code) => ({
      code,
      name: text(code),
      opening: {},
      forced: {},
      defaults: { W: 600, H: 720, D: 500, SHELVES: 1, DRAWERS: 0, DOORS: 1 },
      limits: code === 'FRAME' ? { W: { max: 1000 } } : {},
    })),
    recipes: {
      block: {
        size: { width: 'W', depth: 'D', height: 'H' },
        let: {},
        parts: [
          { code: 'front', shape: 'box', at: [0, 0, 0], size: ['W', 'D', 'H'], material: 'FRONT' },
          {
            code: 'shelf',
            shape: 'box',
            at: [18, 0, '(INDEX + 1) * 200'],
            size: ['W - 36', 'D - 20', 18],
            material: 'CARCASS',
            repeat: { count: 'SHELVES', step: [0, 0, 0] },
          },
        ],
      },
    },
    articles: Array.from({ length: 45 }, (_, index) => article(index)),
    priceLists: [
      {
        code: 'EUR',
        name: text('EUR'),
        currency: 'EUR',
        countries: ['IT'],
        validFrom: '2026-01-01',
        vat: '0.22',
        roundTo: '0.10',
        items: Array.from({ length: 45 }, (_, index) => ({
          kind: 'base' as const,
          article: `A${index}`,
          amount: '100.00',
        })),
      },
    ],
  }
}

function options(code: string, order: number, codes: readonly string[], tagged = 0): Variant {
  return {
    code,
    name: text(code),
    order,
    scope: 'article',
    mandatory: true,
    domain: {
      kind: 'options',
      options: codes.map((option, index) => ({
        code: option,
        name: text(option),
        material: 'any',
        priceGroup: index % 3 === 0 ? 'A' : 'B',
        attributes: { thickness: 18 + (index % 4) },
        ...(index < tagged && { tags: ['wood'] }),
      })),
    },
  }
}

function measure(code: string, order: number, min: number, max: number): Variant {
  const unit = max > 100 ? 'mm' : 'piece'
  const domain = { kind: 'integer', min, max, step: 1, unit } as const
  return { code, name: text(code), order, scope: 'article', mandatory: true, domain }
}

const variants: readonly Variant[] = [
  options('FRONT', 1, ['OAK', 'ASH', 'WALNUT', 'WHITE', 'GREY', 'SAGE', 'GLASS', 'MIRROR'], 3),
  options('CARCASS', 2, ['OAK', 'WALNUT', 'WHITE', 'GREY', 'BLACK', 'SAND'], 2),
  options('HANDLE', 3, ['BAR', 'KNOB', 'GROOVE', 'PUSH', 'LEATHER', 'NONE']),
  options('TOP', 4, ['NONE', 'QUARTZ', 'MARBLE', 'OAK', 'STEEL'], 0),
  options('FOOT', 5, ['PLINTH', 'LEGS', 'WALL']),
  options('LIGHT', 6, ['NONE', 'LED', 'SENSOR']),
  options('OPEN', 7, ['NO', 'YES']),
  options('HINGE', 8, ['SOFT', 'PLAIN', 'WIDE', 'LIFT']),
  measure('W', 9, 300, 1200),
  measure('H', 10, 300, 2400),
  measure('D', 11, 300, 650),
  measure('SHELVES', 12, 0, 8),
  measure('DRAWERS', 13, 0, 6),
  measure('DOORS', 14, 0, 4),
]

function when(condition: string, then: string): Rule['body'] {
  return { kind: 'implies', when: condition, then }
}

function check(test: string): Rule['body'] {
  return { kind: 'check', test }
}

const bodies: readonly Rule['body'][] = [
  when("FRONT == 'GLASS'", 'W + D <= 1200'),
  when('W > 900', 'D >= 500'),
  check("SHELVES * 240 + 120 <= H || OPEN == 'YES'"),
  when('H > 1800', 'W <= 900 && D >= 350'),
  when("FOOT == 'WALL'", 'W + H <= 2400 && D <= 450'),
  check('SHELVES * 40 + DRAWERS * 160 + 100 <= H'),
  when("OPEN == 'YES'", "DOORS == 0 && HANDLE == 'NONE' && HINGE == 'PLAIN'"),
  when('DOORS > 0', 'DOORS * 200 <= W && W <= DOORS * 650'),
  check("W + D != 1000 || FRONT in ['WHITE', 'GREY']"),
  when("LIGHT != 'NONE'", 'H - W >= 0 || SHELVES >= 2'),
  when("TOP == 'MARBLE'", 'W + 2 * D <= 2000'),
  check("W <= (FRONT == 'MIRROR' ? 700 : 1200)"),
  check('W * H <= 2000000'),
  when("FRONT == 'GLASS'", 'W * H / 1000000 <= 1.2'),
  check('2 * FRONT.thickness + 280 <= W'),
  when("HINGE == 'LIFT'", 'H <= 600 && DOORS <= 1'),
  when("'wood' in FRONT.tags", "CARCASS in ['OAK', 'WALNUT', 'WHITE']"),
  check("!('wood' in CARCASS.tags) || FRONT.priceGroup == CARCASS.priceGroup"),
  when("TOP != 'NONE'", "H <= 1000 && FOOT != 'WALL'"),
  check('min(W, H) >= 320 || DRAWERS == 0'),
  when('DRAWERS >= 4', 'H == 720 || H == 780 || H - 100 * DRAWERS > 500'),
  when("HANDLE == 'PUSH'", 'W <= 800'),
  {
    kind: 'allow',
    variants: ['HANDLE', 'HINGE'],
    rows: [
      [['BAR', 'KNOB', 'LEATHER'], '*'],
      ['GROOVE', ['SOFT', 'WIDE']],
      ['PUSH', ['PLAIN', 'LIFT']],
      ['NONE', '*'],
    ],
  },
  {
    kind: 'forbid',
    variants: ['FRONT', 'HANDLE'],
    rows: [
      ['#wood', 'KNOB'],
      ['GLASS', 'LEATHER'],
    ],
  },
  { kind: 'forbid', variants: ['TOP', 'FOOT', 'D'], rows: [[['QUARTZ', 'MARBLE'], 'LEGS', '560..650']] },
  {
    kind: 'allow',
    variants: ['FOOT', 'H'],
    rows: [
      ['PLINTH', '*'],
      ['LEGS', '300..1400'],
      ['WALL', ['300..900', '1200..1500']],
    ],
  },
  { kind: 'forbid', variants: ['LIGHT', 'CARCASS'], rows: [['SENSOR', ['BLACK', 'SAND']]] },
  when("FOOT == 'LEGS' && W > 800", 'W - D <= 500'),
  when('SHELVES + DRAWERS > 8', 'H > 1600 && D >= 400'),
  check("HINGE != 'WIDE' || W >= 2 * DOORS * 200 || DOORS == 0"),
]

const rules: readonly Rule[] = bodies.map((body, index) => ({
  code: `R${index + 1}`,
  why: text(`Reason ${index + 1}`),
  body,
}))

/** Every third article has all variants; the others do without one or two, and are limited in their own way. */
function article(index: number): Article {
  const left = [[], ['TOP'], ['LIGHT', 'HINGE']][index % 3] ?? []
  return {
    code: `A${index}`,
    name: text(`Article ${index}`),
    classification: 'ALL',
    models: index % 2 === 0 ? ['PLAIN', 'FRAME'] : ['PLAIN'],
    variants: variants.map(({ code }) => code).filter((code) => !left.includes(code)),
    sides: ['L', 'R'],
    recipe: 'block',
    attach: 'floor',
    mountHeight: 0,
    limits: { H: { min: 300 + 20 * (index % 7), max: 2400 - 150 * (index % 5) } },
  }
}
