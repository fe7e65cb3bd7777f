import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPack } from '@arredo/catalogue'
import { compileCatalogue } from '@arredo/catalogue/compile'
import type { Part } from '@arredo/geometry'
import { triangleCount } from '@arredo/scene/triangles'
import { expect, test } from 'vitest'
import { projectRoot } from './project-files.ts'

const budgets = { cabinet: 3_000, upholstery: 8_000 }
const catalogues = `${projectRoot}/catalogues`
const library = sources('library')

test('every article of every catalogue keeps to its budget of triangles', () => {
  for (const folder of readdirSync(catalogues).filter((name) => name !== 'library')) {
    const compiled = compileCatalogue(sources(folder), (text) => text, { library })
    if (!compiled.ok) throw new Error(`${folder}: ${JSON.stringify(compiled.findings)}`)
    const catalogue = openPack(compiled.pack)
    for (const { code, models, sides } of compiled.pack.articles) {
      for (const model of models) {
        const side = sides[0] ?? 'L'
        const article = catalogue.evaluate({ article: code, model, side, choices: {}, header: {} })
        const parts = article?.parts ?? []
        expect(triangleCount(parts), `${folder} ${code} ${model}`).toBeLessThanOrEqual(budgetOf(parts))
      }
    }
  }
})

test('a sofa of three seats with seams does too', () => {
  const cushion = (code: string, size: readonly [number, number, number], hasSeam: boolean): Part => ({
    ...{ code, shape: 'cushion', at: [0, 0, 0], size, material: 'linen' },
    ...{ softness: Math.min(...size) / 3, crown: 20, hasSeam },
  })
  const three = (code: string, size: readonly [number, number, number]) =>
    [1, 2, 3].map((number) => cushion(`${code}-${number}`, size, true))
  const sofa = [
    ...three('seat', [590, 700, 160]),
    ...three('back', [590, 200, 420]),
    cushion('arm-left', [170, 850, 330], false),
    cushion('arm-right', [170, 850, 330], false),
    cushion('base', [2100, 800, 180], false),
  ]
  expect(triangleCount(sofa)).toBeLessThanOrEqual(budgets.upholstery)
})

function budgetOf(parts: readonly Part[]): number {
  return parts.some(({ shape }) => shape === 'cushion') ? budgets.upholstery : budgets.cabinet
}

function sources(folder: string) {
  const path = join(catalogues, folder)
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('galleries'))
    .toSorted()
    .map((file) => ({ path: file, text: readFileSync(join(path, file), 'utf8') }))
}
