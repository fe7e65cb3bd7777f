import type { SourceFile } from './read-source.ts'

/** A small catalogue without a mistake; tests break one line of it each. */
export const soundCatalogue: Readonly<Record<string, string>> = {
  'catalogue.yaml': `code: TINY
name: Tiny
version: "1"
designClasses:
  COLOUR: { component: Swatches }
classification:
  - { code: BASE, name: Base units }
materials:
  white: { name: White, colour: "#ffffff", finish: matt }
  oak: { name: Oak, colour: "#c59d6f", finish: wood }
hardware:
  hinge: { name: Hinge, maker: Hinges Ltd, orderCode: "110" }
  pull: { name: Pull }
`,
  'variants.yaml': `variants:
  FRONT:
    name: Front
    designClass: COLOUR
    options:
      - { code: WHITE, name: White, material: white, attributes: { thickness: 19 } }
      - { code: OAK, name: Oak, material: oak, tags: [wood], attributes: { thickness: 22 } }
  HANDLE:
    name: Handle
    mandatory: false
    options:
      - { code: BAR, name: Bar, material: oak }
      - { code: NONE, name: None, neutral: true }
  W:
    name: Width
    integer: { min: 300, max: 900 }
  H:
    name: Height
    integer: { min: 600, max: 840, step: 60 }
`,
  'rules.yaml': `rules:
  - code: R1
    why: Oak doors are narrow
    when: "'wood' in FRONT.tags"
    then: W <= 600
  - code: R2
    why: Low units have no handle
    check: "H > 600 || HANDLE == 'NONE'"
  - code: R3
    why: Sizes of white fronts
    variants: [FRONT, W]
    forbid:
      - [WHITE, 301..399]
`,
  'models.yaml': `models:
  - code: LINE
    name: Line
  - code: LINE_A
    base: LINE
    name: Line A
    opening: { FRONT: WHITE }
    defaults: { W: 600, H: 720 }
    limits: { W: { max: 800 } }
`,
  'recipes.yaml': `recipes:
  box:
    size: { width: W, depth: 560, height: H }
    let:
      T: FRONT.thickness
      INSIDE: W - 2 * T
    parts:
      - { code: door, shape: box, at: [0, 560 - T, 0], size: [W, T, H], material: FRONT, opens: door-left }
      - code: legs
        repeat: { count: 2, step: [INSIDE, 0, 0] }
        parts:
          - { code: leg, shape: lathe, along: z, at: [T, 40, 0], profile: [[20, 0], [15, 80]], material: "material:oak" }
    hardware:
      - { code: hinge, count: "H > 720 ? 3 : 2" }
      - { code: pull, if: W > 300, count: 1, length: INSIDE, material: HANDLE }
`,
  'articles.yaml': `articles:
  - code: B1
    name: Base unit
    classification: BASE
    models: [LINE_A]
    variants: [FRONT, HANDLE, W, H]
    recipe: box
  - code: P1
    name: Panel
    classification: BASE
    models: [LINE_A]
    variants: [FRONT, H]
    recipe: { use: slab, with: { H: H, D: 560, FRONT: FRONT } }
`,
  'prices.yaml': `priceLists:
  - code: EUR
    name: Euro
    currency: EUR
    countries: [IT]
    validFrom: "2026-01-01"
    validTo: "2026-12-31"
    vat: 0.22
    roundTo: "0.10"
    items:
      - kind: matrix
        article: B1
        across: W
        down: H
        acrossUpTo: [600, 900]
        downUpTo: [720, 840]
        cells:
          - ["100.00", "150.00"]
          - ["120.00", "170.00"]
      - { kind: base, article: P1, amount: "40.00" }
      - { kind: fixed, code: BAR, name: Bar, when: "HANDLE == 'BAR'", amount: "9.90" }
promotions:
  - { code: SPRING, name: Spring, from: "2026-03-01", to: "2026-05-31", rate: "0.1", when: "ARTICLE == 'B1'" }
tradeTerms:
  - { priceList: EUR, discounts: [{ code: D1, name: Trade, rate: "0.5" }] }
`,
}

export const smallLibrary: readonly SourceFile[] = [
  {
    path: 'library/slab.yaml',
    text: `recipes:
  slab:
    parameters:
      H: { kind: number, min: 10, max: 3000 }
      D: { kind: number, min: 10, max: 3000 }
      FRONT: { kind: material }
    size: { width: 19, depth: D, height: H }
    parts:
      - { code: slab, shape: panel, across: x, radius: 20, at: [0, 0, 0], size: [19, D, H], material: FRONT }
parts:
  door: { name: Door }
  slab: { name: Slab }
  extra: { name: Extra }
  legs-*: { name: "{{part}}" }
  leg: { name: Leg }
`,
  },
]
