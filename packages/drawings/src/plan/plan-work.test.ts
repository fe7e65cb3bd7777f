import type { ArticleEvaluation } from '@arredo/catalogue'
import type { ArticleRow, Evaluation, ProjectDocument } from '@arredo/project'
import { largeHouse } from '@arredo/testing'
import { expect, it } from 'vitest'
import { planLayers } from './draw-plan.ts'

const labels = {
  formatLength: (length: number) => String(Math.round(length)),
  formatArea: String,
  text: String,
}

function evaluated({ rows }: ProjectDocument): Evaluation {
  const articles = Object.values(rows).map((row): [string, ArticleEvaluation] => {
    const depth = row.kind === 'article' && (row.placement?.at[2] ?? 0) > 1000 ? 350 : 580
    const size = { width: 590, depth, height: 720 }
    const answer = { article: 'B', name: { en: 'Base unit' }, configuration: {}, variants: [], parts: [] }
    return [row.id, { ...answer, conflicts: [], size }]
  })
  return { alternative: 'main', articles: Object.fromEntries(articles), findings: [], prices: {} }
}

/** As a drag does it: one row is another object, and the evaluation names the same answers. */
function moved(document: ProjectDocument, id: string, by: number): ProjectDocument {
  const row = document.rows[id] as ArticleRow
  const [x = 0, y = 0, z = 0] = row.placement?.at ?? []
  const placement = row.placement && { ...row.placement, at: [x + by, y, z] as const }
  return { ...document, rows: { ...document.rows, [id]: { ...row, placement } } }
}

it('draws and writes anew, of 200 rows in 12 rooms, only what stands in the room where one is dragged', () => {
  const house = largeHouse({ catalogue: 'c', pack: '' })
  const evaluation = evaluated(house)
  const layersAt = (by: number) =>
    new Map(
      planLayers(moved(house, 'row-14', by), { ...evaluation }, labels).map(({ key, shapes }) => [
        key,
        shapes,
      ]),
    )
  let before = layersAt(0)
  expect(before.size).toBeGreaterThan(400)
  for (const by of [10, 20, 30, 40]) {
    const now = layersAt(by)
    const anew = [...now].filter(([key, shapes]) => before.get(key) !== shapes).map(([key]) => key)
    expect(anew).toContain('row row-14')
    // The item, its label, the island it is part of, and what gives way to them.
    expect(anew.length).toBeLessThan(10)
    expect(anew.filter((key) => key.startsWith('row'))).toEqual(['row row-14'])
    before = now
  }
})
