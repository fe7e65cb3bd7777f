import type { ArticleEvaluation } from '@arredo/catalogue'
import { expect, it } from 'vitest'
import type { Worked } from './document.ts'
import { partsWithHoles, workedEvaluation } from './worked-evaluation.ts'

const top: ArticleEvaluation = {
  ...{ article: 'WT', name: { en: 'Worktop' }, configuration: {}, variants: [], conflicts: [] },
  size: { width: 3000, depth: 600, height: 40 },
  parts: [{ code: 'top', shape: 'box', at: [0, 0, 0], size: [3000, 600, 40], material: 'oak' }],
}
const worked: Worked = {
  ends: [
    { kind: 'plain', degrees: 90 },
    { kind: 'butt', degrees: 90 },
  ],
  cuts: [{ row: 'sink', at: [500, 60], size: [560, 480], radius: 10 }],
}

it('prices hear how often a worktop is cut, and nothing is cut for them', () => {
  const evaluation = workedEvaluation(top, worked)
  expect(evaluation.worked).toEqual({ cuts: 1, joints: 1 })
  expect(evaluation.parts).toBe(top.parts)
  expect(workedEvaluation(top, worked)).toBe(evaluation)
})

it('who shows a worktop sees its holes, the same parts at every look', () => {
  const parts = partsWithHoles(top.parts, worked)
  expect(parts.map(({ code }) => code)).toEqual(['top', 'top-2', 'top-3', 'top-4'])
  expect(partsWithHoles(top.parts, worked)).toBe(parts)
  expect(partsWithHoles(top.parts, undefined)).toBe(top.parts)
})
