/** A small catalogue that passes every check, to be changed line by line; the files by name. */
export const starterCatalogue: Readonly<Record<string, string>> = {
  'catalogue.yaml': `# What the catalogue is called, and the surfaces things are made of.
code: MYRANGE
name: { en: My range, it: La mia linea }
version: "1"
languages: [en, it]

classification:
  - code: BASE
    name: { en: Base units, it: Basi }
  - code: TOPS
    name: { en: Worktops, it: Piani di lavoro }

materials:
  white: { name: { en: White, it: Bianco }, colour: "#f3f2ee", finish: matt }
  oak: { name: { en: Oak, it: Rovere }, colour: "#c59d6f", finish: wood }
  steel: { name: { en: Steel, it: Acciaio }, colour: "#b6b9bc", finish: metal }
`,
  'variants.yaml': `# What can be chosen. W, H and D are millimetres.
variants:
  FRONT:
    name: { en: Front, it: Frontale }
    scope: project # chosen once for the whole project, and again where one differs
    options:
      - { code: WHITE, name: { en: White, it: Bianco }, material: white, priceGroup: A }
      - { code: OAK, name: { en: Oak, it: Rovere }, material: oak, priceGroup: B, tags: [wood] }
  CARCASS:
    name: { en: Carcass, it: Struttura }
    scope: project
    options:
      - { code: WHITE, name: { en: White, it: Bianco }, material: white }
      - { code: OAK, name: { en: Oak, it: Rovere }, material: oak }
  HANDLE:
    name: { en: Handle, it: Maniglia }
    mandatory: false
    options:
      - { code: BAR, name: { en: Bar handle, it: Maniglia a barra }, material: steel }
      - { code: NONE, name: { en: No handle, it: Senza maniglia }, neutral: true }
  WORKTOP:
    name: { en: Worktop, it: Piano di lavoro }
    scope: project
    options:
      - { code: OAK, name: { en: Oak, it: Rovere }, material: oak }
      - { code: WHITE, name: { en: White, it: Bianco }, material: white }
  W: { name: { en: Width, it: Larghezza }, integer: { min: 300, max: 900 } }
  H: { name: { en: Height, it: Altezza }, integer: { min: 600, max: 840 } }
  D: { name: { en: Depth, it: Profondità }, integer: { min: 350, max: 650 } }
  L: { name: { en: Length, it: Lunghezza }, integer: { min: 300, max: 3600 } }
`,
  'rules.yaml': `rules:
  - code: R1
    why: { en: Oak fronts need a white or oak carcass up to 600 mm, it: Il rovere vuole una struttura fino a 600 mm }
    when: "'wood' in FRONT.tags"
    then: W <= 600
`,
  'articles.yaml': `models:
  - code: CLASSIC
    name: { en: Classic, it: Classico }
    defaults: { FRONT: WHITE, CARCASS: WHITE, HANDLE: BAR, WORKTOP: OAK, W: 600, H: 720, D: 560, L: 1800 }

articles:
  - code: B-DRAWERS
    name: { en: Base unit with drawers, it: Base con cassetti }
    classification: BASE
    run: base # side by side with others it is a run, which a worktop follows
    models: [CLASSIC]
    variants: [FRONT, CARCASS, HANDLE, W, H, D]
    recipe: { use: base-unit-with-drawers, with: { DRAWERS: 3 } }

  - code: WT
    name: { en: Worktop, it: Piano di lavoro }
    classification: TOPS
    models: [CLASSIC]
    variants: [WORKTOP, L, D]
    sides: [L]
    recipe: { use: worktop, with: { LENGTH: L, DEPTH: D + 40, FINISH: WORKTOP } }
`,
  'followers.yaml': `# What comes by itself with every run of base units, and goes with it.
followers:
  - code: F-WORKTOP
    kind: worktop
    article: WT
    choices: { L: LENGTH, D: DEPTH - 21 } # a unit is 21 deeper than its carcass, by its front
    up: HEIGHT # lies on top of the units
    beyond: 10 # reaches over where a run ends in the open
    longest: 3600 # then there is a joint
`,
  'prices.yaml': `priceLists:
  - code: EUR
    name: { en: Price list, it: Listino }
    currency: EUR
    countries: [IT]
    validFrom: "2026-01-01"
    vat: "0.22"
    roundTo: "0.10"
    items:
      - kind: matrix
        article: B-DRAWERS
        across: W
        down: H
        acrossUpTo: [450, 600, 900]
        downUpTo: [720, 840]
        cells:
          - ["210.00", "240.00", "310.00"]
          - ["225.00", "258.00", "334.00"]
      - { kind: base, article: WT, amount: "0.00" }
      - { kind: metre, code: TOP, name: { en: Worktop per metre, it: Piano al metro }, length: L, amount: "90.00" }
      - kind: fixed
        code: JOINT
        name: { en: Joint, it: Giunzione }
        when: JOINTS > 0 && L > 0 # L: of what has a length
        times: JOINTS
        amount: "35.00"
      - kind: percent
        code: OAK
        name: { en: Front in oak, it: Frontale in rovere }
        when: "FRONT.priceGroup == 'B'"
        rate: "0.15"
        of: base

golden:
  - { article: B-DRAWERS, model: CLASSIC, priceList: EUR, price: "240.00" }
  - { article: WT, model: CLASSIC, priceList: EUR, price: "162.00" }
`,
}
