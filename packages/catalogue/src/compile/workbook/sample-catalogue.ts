import type { SourceFile } from '../read-source.ts'

/** A small catalogue with something on every sheet, for tests. */
const files: Readonly<Record<string, string>> = {
  'catalogue.yaml': `code: TINY
name: { en: Tiny, it: Piccolo }
version: "1.0"
languages: [en, it]
designClasses:
  COLOUR: { component: Swatches }
classification:
  - code: ALL
    name: { en: All, it: Tutto }
    children:
      - { code: CABINETS, name: Cabinets }
materials:
  white: { name: { en: White, it: Bianco }, colour: "#ffffff", finish: matt }
  grey: { name: Grey, colour: "#888888", finish: gloss }
hardware:
  hinge: { name: { en: Hinge, it: Cerniera }, maker: Hinges Ltd, orderCode: "0110" }
  foot: { name: Foot }
parts:
  block: { name: { en: Block, it: Blocco } }
variants:
  FRONT:
    name: { en: Front, it: Frontale }
    scope: project
    designClass: COLOUR
    options:
      - { code: WHITE, name: { en: White, it: Bianco }, material: white, tags: [plain], priceGroup: A, attributes: { thickness: 19, solid: true } }
      - { code: GREY, name: Grey, material: grey, priceGroup: B, attributes: { thickness: 19, solid: true } }
      - { code: NONE, name: Without, neutral: true, attributes: { thickness: 0, solid: false } }
  W:
    name: Width
    integer: { min: 300, max: 600, step: 100 }
  H:
    name: Height
    integer: { min: 700, max: 800, step: 100 }
`,
  'recipes/box.yaml': `# Kept with its remarks.
recipes:
  box:
    size: { width: W, depth: 500, height: H }
    let: { A: W / 2 }

    parts:
      - { code: block, shape: box, at: [0, 0, 0], size: [W, 500, H], material: FRONT }
    hardware:
      - { code: hinge, count: "H > 700 ? 3 : 2" }
      - { code: foot, count: 4 }
`,
  'rest.yaml': `models:
  - { code: M, name: Model, opening: { W: 400 }, defaults: { FRONT: WHITE }, limits: { W: { min: 300, max: 500 } } }
  - { code: N, name: { en: Other, it: Altro } }
finishes:
  - { code: PAINT, name: { en: Paint, it: Pittura }, material: white, surfaces: [wall, ceiling] }
  - { code: BOARDS, name: Boards, material: white, surfaces: [floor], waste: "0.1", inBoxesOf: "2.22" }
  - { code: TILES, name: Tiles, material: white, surfaces: [floor, wall], waste: 0.05, behindUnits: false }
synonyms:
  - { language: en, words: [block, brick, building brick] }
  - { language: it, words: [blocco, mattone] }
articles:
  - code: A1
    name: { en: Block, it: Blocco }
    description: { en: A block to sit on, it: Un blocco }
    classification: CABINETS
    models: [M, N]
    variants: [FRONT, W, H]
    recipe: box
    orderCode: "0100"
    only: { FRONT: [WHITE, GREY] }
    special: [W, FRONT]
    run: base
    roles: [seat]
    needs: [{ role: lid, why: { en: A block without a lid, it: Un blocco senza coperchio }, from: [A2] }]
  - { code: A2, name: Shelf, roles: [lid], classification: CABINETS, models: [M], variants: [FRONT, W, H], sides: [L], recipe: box }
rules:
  - { code: R1, why: { en: Only white is wide, it: Solo bianco }, when: W > 500, then: "FRONT == 'WHITE'" }
  - { code: R2, why: No small grey, check: "FRONT != 'GREY' || W > 300", models: [M] }
  - code: R3
    why: Table
    variants: [FRONT, W]
    allow: [["#plain", "*"], [GREY, [400..500, 600]], [NONE, 300]]
followers:
  - { code: F1, kind: worktop, article: A2, models: [M], at: wall, when: "W >= 300 && FRONT != 'GREY'", choices: { W: "max(300, 100 * floor(LENGTH / 100))", FRONT: "FRONT == 'NONE' ? 'WHITE' : FRONT" }, up: HEIGHT, beyond: 10, longest: 500, widest: 200 }
  - { code: F2, kind: filler, article: A2, levels: [base], choices: { W: LENGTH, H: 700 }, out: -20, narrowest: 300, widest: 600 }
promotions:
  - { code: SPRING, name: Spring, from: "2026-03-01", to: "2026-05-31", rate: "0.10", when: W > 300 }
golden:
  - { article: A1, model: M, priceList: EUR, price: "99.50", choices: { W: 300 } }
`,
  'prices.yaml': `priceLists:
  - code: EUR
    name: { en: List, it: Listino }
    currency: EUR
    countries: [IT, DE]
    validFrom: "2026-01-01"
    vat: 0.22
    roundTo: "0.10"
    items:
      - kind: matrix
        article: A1
        across: W
        down: H
        acrossUpTo: [400, 600]
        downUpTo: [700, 800]
        cells: [["99.50", "120.00"], ["110.00", ~]]
      - { kind: base, article: A2, amount: "49.90" }
      - { kind: fixed, code: GREY, name: { en: Grey front, it: Grigio }, when: "FRONT == 'GREY'", amount: "9.90", times: 2 }
      - { kind: percent, code: B, name: Group B, when: "FRONT.priceGroup == 'B'", rate: "0.08", of: base }
      - { kind: finish, code: PAINT, amount: "8.50" }
      - { kind: finish, code: BOARDS, amount: "62.00", min: "150.00" }
      - { kind: finish, code: TILES, amount: "45.00" }
tradeTerms:
  - { priceList: EUR, discounts: [{ code: D1, name: Trade, rate: "0.5" }, { code: D2, name: More, rate: "0.125" }] }
`,
}

export const sampleCatalogue: readonly SourceFile[] = Object.entries(files).map(([path, text]) => ({
  path,
  text,
}))
