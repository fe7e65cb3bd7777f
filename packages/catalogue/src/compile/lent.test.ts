import { describe, expect, it } from 'vitest'
import { hardwareOf } from '../hardware-of.ts'
import { type CatalogueFile, compileCatalogue, type Supplies } from './index.ts'
import { smallLibrary, soundCatalogue } from './sound-catalogue.ts'

const library = [
  ...smallLibrary,
  {
    path: 'library/materials/materials.yaml',
    text: `materials:
  oak: { name: Oak of the library, colour: "#c6a27a", finish: wood }
  marble:
    name: { en: Marble, it: Marmo }
    colour: "#e3e3e1"
    finish: stone
    texture: { colour: marble.webp, normal: marble-normal.webp, width: 1400, height: 1400 }
  linen: { name: Linen, colour: "#c6baa5", finish: fabric }
`,
  },
  {
    path: 'library/shutter.yaml',
    text: `hardware:
  hinge: { name: Hinge of the library }
  bolt: { name: Bolt }
  nail: { name: Nail }
recipes:
  shutter:
    parameters:
      H: { kind: number }
      LEAF: { kind: material }
      INSIDE: { kind: number, default: 3 }
    size: { width: 19, depth: 400, height: H }
    let: { T: 2 * INSIDE }
    parts:
      - { code: leaf, shape: box, at: [0, 0, 0], size: [19, 400, H], material: LEAF }
      - { code: bolt, hardware: bolt, shape: box, at: [0, 0, 0], size: [9, 9, 9], material: LEAF }
    hardware:
      - { code: hinge, count: T, material: LEAF }
      - { code: bolt, count: 1, length: H / 2 + 0.2 }
`,
  },
]

function file(path: string, letter: string, bytes = 1000): CatalogueFile {
  return { path, bytes, sha256: letter.repeat(64) }
}

const libraryFiles = [
  file('library/materials/marble.webp', 'a'),
  file('library/materials/marble-normal.webp', 'b'),
]

function compile(change: Readonly<Record<string, [string, string]>>, more: Supplies = {}) {
  const sources = Object.entries(soundCatalogue).map(([path, text]) => {
    const [from, to] = change[path] ?? ['', '']
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
    return { path, text: text.replace(from, to) }
  })
  return compileCatalogue(sources, (text) => text, { library, libraryFiles, files: [], ...more })
}

function compiled(...given: Parameters<typeof compile>) {
  const result = compile(...given)
  if (!result.ok) throw new Error(JSON.stringify(result.findings, null, 2))
  return result
}

function mistakes(...given: Parameters<typeof compile>): readonly string[] {
  const result = compile(...given)
  return result.ok ? [] : result.findings.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

const marbleFront: [string, string] = ['name: Oak, material: oak', 'name: Marble, material: marble']
const fixedMarble: [string, string] = ['material: "material:oak"', 'material: "material:marble"']
const withTexture = (texture: string): Readonly<Record<string, [string, string]>> => ({
  'catalogue.yaml': [
    'colour: "#ffffff", finish: matt',
    `colour: "#ffffff", finish: matt, texture: ${texture}`,
  ],
})

describe('materials of the library', () => {
  it('come with the pack when an option or a part names them, and only then', () => {
    for (const change of [{ 'variants.yaml': marbleFront }, { 'recipes.yaml': fixedMarble }]) {
      const { pack } = compiled(change)
      expect(Object.keys(pack.materials)).toEqual(['white', 'oak', 'marble'])
    }
    expect(Object.keys(compiled({}).pack.materials)).toEqual(['white', 'oak'])
  })

  it('give way to what the catalogue defines itself', () => {
    expect(compiled({}).pack.materials.oak?.name).toEqual({ en: 'Oak' })
    const without = compiled({
      'catalogue.yaml': ['  oak: { name: Oak, colour: "#c59d6f", finish: wood }\n', ''],
    })
    expect(without.pack.materials.oak?.name).toEqual({ en: 'Oak of the library' })
  })

  it('change no pack that does not show them', () => {
    expect(compiled({}).hash).toBe(compiled({}, { library: smallLibrary }).hash)
  })

  it('are what a slip may have meant', () => {
    expect(mistakes({ 'variants.yaml': ['material: oak', 'material: marbel'] })).toEqual([
      expect.stringContaining('There is no material marbel. Did you mean marble?'),
    ])
  })
})

describe('hardware of the library', () => {
  const shutter = (more = ''): Readonly<Record<string, [string, string]>> => ({
    'articles.yaml': [
      'recipe: { use: slab, with: { H: H, D: 560, FRONT: FRONT } }',
      `recipe: { use: shutter, with: { LEAF: FRONT }${more} }`,
    ],
  })
  const taken = (more?: string) => {
    const { pack } = compiled(shutter(more))
    return { pack, uses: hardwareOf(pack, 'P1', { FRONT: 'OAK', H: 720 }, 'L') }
  }

  it('[D-253 part] comes with recipes that take it, is reckoned by their values, and gives way to the own', () => {
    const { pack, uses } = taken()
    expect(uses).toEqual([
      { code: 'hinge', count: 6, material: 'oak' },
      { code: 'bolt', count: 1, length: 360 },
    ])
    expect(pack.hardware).toMatchObject({ hinge: { name: { en: 'Hinge' } }, bolt: { name: { en: 'Bolt' } } })
    expect(Object.keys(pack.hardware ?? {})).toEqual(['hinge', 'pull', 'bolt'])
  })

  it('[D-253 part] is added to beside its use, and own lines stand for borrowed ones of their code', () => {
    expect(taken(', hardware: [{ code: bolt, count: H / 500 }, { code: pull, count: 0 }]').uses).toEqual([
      { code: 'hinge', count: 6, material: 'oak' },
      { code: 'bolt', count: 2 },
    ])
    expect(mistakes(shutter(', hardware: [{ code: blot, count: 1 }]'))).toEqual([
      'articles.yaml:13 There is no hardware blot. Did you mean bolt?',
    ])
  })

  it('[D-253 part] changes no pack that takes none', () => {
    const without = compiled({
      'catalogue.yaml': [
        'hardware:\n  hinge: { name: Hinge, maker: Hinges Ltd, orderCode: "110" }\n  pull: { name: Pull }\n',
        '',
      ],
      'recipes.yaml': [soundCatalogue['recipes.yaml']?.split('    hardware:')[1] ?? '', ' []\n'],
    })
    expect(without.pack).not.toHaveProperty('hardware')
  })
})

describe('names of parts of the library', () => {
  it('[D-285 part] come with the parts that documents name, and give way to the own', () => {
    expect(Object.keys(compiled({}).pack.parts ?? {})).toEqual(['door', 'slab', 'legs-*', 'leg'])
    const named = 'parts:\n  door: { name: Leaf }\n  spare: { name: Spare }\nhardware:'
    const { pack } = compiled({ 'catalogue.yaml': ['hardware:', named] })
    expect(pack.parts).toMatchObject({ door: { name: { en: 'Leaf' } }, spare: {}, slab: {} })
    expect(pack.parts).not.toHaveProperty('extra')
  })

  it.each([
    ['door', '"{{part}} left"', 'door leaves nothing for {{part}}. Write *-door or door-*, or take it away'],
    [
      'door-*',
      '{ en: "{{part}} of a door", it: Anta }',
      'The name of door-* has no {{part}} in it. Add it, or take it away in all',
    ],
  ])('[D-285 part] have a place for the rest of a code where there is one: %s', (code, name, message) => {
    const written = `parts:\n  ${code}: { name: ${name} }\nhardware:`
    expect(mistakes({ 'catalogue.yaml': ['hardware:', written] })).toEqual([`catalogue.yaml:12 ${message}`])
  })

  it('[D-285 part] stand for one end of a code', () => {
    const written = 'parts:\n  "a-*-b": { name: Side }\nhardware:'
    expect(mistakes({ 'catalogue.yaml': ['hardware:', written] })).toHaveLength(1)
  })

  it('[D-285 part] are none for what comes finished', () => {
    const { pack } = compiled({ 'recipes.yaml': ['    let:', '    readyMade: true\n    let:'] })
    expect(Object.keys(pack.parts ?? {})).toEqual(['slab'])
  })
})

describe('textures of a pack', () => {
  it('are named by their content, and listed once with the file to take', () => {
    const { pack, needs } = compiled({ 'variants.yaml': marbleFront })
    expect(pack.materials.marble?.texture).toEqual({
      colour: `${'a'.repeat(64)}.webp`,
      normal: `${'b'.repeat(64)}.webp`,
      width: 1400,
      height: 1400,
    })
    expect(needs).toEqual(libraryFiles)
  })

  it('lie beside the file that names them, or are named from the top of the folder', () => {
    const named = withTexture('{ colour: white.webp, roughness: more/white.webp, width: 300, height: 300 }')
    const files = [file('white.webp', 'c'), file('more/white.webp', 'd')]
    const { pack } = compiled(named, { files })
    expect(pack.materials.white?.texture).toMatchObject({
      colour: `${'c'.repeat(64)}.webp`,
      roughness: `${'d'.repeat(64)}.webp`,
    })
  })

  it.each([
    [
      'that is missing',
      '{ colour: wite.webp, width: 300, height: 300 }',
      'There is no file wite.webp in this folder. Did you mean white.webp?',
    ],
    [
      'that is too large',
      '{ colour: large.webp, width: 300, height: 300 }',
      'large.webp has 1.9 MB; a texture may have 1.5. Save it 1024 pixels wide, or with less quality',
    ],
    [
      'of another kind',
      '{ colour: white.png, width: 300, height: 300 }',
      'white.png is not a WebP picture. Save it as .webp, 1024 pixels wide',
    ],
    [
      'without its size',
      '{ colour: white.webp, width: 300 }',
      'materials › white › texture has no height. Add "height:" here',
    ],
  ])('tell of a file %s', (_, texture, message) => {
    const files = [file('white.webp', 'c'), file('large.webp', 'd', 2_000_000), file('white.png', 'e')]
    expect(mistakes(withTexture(texture), { files })).toEqual([`catalogue.yaml:9 ${message}`])
  })

  it('tell of a library that lost its files', () => {
    expect(mistakes({ 'variants.yaml': marbleFront }, { libraryFiles: [] })).toEqual([
      'catalogue.yaml:8 There is no file marble.webp in the library',
      'catalogue.yaml:8 There is no file marble-normal.webp in the library',
    ])
  })

  it('keep their written names where no files are known', () => {
    const result = compileCatalogue(
      Object.entries(soundCatalogue).map(([path, text]) => ({
        path,
        text: text.replaceAll('material: oak', 'material: marble'),
      })),
      (text) => text,
      { library },
    )
    expect(result.ok && result.pack.materials.marble?.texture?.colour).toBe('marble.webp')
    expect(result.ok && result.needs).toEqual([])
  })
})
