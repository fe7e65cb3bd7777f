import { samplePack, sampleTradeTerms } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../canonical-json.ts'
import { openPack } from '../open-pack.ts'
import type { Pack } from '../pack.ts'
import { checkPack, compileCatalogue, type SourceFile } from './index.ts'

const same = (text: string) => text

const head = `code: TINY
name: Tiny
version: "1"
classification:
  - { code: ALL, name: All }
materials:
  white: { name: White, colour: "#ffffff", finish: matt }
`
const variants = `variants:
  FRONT:
    name: { en: Front, it: Frontale }
    options:
      - { code: WHITE, name: White, material: white, tags: [plain] }
      - { code: GREY, name: Grey }
  W:
    name: Width
    integer: { min: 300, max: 600, step: 100 }
`
const rest = `models:
  - { code: M, name: Model, opening: { W: 400 } }
recipes:
  box:
    size: { width: W, depth: 500, height: 700 }
    let: { B: A + 1, A: W / 2 }
    parts:
      - { code: block, shape: box, at: [0, 0, 0], size: [A + B, 500, 700], material: FRONT }
articles:
  - { code: A1, name: Block, classification: ALL, models: [M], variants: [FRONT, W], recipe: box }
`
const rules = `rules:
  - { code: R1, why: Only white is wide, when: W > 500, then: "FRONT == 'WHITE'" }
  - { code: R2, why: No small grey, check: "FRONT != 'GREY' || W > 300" }
  - code: R3
    why: Table
    variants: [FRONT, W]
    allow: [["#plain", "*"], [GREY, [400..500, 600]]]
`
const prices = `priceLists:
  - code: L
    name: List
    currency: EUR
    countries: [IT]
    validFrom: "2026-01-01"
    vat: 0.22
    roundTo: "0.01"
    items:
      - { kind: base, article: A1, amount: 99.5 }
tradeTerms:
  - { priceList: L, discounts: [{ code: D1, name: Trade, rate: "0.5" }] }
`
const tiny: Readonly<Record<string, string>> = { head, variants, rest, rules, prices }

function files(changes: Readonly<Record<string, string>> = {}): readonly SourceFile[] {
  return Object.entries({ ...tiny, ...changes }).map(([name, text]) => ({ path: `${name}.yaml`, text }))
}

function findings(changes: Readonly<Record<string, string>>): readonly string[] {
  const compiled = compileCatalogue(files(changes), same)
  if (compiled.ok) return []
  return compiled.findings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
}

describe('a catalogue folder', () => {
  it('becomes a pack with everything the short form leaves out', () => {
    const compiled = compileCatalogue(files(), same)
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings))
    const { pack, tradeTerms } = compiled
    expect(pack.name).toEqual({ en: 'Tiny' })
    expect(pack.variants.W).toEqual({
      code: 'W',
      name: { en: 'Width' },
      order: 2,
      scope: 'article',
      mandatory: true,
      domain: { kind: 'integer', min: 300, max: 600, step: 100, unit: 'mm' },
    })
    expect(pack.rules.map(({ body }) => body.kind)).toEqual(['implies', 'check', 'allow'])
    expect(pack.articles[0]).toMatchObject({ sides: ['L', 'R'], attach: 'floor', mountHeight: 0 })
    expect(pack.priceLists[0]).toMatchObject({ vat: '0.22', items: [{ amount: '99.5' }] })
    expect(tradeTerms).toEqual([
      { priceList: 'L', discounts: [{ code: 'D1', name: { en: 'Trade' }, rate: '0.5' }] },
    ])
    expect(JSON.stringify(pack)).not.toContain('Trade')
  })

  it('has one hash for one content, however it is cut into files', () => {
    const joined = [{ path: 'all.yaml', text: Object.values(tiny).toReversed().join('') }]
    const one = compileCatalogue(files(), same)
    const two = compileCatalogue(joined, same)
    if (!one.ok || !two.ok) throw new Error('does not compile')
    expect(two.hash).toBe(one.hash)
    expect(one.hash).toBe(canonicalJson(one.pack))
  })

  it('takes the hole of a recipe it uses under its own names, unless it says another', () => {
    const text = `recipes:
  window:
    parameters: { LENGTH: { kind: number } }
    size: { width: LENGTH + 2 * W, depth: 60, height: 900 }
    let: { W: 40 }
    parts:
      - { code: frame, shape: box, at: [W, 0, 0], size: [LENGTH, 60, 900], material: "material:white" }
    cut: { at: [W, 0], width: LENGTH, height: 900 }
`
    const cutOf = (recipe: string) => {
      const articles = rest.slice(rest.indexOf('articles:'))
      const used = `models: [{ code: M, name: Model, opening: { W: 400 } }]\n${articles}`.replace(
        'recipe: box',
        `attach: opening, recipe: ${recipe}`,
      )
      const library = [{ path: 'library.yaml', text }]
      const compiled = compileCatalogue(files({ rest: used }), same, { library })
      if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings))
      const request = { article: 'A1', model: 'M', side: 'L', choices: {}, header: {} } as const
      return openPack(compiled.pack).evaluate(request)?.cut
    }
    expect(cutOf('{ use: window, with: { LENGTH: W * 2 } }')).toEqual({
      at: [40, 0],
      width: 800,
      height: 900,
    })
    expect(
      cutOf('{ use: window, with: { LENGTH: W * 2 }, cut: { at: [0, 5], width: W, height: 895 } }'),
    ).toEqual({ at: [0, 5], width: 400, height: 895 })
  })

  it('joins lists and points into the right file', () => {
    const more = `rules:\n  - { code: R4, why: X, check: "W > 0" }\n  - { code: R5, why: X, check: "WW > 0" }\n`
    expect(findings({ more })).toEqual([
      'more.yaml:3:33 In "WW > 0" at character 1: nothing here is called WW. Did you mean W?',
    ])
  })

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['YAML that cannot be read', { head: 'code: [1' }, 'head.yaml:1:'],
    ['a missing section', { prices: '' }, 'The catalogue has no priceLists'],
    [
      'an unknown word',
      { head: head.replace('version', 'versoin') },
      'head.yaml:3:1 versoin means nothing here',
    ],
    ['a section given twice', { more: 'code: OTHER' }, 'more.yaml:1:1 code is given a second time'],
    ['a variant given twice', { more: 'variants: { W: { name: W } }' }, 'W stands twice in variants'],
    [
      'a wrong kind of value',
      { variants: variants.replace('min: 300', 'min: low') },
      'W › integer › min should be a whole number, not "low"',
    ],
    [
      'a material nobody made',
      { head: head.replace('  white:', '  snow:') },
      'variants.yaml:5:37 There is no material white',
    ],
    [
      'an option given twice',
      { variants: variants.replace('GREY', 'WHITE') },
      'The option WHITE stands twice in FRONT',
    ],
    ['a broken expression', { rules: rules.replace('W > 500', 'W >') }, 'the expression ends too early'],
    [
      'a rule that answers no yes or no',
      { rules: rules.replace('W > 500', 'W') },
      '"W" must answer yes or no',
    ],
    [
      'a cell that fits nothing',
      { rules: rules.replace('#plain', '#shiny') },
      '"#shiny" fits no value of FRONT',
    ],
    [
      'a row of the wrong length',
      { rules: rules.replace('["#plain", "*"]', '["#plain"]') },
      'This row has 1 cells',
    ],
    [
      'values that need each other',
      { rest: rest.replace('A: W / 2', 'A: B') },
      'A is made of B, and that again of A',
    ],
    [
      'a variant the article lacks',
      { rest: rest.replace('[FRONT, W]', '[W]') },
      'The recipe box needs FRONT, which A1 does not have',
    ],
    ['an unknown model', { rest: rest.replace('models: [M]', 'models: [N]') }, 'N is no final model'],
    [
      'a base that leads back',
      { rest: rest.replace('name: Model,', 'name: Model, base: M,') },
      'missing or leads back',
    ],
    ['an opening value that is none', { rest: rest.replace('W: 400', 'W: 410') }, '410 is no value of W'],
    [
      'an opening the rules forbid',
      { rest: rest.replace('W: 400', 'W: 600, FRONT: GREY') },
      'rest.yaml:2:5 The opening and defaults of M cannot stand together in A1: FRONT, W against R1',
    ],
    [
      'rules that leave nothing',
      { rules: rules.replace("FRONT != 'GREY' || W > 300", 'W < 0') },
      'A1 cannot be made in M: R2',
    ],
    [
      'a missing price',
      {
        prices: prices.replace(
          'kind: base, article: A1, amount: 99.5',
          'kind: fixed, code: F, name: F, amount: "1"',
        ),
      },
      'The price list L has no price for A1',
    ],
    [
      'an amount finer than the currency',
      { prices: prices.replace('99.5', '99.555') },
      '99.555 is no amount of EUR, which has 2 decimals',
    ],
    [
      'VAT as a number of percent',
      { prices: prices.replace('vat: 0.22', 'vat: 22') },
      '22 should be a fraction: 22 % is written 0.22',
    ],
    [
      'a day that does not exist',
      { prices: prices.replace('2026-01-01', '2026-02-30') },
      '2026-02-30 is no day of the calendar',
    ],
    [
      'terms for a list nobody has',
      { prices: prices.replace('priceList: L', 'priceList: X') },
      'prices.yaml:12:7 There is no price list X',
    ],
  ])('%s is named', (_, changes, expected) => {
    expect(findings(changes).join('\n')).toContain(expected)
  })

  it.each<[string, string, string]>([
    ['columns', '[["1", "2"], ["1"]]', 'This row has 1 prices for 2 limits'],
    ['rows', '[["1", "2"]]', 'There are 1 rows of prices for 2 limits'],
    ['amounts', '[["1", "2"], ["1", "x"]]', 'should be a plain decimal number'],
  ])('a matrix is checked for its %s', (_, cells, expected) => {
    const matrix = `kind: matrix, article: A1, across: W, down: W, acrossUpTo: [400, 600], downUpTo: [500, 600], cells: ${cells}`
    const changed = prices.replace('kind: base, article: A1, amount: 99.5', matrix)
    expect(findings({ prices: changed }).join('\n')).toContain(expected)
  })

  it('a matrix must reach the largest size and rise', () => {
    const matrix =
      'kind: matrix, article: A1, across: W, down: W, acrossUpTo: [500, 400], downUpTo: [500, 600], cells: [["1", ~], ["1", "2"]]'
    const found = findings({ prices: prices.replace('kind: base, article: A1, amount: 99.5', matrix) }).join(
      '\n',
    )
    expect(found).toContain('W goes up to 600, but prices end at 400')
    expect(found).toContain('The limits must rise')
  })

  it('a file that multiplies itself through references is refused', () => {
    const bomb = Array.from(
      { length: 12 },
      (_, level) => `  a${level}: &a${level} [${level ? Array(10).fill(`*a${level - 1}`) : 'x'}]`,
    )
    expect(findings({ bomb: `recipes:\n${bomb.join('\n')}` }).length).toBeGreaterThan(0)
  })
})

describe('the check of a pack from elsewhere', () => {
  it('finds nothing wrong with the sample', () => {
    expect(checkPack(samplePack, sampleTradeTerms)).toEqual([])
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'pack'],
    ['a list', []],
    ['another format', { ...samplePack, format: 'arredo-pack/2' }],
    ['no articles', { ...samplePack, articles: [] }],
    [
      'a variant under a false name',
      { ...samplePack, variants: { ...samplePack.variants, X: samplePack.variants.W } },
    ],
  ])('refuses %s', (_, pack) => {
    expect(checkPack(pack).length).toBeGreaterThan(0)
  })

  it('never throws, whatever single value of a pack is taken away or changed', () => {
    const parsed = JSON.parse(JSON.stringify(samplePack)) as Pack
    const paths = fc.constantFrom(...pathsOf(parsed))
    const wrong = fc.constantFrom(undefined, null, 0, -1, 'x', [], {})
    fc.assert(
      fc.property(paths, wrong, (path, value) => {
        expect(Array.isArray(checkPack(replaceAt(parsed, path, value)))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, held]) => pathsOf(held, [...path, key]))]
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong
  if (Array.isArray(value))
    return value.map((held, index) => (String(index) === key ? replaceAt(held, rest, wrong) : held))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, held]) => [
      name,
      name === key ? replaceAt(held, rest, wrong) : held,
    ]),
  )
}
