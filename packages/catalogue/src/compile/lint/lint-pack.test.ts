import { describe, expect, it } from 'vitest'
import { compileCatalogue, lintPack } from '../index.ts'
import { smallLibrary, soundCatalogue } from '../sound-catalogue.ts'

type Edits = Readonly<Record<string, readonly [sound: string, changed: string]>>

function warnings(edits: Edits = {}): readonly string[] {
  const sources = Object.entries(soundCatalogue).map(([path, text]) => {
    const [sound, changed] = edits[path] ?? ['', '']
    expect(text).toContain(sound)
    return { path, text: text.replace(sound, changed) }
  })
  const compiled = compileCatalogue(sources, (text) => text, { library: smallLibrary })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings))
  return lintPack(compiled.pack)
    .map(compiled.toFinding)
    .map((finding) => `${finding.file}:${finding.line} ${finding.message}`)
}

describe('warnings about a catalogue', () => {
  it('are none for a sound one', () => {
    expect(warnings()).toEqual([])
  })

  it.each([
    [
      'an option nobody can choose',
      'rules.yaml',
      '  - code: R2',
      `  - { code: R0, why: No oak, check: "FRONT != 'OAK'" }\n  - code: R2`,
      'variants.yaml:7 The option OAK of FRONT can never be chosen. Loosen a rule or take it away',
    ],
    [
      'a veneer of which nothing is matched',
      'catalogue.yaml',
      'finish: wood }',
      'finish: wood, match: book }',
      'catalogue.yaml:10 No recipe says "sheet:", so nothing of oak is matched',
    ],
    [
      'synonyms of what nothing is called',
      'catalogue.yaml',
      'designClasses:',
      'synonyms:\n  - { language: en, words: [sofa, couch] }\n  - { language: en, words: [units, cupboards] }\ndesignClasses:',
      'catalogue.yaml:5 Nothing is called sofa, couch in en, so they find nothing. Add the word its articles are named with',
    ],
    [
      'a rule that forbids nothing',
      'rules.yaml',
      'then: W <= 600',
      'then: W <= 900',
      'rules.yaml:2 The rule R1 never forbids anything. Correct its condition or take it away',
    ],
    [
      'a rule that another one makes needless',
      'rules.yaml',
      '  - code: R2',
      `  - { code: R0, why: Less than R1, check: "FRONT == 'WHITE' || W <= 700" }\n  - code: R2`,
      'rules.yaml:6 The rule R0 never forbids anything. Correct its condition or take it away',
    ],
    [
      'a table that allows everything',
      'rules.yaml',
      '  - code: R2',
      '  - { code: R0, why: X, variants: [FRONT, H], allow: [[WHITE, "*"], ["#wood", 600..840]] }\n  - code: R2',
      'rules.yaml:6 The rule R0 never forbids anything. Correct its condition or take it away',
    ],
    [
      'a rule that concerns no article',
      'rules.yaml',
      '  - code: R2',
      `  - { code: R0, why: X, articles: [P1], check: "W > 400" }\n  - code: R2`,
      'rules.yaml:6 The rule R0 never applies: no article has all the variants it is about',
    ],
    [
      'a rule that must be tried value by value',
      'rules.yaml',
      '  - code: R2',
      `  - { code: R0, why: X, check: "W * H * FRONT.thickness % 7 != (HANDLE == 'BAR' ? 3 : 4)" }\n  - code: R2`,
      'rules.yaml:6 The rule R0 makes answers slow: it can only be tried, with 12 020 combinations of W, H, FRONT, HANDLE. Write it as sums of whole numbers (10 * W <= 6 * H, not W * 0.6 <= H), as a table, or give the measures larger steps',
    ],
    [
      'a variant of no article',
      'variants.yaml',
      '  HANDLE:',
      '  LIGHT: { name: Light, integer: { min: 0, max: 3 } }\n  HANDLE:',
      'variants.yaml:8 No article has the variant LIGHT. Add it to one or take it away',
    ],
    [
      'a size without a price',
      'prices.yaml',
      '"170.00"]',
      '~]',
      'prices.yaml:19 B1 can be chosen with W 900 and H 840, but EUR has no price for it. Add one, or a rule that forbids the size',
    ],
    [
      'a larger size that costs less',
      'prices.yaml',
      '"170.00"]',
      '"140.00"]',
      'prices.yaml:19 140.00 is less than 150.00, the price of a smaller size',
    ],
    [
      'a missing translation',
      'catalogue.yaml',
      'name: Tiny',
      'name: { en: Tiny, it: Piccolo }\nlanguages: [en, it]',
      'catalogue.yaml:10 "White" has no translation to it. Add it',
    ],
    [
      'an option whose parts are not shown',
      'variants.yaml',
      ' material: white,',
      '',
      'variants.yaml:6 WHITE of FRONT has no material, so its parts are not shown. Add "material:"',
    ],
    [
      'a missing texture',
      'catalogue.yaml',
      'finish: wood }',
      'finish: wood, texture: { colour: oak.webp, width: 600, height: 600 } }\n  ash: { name: Ash, colour: "#d8c8b0", finish: wood }',
      'catalogue.yaml:11 ash has no texture, while other materials in wood have one',
    ],
    [
      'a group without articles',
      'catalogue.yaml',
      '- { code: BASE, name: Base units }',
      '- { code: BASE, name: Base units }\n  - { code: TALL, name: Tall units }',
      'catalogue.yaml:6 The group TALL holds no article, so nothing is found in it',
    ],
    [
      'a model nothing is sold in',
      'models.yaml',
      '  - code: LINE_A',
      '  - { code: LINE_B, name: Line B, base: LINE }\n  - code: LINE_A',
      'models.yaml:4 No article is sold in the model LINE_B',
    ],
    [
      'a recipe nothing is built by',
      'recipes.yaml',
      'recipes:',
      'recipes:\n  spare: { use: slab, with: { H: 100, D: 100, FRONT: FRONT } }',
      'recipes.yaml:2 No article is built by the recipe spare',
    ],
    [
      'hardware nothing takes',
      'catalogue.yaml',
      '  pull: { name: Pull }',
      '  pull: { name: Pull }\n  nail: { name: Nail }',
      'catalogue.yaml:14 No recipe takes the hardware nail',
    ],
    [
      'a part that documents call by its code',
      'recipes.yaml',
      'code: door,',
      'code: leaf,',
      'recipes.yaml:8 The part leaf has no name, so documents call it by its code. Add it under "parts:" of the catalogue',
    ],
    [
      'a name of no part',
      'catalogue.yaml',
      'hardware:',
      'parts:\n  dor: { name: Door }\nhardware:',
      'catalogue.yaml:12 No part in documents is named by dor',
    ],
    [
      'a name of a part without a translation',
      'catalogue.yaml',
      'name: Tiny',
      'name: Tiny\nlanguages: [en, it]\nparts:\n  door: { name: Leaf }',
      'catalogue.yaml:5 "Leaf" has no translation to it. Add it',
    ],
  ])('name %s', (_, file, sound, changed, expected) => {
    expect(warnings({ [file]: [sound, changed] })).toContain(expected)
  })

  it('name a largest size that is never reached', () => {
    const edits: Edits = {
      'variants.yaml': ['max: 840, step: 60', 'max: 840, step: 50'],
      'models.yaml': ['H: 720', 'H: 700'],
    }
    expect(warnings(edits)).toContain(
      'variants.yaml:19 H starts at 600 in steps of 50 and never reaches 840. Its largest value is 800',
    )
  })

  it('name a hole that shows beside what is set into it, with its size', () => {
    const hole = (cut: string): Edits => ({
      'recipes.yaml': ['    let:', `    cut: ${cut}\n    let:`],
      'articles.yaml': ['    recipe: box', '    recipe: box\n    attach: opening'],
    })
    expect(warnings(hole('{ at: [T, 0], width: INSIDE, height: H }'))).toEqual([])
    expect(warnings(hole('{ at: [T, 0], width: W, height: H }'))).toEqual([
      'recipes.yaml:4 The hole for B1 reaches from 19 to 619 mm across its width of 600 with W 600, H 720. Correct its formulas',
    ])
    expect(warnings(hole('{ at: [0, 10], width: W, height: H }'))).toEqual([
      'recipes.yaml:4 The hole for B1 reaches from 10 to 730 mm up its height of 720 with W 600, H 720. Correct its formulas',
    ])
    expect(warnings(hole('{ at: [0, 0], width: W - 300, height: H }'))).toEqual([
      'recipes.yaml:4 The hole for B1 is 0 mm wide with W 300, H 600. Correct its formulas',
    ])
    expect(warnings(hole('{ at: [0, 0], width: W, height: 840 - H }'))).toEqual([
      'recipes.yaml:4 The hole for B1 is 0 mm high with W 800, H 840. Correct its formulas',
    ])
  })

  it('name a hole that nothing is set into', () => {
    const edits: Edits = {
      'recipes.yaml': ['    let:', '    cut: { at: [0, 0], width: W, height: H }\n    let:'],
    }
    expect(warnings(edits)).toEqual([
      'articles.yaml:2 The recipe box cuts a hole, but B1 is not set into the wall. Write "attach: opening", or take "cut:" away',
    ])
  })

  it('name parts of less than no size and parts that do not fit, but no handles, cornices or edges', () => {
    const beside = (part: string): Edits => ({
      'recipes.yaml': [
        '      - code: legs',
        `      - { code: extra, material: FRONT, ${part} }\n      - code: legs`,
      ],
    })
    const box = (at: string, size: string) => beside(`shape: box, at: ${at}, size: ${size}`)
    expect(warnings(box('[10, 560, 300]', '[W - 20, 35, 10]'))).toEqual([])
    expect(warnings(box('[-20, -10, H]', '[W + 40, 590, 25]'))).toEqual([])
    expect(warnings(box('[0, 0, 0]', '[W - 300, 100, 10]'))).toEqual([])
    expect(warnings(box('[0, 0, 0]', '[W - 400, 100, 10]'))).toEqual([
      'recipes.yaml:9 The part extra of B1 is -100 mm wide with W 300, H 600. Correct its formula, or say with "if:" when there is one',
    ])
    expect(warnings(beside('if: W > 400, shape: box, at: [0, 0, 0], size: [W - 400, 100, 10]'))).toEqual([])
    expect(
      warnings(
        beside(
          'shape: extrusion, along: x, at: [0, 0, 0], profile: [[0, 0], [9, 0], [0, 9]], length: W - 400',
        ),
      ),
    ).toEqual([
      'recipes.yaml:9 The part extra of B1 is -100 mm long with W 300, H 600. Correct its formula, or say with "if:" when there is one',
    ])
    expect(warnings(box('[0, 0, 0]', '[500, 100, 10]'))).toEqual([
      'recipes.yaml:9 The part extra of B1 reaches from 0 to 500 mm across its width of 300 with W 300, H 600. Correct its "at:" and "size:", or the "size:" of the recipe',
    ])
    expect(warnings(beside('shape: box, at: [0, 560, 0], size: [W + 10, 20, H], opens: door-left'))).toEqual([
      'recipes.yaml:9 The part extra of B1 reaches from 0 to 610 mm across its width of 600 with W 600, H 720. A door stays within its cabinet: correct its "at:" and "size:"',
    ])
  })

  it('name a surcharge of no article', () => {
    const edits: Edits = {
      'variants.yaml': ['  HANDLE:', '  LIGHT: { name: Light, integer: { min: 0, max: 3 } }\n  HANDLE:'],
      'prices.yaml': [`when: "HANDLE == 'BAR'"`, `when: "HANDLE == 'BAR' && LIGHT > 1"`],
    }
    expect(warnings(edits)).toContain(
      'prices.yaml:21 The surcharge BAR touches no article: none has all of HANDLE, LIGHT',
    )
  })
})
