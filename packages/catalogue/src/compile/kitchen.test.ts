import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Part } from '@arredo/geometry'
import { describe, expect, it } from 'vitest'
import type { ArticleEvaluation, ArticleRequest } from '../evaluation.ts'
import { openPack } from '../open-pack.ts'
import type { Choices } from '../pack.ts'
import { compileCatalogue } from './index.ts'

const folder = fileURLToPath(new URL('../../../../catalogues/kitchen', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .toSorted()
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
const compiled = compileCatalogue(files, (text) => text)
if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings, null, 2))
const { pack } = compiled
const catalogue = openPack(pack)

function evaluate(choices: Choices, more: Partial<ArticleRequest> = {}): ArticleEvaluation {
  const answer = catalogue.evaluate({
    article: 'B-DOOR',
    model: 'LINEO_STD',
    side: 'L',
    choices,
    header: {},
    ...more,
  })
  if (!answer) throw new Error('no such article')
  return answer
}

type Bounds = { readonly from: readonly number[]; readonly to: readonly number[] }

function boundsOf(part: Part): Bounds {
  if (part.shape !== 'extrusion')
    return { from: part.at, to: part.at.map((value, axis) => value + (part.size[axis] ?? 0)) }

  const along = { x: 0, y: 1, z: 2 }[part.along]
  const across = [0, 1, 2].filter((axis) => axis !== along)
  const range = (axis: number) => {
    if (axis === along) return [0, part.length] as const
    const values = part.profile.map((point) => point[across.indexOf(axis)] ?? 0)
    return [Math.min(...values), Math.max(...values)] as const
  }
  return {
    from: part.at.map((value, axis) => value + range(axis)[0]),
    to: part.at.map((value, axis) => value + range(axis)[1]),
  }
}

function overlap(one: Bounds, two: Bounds): boolean {
  return [0, 1, 2].every((axis) => {
    const start = Math.max(one.from[axis] ?? 0, two.from[axis] ?? 0)
    return Math.min(one.to[axis] ?? 0, two.to[axis] ?? 0) - start > 0.001
  })
}

const configurations = [300, 450, 600, 650, 900].flatMap((W) =>
  [660, 720, 840].flatMap((H) =>
    ['BAR', 'KNOB', 'GRIP', 'PUSH'].flatMap((HANDLE) =>
      (['L', 'R'] as const).map((side) => ({ choices: { W, H, HANDLE, D: 560 }, side })),
    ),
  ),
)

describe('the kitchen catalogue', () => {
  it('opens as a sage cabinet with a bar handle, 600 wide', () => {
    expect(evaluate({}).configuration).toEqual({
      FRONT: 'SAGE',
      CARCASS: 'WHITE',
      HANDLE: 'BAR',
      W: 600,
      H: 720,
      D: 560,
    })
    expect(evaluate({}).size).toEqual({ width: 600, depth: 581, height: 820 })
    const pro = evaluate({}, { model: 'LINEO_PRO' })
    expect(pro.configuration).toMatchObject({ FRONT: 'GRAPHITE', HANDLE: 'GRIP', H: 780 })
  })

  it('is built of panels that do not run into each other, inside the width and height it takes', () => {
    for (const { choices, side } of configurations) {
      const { parts, size } = evaluate(choices, { side })
      const solids = parts.map((part) => ({ part, bounds: boundsOf(part) }))
      for (const [index, { part, bounds }] of solids.entries()) {
        expect(
          bounds.from.every((value) => value >= -0.001),
          part.code,
        ).toBe(true)
        expect(bounds.to[0], part.code).toBeLessThanOrEqual(size.width + 0.001)
        expect(bounds.to[2], part.code).toBeLessThanOrEqual(size.height + 0.001)
        for (const other of solids.slice(index + 1)) {
          expect(
            overlap(bounds, other.bounds),
            `${part.code} × ${other.part.code} ${JSON.stringify(choices)}`,
          ).toBe(false)
        }
      }
    }
  })

  it('has one door hinged on its side up to 600 mm and a pair above, with 3 mm between fronts', () => {
    const leaves = (W: number, side: 'L' | 'R') =>
      evaluate({ W }, { side }).parts.filter(({ code }) => code.startsWith('door'))
    expect(leaves(600, 'L').map(({ opens }) => opens)).toEqual(['door-left'])
    expect(leaves(600, 'R').map(({ opens }) => opens)).toEqual(['door-right'])
    const [left, right] = leaves(650, 'L').map(boundsOf)
    expect((right?.from[0] ?? 0) - (left?.to[0] ?? 0)).toBeCloseTo(3)
    expect((left?.from[0] ?? 0) + (650 - (right?.to[0] ?? 0))).toBeCloseTo(3)
  })

  it('opens a handle with its leaf, away from the hinge', () => {
    const bar = (side: 'L' | 'R') =>
      evaluate({}, { side }).parts.find(({ code }) => /^bar-(left|right)$/.test(code))
    expect(bar('L')).toMatchObject({ opens: 'door-left' })
    expect(bar('L')?.at[0]).toBeGreaterThan(500)
    expect(bar('R')).toMatchObject({ opens: 'door-right' })
    expect(bar('R')?.at[0]).toBeLessThan(100)
  })

  it('gives its reasons in English, Italian and German', () => {
    const request = {
      article: 'B-DOOR',
      model: 'LINEO_STD',
      side: 'L',
      choices: { W: 700 },
      header: {},
    } as const
    const { because, reasons } = catalogue.whyNot(request, 'HANDLE', 'PUSH')
    expect(because).toEqual(['W'])
    expect(Object.keys(reasons[0]?.why ?? {})).toEqual(['en', 'it', 'de'])
    for (const rule of pack.rules) expect(Object.keys(rule.why)).toEqual(['en', 'it', 'de'])
  })

  it('keeps the terms of trade out of the pack', () => {
    expect(
      compiled.ok && compiled.tradeTerms.map(({ discounts }) => discounts.map(({ rate }) => rate)),
    ).toEqual([
      ['0.5', '0.1'],
      ['0.5', '0.1'],
    ])
    expect(JSON.stringify(pack)).not.toContain('discount')
  })
})
