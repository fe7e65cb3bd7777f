import { describe, expect, it } from 'vitest'
import { classifiedGroups } from '../classification.ts'
import { differencesFromHeader } from '../differences-from-header.ts'
import type { ArticleRequest } from '../evaluation.ts'
import { openPack } from '../open-pack.ts'
import { compileCatalogue } from './index.ts'

const source = `code: FORM
name: Form
version: "1"
classification:
  - code: SEATS
    name: Seats
    children:
      - { code: STOOLS, name: Stools }
      - { code: LAMPS, name: Lamps }
  - { code: UNITS, name: Units }
materials:
  felt: { name: Felt, colour: "#888888", finish: matt }
  oak: { name: Oak, colour: "#c59d6f", finish: wood, density: 700 }
variants:
  COVER:
    name: Cover
    scope: project
    options:
      - { code: FELT, name: Felt, material: felt, attributes: { thick: 40, isSoft: true } }
      - { code: OAK, name: Oak, material: oak, attributes: { thick: 22, isSoft: false } }
      - { code: NONE, name: None, neutral: true }
  LEGS: { name: Legs, integer: { min: 3, max: 6, unit: piece } }
  W: { name: Width, integer: { min: 150, max: 1200 } }
  H: { name: Height, integer: { min: 100, max: 2500 } }
rules:
  - { code: R-SLIM, why: Not taller than five widths, check: "H <= 5 * W" }
  - { code: R-PRO, why: Pro is wide, models: [PRO], check: "W >= 400" }
models:
  - { code: BASIC, name: Basic, defaults: { W: 601, H: 450 } }
  - { code: PRO, name: Pro }
  - { code: PRO_X, name: Pro X, base: PRO, opening: { COVER: OAK }, defaults: { W: 500, H: 450 } }
recipes:
  stool:
    size: { width: W, depth: W, height: H }
    let: { SEAT: COVER.thick }
    parts:
      - { code: seat, shape: cushion, at: [0, 0, H - SEAT], size: [W, W, SEAT], softness: 500, seam: true, material: COVER, if: COVER.isSoft }
      - { code: board, shape: panel, across: z, radius: 9000, at: [0, 0, H - SEAT], size: [W, W, SEAT], material: COVER, if: "!COVER.isSoft" }
      - code: leg
        shape: lathe
        along: z
        at: [20 + INDEX * 10, 30, 0]
        profile: [[12, 5], [-20, H - SEAT]]
        material: "material:oak"
        repeat: { count: LEGS, step: [0, 100, 0] }
      - { code: bulb, shape: asset, asset: bulb.glb, at: [0, 0, 0], size: [10, 10, 10], material: "material:felt", light: { lumens: 2 * W, kelvin: 2700 } }
      - { code: many, shape: box, at: [0, 0, 0], size: [1, 1, 1], material: "material:felt", repeat: { count: 1 / 0, step: [0, 0, 0] } }
      - { code: radio, bought: true, parts: [{ code: knob, shape: box, at: [0, 0, 0], size: [1, 1, 1], material: "material:felt" }] }
articles:
  - { code: STOOL, name: Stool, classification: STOOLS, models: [BASIC, PRO_X], variants: [COVER, LEGS, W, H], recipe: stool, attach: corner, tags: [seat], defaults: { LEGS: 4 }, limits: { H: { max: 900 } }, only: { COVER: [FELT, OAK] } }
priceLists:
  - { code: L, name: L, currency: EUR, countries: [IT], validFrom: "2026-01-01", vat: 0.22, roundTo: "0.01", items: [{ kind: base, article: STOOL, amount: 10 }] }
texts:
  it: { Felt: Feltro }
`
const compiled = compileCatalogue([{ path: 'form.yaml', text: source }], (text) => text)
if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings, null, 2))
const { pack } = compiled
const catalogue = openPack(pack)

function evaluate(request: Partial<ArticleRequest> = {}) {
  const answer = catalogue.evaluate({
    article: 'STOOL',
    model: 'BASIC',
    side: 'L',
    choices: {},
    header: {},
    ...request,
  })
  if (!answer) throw new Error('no such article')
  return answer
}

describe('the format', () => {
  it('derives level, children and finality of groups', () => {
    expect(
      classifiedGroups(pack).map(({ code, parent, level, hasChildren, isFinal }) => [
        code,
        parent,
        level,
        hasChildren,
        isFinal,
      ]),
    ).toEqual([
      ['SEATS', null, 1, true, false],
      ['STOOLS', 'SEATS', 2, false, true],
      ['LAMPS', 'SEATS', 2, false, true],
      ['UNITS', null, 1, false, true],
    ])
  })

  it('takes any millimetre, and the nearest one that the rules allow', () => {
    const open = evaluate({ choices: { W: 163 } })
    expect(open.configuration).toMatchObject({ W: 163, H: 450 })
    const range = (code: string) => open.variants.find((variant) => variant.code === code)?.range
    expect(range('H')).toEqual({ min: 100, max: 815, step: 1 })
    expect(evaluate({ choices: { W: 163, H: 877 } }).configuration).toMatchObject({ W: 163, H: 815 })
    const why = catalogue.whyNot(
      { article: 'STOOL', model: 'BASIC', side: 'L', choices: { W: 163 }, header: {} },
      'H',
      816,
    )
    expect(why).toEqual({
      because: ['W'],
      reasons: [{ rule: 'R-SLIM', why: { en: 'Not taller than five widths' } }],
    })
  })

  it('holds what an article limits and leaves out, and says so', () => {
    const { configuration, conflicts, variants } = evaluate({ choices: { COVER: 'NONE', H: 1000 } })
    expect(configuration).toMatchObject({ COVER: 'FELT', H: 900, LEGS: 4 })
    expect(conflicts.map(({ rule, why }) => [rule, why.en])).toEqual([
      ['only:COVER', 'Stool is not made with this'],
      ['article-limit:H', 'Stool is not made in this size'],
    ])
    expect(variants[0]?.options?.map(({ allowed }) => allowed)).toEqual(['yes', 'yes', 'no'])
  })

  it('applies the rules of a model to the models based on it, and to no other', () => {
    expect(evaluate({ model: 'PRO_X', choices: { W: 200 } }).configuration.W).toBe(400)
    expect(evaluate({ choices: { W: 200 } }).configuration.W).toBe(200)
  })

  it('lists for documents only what differs from the header', () => {
    const header = { COVER: 'OAK' }
    const codes = (request: Partial<ArticleRequest>) =>
      differencesFromHeader(pack, evaluate({ header, ...request }), header).map(({ code }) => code)
    expect(codes({})).toEqual(['LEGS', 'W', 'H'])
    expect(codes({ choices: { COVER: 'FELT' } })).toEqual(['COVER', 'LEGS', 'W', 'H'])
    expect(codes({ choices: { COVER: 'OAK' } })).toEqual(['LEGS', 'W', 'H'])
  })

  it('builds soft, rounded, turned and modelled parts that say which box they fill', () => {
    const { parts } = evaluate({ choices: { W: 300, H: 450 } })
    expect(parts[0]).toEqual({
      code: 'seat',
      shape: 'cushion',
      at: [0, 0, 410],
      size: [300, 300, 40],
      softness: 20,
      crown: 15,
      hasSeam: true,
      material: 'felt',
      finishOf: 'COVER',
    })
    expect(parts.find(({ code }) => code === 'leg-2')).toEqual({
      code: 'leg-2',
      shape: 'lathe',
      along: 'z',
      at: [10, 110, 5],
      size: [40, 40, 405],
      profile: [
        [12, 0],
        [20, 405],
      ],
      material: 'oak',
    })
    expect(parts.filter(({ code }) => code.startsWith('leg'))).toHaveLength(4)
    expect(parts.find(({ code }) => code === 'bulb')).toMatchObject({
      shape: 'asset',
      asset: 'bulb.glb',
      light: { lumens: 600, kelvin: 2700 },
    })
    expect(evaluate({ choices: { COVER: 'OAK', W: 300 } }).parts[0]).toMatchObject({
      shape: 'panel',
      radius: 150,
    })
    expect(parts.filter(({ code }) => code.startsWith('many'))).toEqual([])
  })

  it('[D-213 part] knows how heavy a material is, and which parts are bought', () => {
    expect(Object.values(pack.materials).map(({ density }) => density)).toEqual([undefined, 700])
    const bought = pack.recipes.stool?.parts.filter((part) => part.bought).map(({ code }) => code)
    expect(bought).toEqual(['radio-knob'])
  })

  it('takes texts in other languages from beside', () => {
    expect(pack.materials.felt?.name).toEqual({ en: 'Felt', it: 'Feltro' })
    expect(pack.materials.oak?.name).toEqual({ en: 'Oak' })
  })
})
