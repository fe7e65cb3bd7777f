import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Part, partBounds } from '@arredo/geometry'
import { describe, expect, it } from 'vitest'
import { billOfMaterials } from '../bill-of-materials.ts'
import { openPack } from '../open-pack.ts'
import type { Choices, Side } from '../pack.ts'
import { compileCatalogue, type SourceFile } from './index.ts'

const folder = fileURLToPath(new URL('../../../../catalogues/library', import.meta.url))
const library = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .toSorted()
  .map((path): SourceFile => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

const source = `code: LIB
name: Library
version: "1"
classification: [{ code: ALL, name: All }]
materials:
  white: { name: White, colour: "#ffffff", finish: matt }
  oak: { name: Oak, colour: "#c59d6f", finish: wood }
variants:
  FRONT: { name: Front, options: [{ code: OAK, name: Oak, material: oak }, { code: BOOK, name: Book, material: walnut-book }, { code: SOLID, name: Solid, material: oak-solid }] }
  CARCASS: { name: Carcass, options: [{ code: WHITE, name: White, material: white }] }
  HANDLE: { name: Handle, options: [{ code: BAR, name: Bar, material: oak }, { code: NO, name: None, neutral: true }] }
  W: { name: Width, integer: { min: 200, max: 900 } }
  H: { name: Height, integer: { min: 400, max: 2400 } }
  D: { name: Depth, integer: { min: 300, max: 700 } }
  T: { name: "Named like a value of the library", integer: { min: 1, max: 2 } }
models: [{ code: M, name: M, defaults: { W: 600, H: 720, D: 560 } }]
articles:
  - { code: BD, name: BD, classification: ALL, models: [M], variants: [FRONT, CARCASS, HANDLE, W, H, D, T], limits: { H: { max: 900 } }, recipe: { use: base-unit-with-doors, with: { DOORS: "W > 600 ? 2 : 1", SHELVES: T } } }
  - { code: BS, name: BS, classification: ALL, models: [M], variants: [FRONT, CARCASS, HANDLE, W, H, D], limits: { H: { max: 900 } }, recipe: { use: base-unit-with-drawers, with: { DRAWERS: 4, D: D - 10 } } }
  - { code: WU, name: WU, classification: ALL, models: [M], variants: [FRONT, CARCASS, HANDLE, W, H, D], attach: wall, mountHeight: 1400, limits: { H: { max: 900 } }, recipe: { use: wall-unit, with: { D: 340 } } }
  - { code: TU, name: TU, classification: ALL, models: [M], variants: [FRONT, CARCASS, HANDLE, W, H, D], defaults: { H: 2100 }, limits: { H: { min: 1200 } }, recipe: { use: tall-unit } }
  - { code: PA, name: PA, classification: ALL, models: [M], variants: [FRONT, H, D], recipe: { use: panel, with: { RADIUS: 40 } } }
priceLists:
  - { code: L, name: L, currency: EUR, countries: [IT], validFrom: "2026-01-01", vat: 0.22, roundTo: "0.01", items: [{ kind: base, article: BD, amount: 1 }, { kind: base, article: BS, amount: 1 }, { kind: base, article: WU, amount: 1 }, { kind: base, article: TU, amount: 1 }, { kind: base, article: PA, amount: 1 }] }
`
const compiled = compileCatalogue([{ path: 'lib.yaml', text: source }], (text) => text, { library })
if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings, null, 2))
const catalogue = openPack(compiled.pack)

function build(article: string, choices: Choices = {}, side: Side = 'L') {
  const answer = catalogue.evaluate({ article, model: 'M', side, choices, header: {} })
  if (!answer) throw new Error(`no ${article}`)
  expect(answer.conflicts).toEqual([])
  return answer
}

function overlaps(one: Part, two: Part): boolean {
  const [a, b] = [partBounds(one), partBounds(two)]
  return [0, 1, 2].every((axis) => {
    const from = Math.max(a.min[axis] ?? 0, b.min[axis] ?? 0)
    return Math.min(a.max[axis] ?? 0, b.max[axis] ?? 0) - from > 0.001
  })
}

describe('the library of recipes', () => {
  const cases: readonly [string, Choices][] = [
    ['BD', { W: 337 }],
    ['BD', { W: 801, T: 2 }],
    ['BS', { W: 450, H: 713 }],
    ['WU', { W: 600, H: 600 }],
    ['TU', { W: 611, H: 2347 }],
    ['PA', { H: 720 }],
  ]
  it.each(cases)('%s %o is made of panels that fit into its size and into no other', (article, choices) => {
    for (const side of ['L', 'R'] as const) {
      const { parts, size } = build(article, choices, side)
      for (const [index, part] of parts.entries()) {
        const { min, max } = partBounds(part)
        expect(Math.min(...min), part.code).toBeGreaterThanOrEqual(-0.001)
        expect(max[0], part.code).toBeLessThanOrEqual(size.width + 0.001)
        expect(max[2], part.code).toBeLessThanOrEqual(size.height + 0.001)
        for (const other of parts.slice(index + 1))
          expect(overlaps(part, other), `${part.code} × ${other.code}`).toBe(false)
      }
    }
  })

  it('makes every drawer a group of its own that slides forward', () => {
    const { parts } = build('BS')
    const fronts = parts.filter(({ code }) => code.startsWith('drawer-front'))
    expect(fronts.map(({ opens }) => opens)).toEqual(['drawer-1', 'drawer-2', 'drawer-3', 'drawer-4'])
    expect(fronts[0]?.motion).toEqual({ kind: 'slide', axis: 'y', travel: 450 })
    expect(
      new Set(parts.filter(({ opens }) => opens === 'drawer-2').map(({ motion }) => motion?.kind)),
    ).toEqual(new Set(['slide']))
  })

  it('hangs a single door on its side, two on both', () => {
    const edges = (W: number, side: Side) =>
      build('BD', { W }, side)
        .parts.filter(({ code }) => code.endsWith('-door'))
        .map(({ motion }) => (motion?.kind === 'hinge' ? motion.edge : null))
    expect(edges(600, 'L')).toEqual(['left'])
    expect(edges(600, 'R')).toEqual(['right'])
    expect(edges(601, 'R')).toEqual(['left', 'right'])
  })

  it('says where things join on, how it is drawn and what must stay free', () => {
    const { snaps, plan, clearances } = build('BD', { W: 500 })
    expect(snaps?.map(({ code, at }) => [code, at])).toEqual([
      ['left', [0, 0, 0]],
      ['right', [500, 0, 0]],
      ['worktop', [0, 0, 820]],
    ])
    expect(plan?.[0]).toEqual({ shape: 'rectangle', line: 'thick', at: [0, 0], size: [500, 581] })
    expect(clearances?.[0]).toMatchObject({ code: 'doors', size: [500, 497, 720] })
  })

  it('counts equal panels together, with grain, edges and areas by variant', () => {
    const { panels, areas } = billOfMaterials(build('BD', { W: 600, HANDLE: 'NO' }).parts)
    const side = panels.find(({ codes }) => codes.includes('side-left'))
    expect(side).toEqual({
      material: 'white',
      finishOf: 'CARCASS',
      length: 720,
      width: 560,
      thickness: 18,
      grain: 'length',
      edging: 0.72,
      edges: ['front'],
      edged: { along: 1, across: 0 },
      count: 2,
      codes: ['side-left', 'side-right'],
    })
    const front = areas.find(({ finishOf }) => finishOf === 'FRONT')
    expect(front?.squareMetres).toBeCloseTo((597 * 717 + 600 * 100) / 1e6, 6)
  })

  it('keeps its own names apart from the variants of the catalogue', () => {
    expect(Object.keys(compiled.ok ? (compiled.pack.recipes.BD?.let ?? {}) : {})).toContain('T_')
    expect(build('BD', { T: 2 }).parts.filter(({ code }) => code.startsWith('shelf'))).toHaveLength(2)
  })

  it('[D-201 part] drawers have their grain across, and upright from one sheet where the material is matched', () => {
    const fronts = (choices: Choices) =>
      build('BS', choices).parts.filter(({ code }) => /^drawer-front/.test(code))
    expect(fronts({ FRONT: 'OAK' }).map(({ grain, sheet }) => [grain, sheet])).toEqual(
      Array(4).fill(['x', undefined]),
    )
    const sheet = { name: 'fronts', match: 'book' }
    expect(fronts({ FRONT: 'BOOK' }).map((part) => [part.grain, part.sheet])).toEqual(
      Array(4).fill(['z', sheet]),
    )
    // A saw follows it: the length of a panel lies along its grain.
    const cut = (choices: Choices) =>
      billOfMaterials(fronts(choices)).panels.map(({ length, width }) => length > width)
    expect(cut({ FRONT: 'OAK' })).not.toContain(false)
    expect(cut({ FRONT: 'BOOK' })).not.toContain(true)
    expect(
      fronts({ FRONT: 'SOLID' }).every(({ isSolid, sheet: none }) => isSolid && none === undefined),
    ).toBe(true)
  })
})
