import { openPack } from '@arredo/catalogue'
import {
  type ArticleRow,
  type EvaluationContext,
  evaluateProject,
  newDocument,
  type Preview,
  type ProjectDocument,
} from '@arredo/project'
import { sampleDiscounts, samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { versionRows } from './version-rows.ts'

const catalogues = new Map([['KITCHEN', openPack(samplePack)]])
const context: EvaluationContext = { catalogues, discounts: sampleDiscounts, faces: ['customer', 'trade'] }
const empty = newDocument({
  ...{ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15', shop: null },
  ...{ priceList: 'EUR2026', packs: {} },
})

function cabinet(id: string, changes: Partial<ArticleRow> = {}): ArticleRow {
  return {
    ...{ id, kind: 'article', alternative: 'a', order: 1, choices: {}, quantity: 1, placement: null },
    flags: { drawn: true, offered: true, ordered: true },
    ...{ catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' },
    ...changes,
  }
}

function design(rows: readonly ArticleRow[], header: Partial<ProjectDocument['header']> = {}): Preview {
  const document: ProjectDocument = {
    ...empty,
    header: { ...empty.header, ...header },
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
  }
  return { document, evaluation: evaluateProject(document, context) }
}

const kept = design([cabinet('same'), cabinet('twice'), cabinet('gone')])

describe('two versions', () => {
  it('[D-140 part] differ by what was added, removed and changed, and not by status or shop', () => {
    const now = design([cabinet('same'), cabinet('twice', { quantity: 3 }), cabinet('new')], {
      ...{ status: 'offer', shop: 'A', name: 'Renamed' },
    })
    const rows = versionRows(kept, now, 'customer')
    expect(rows.map(({ key, difference: { theirs } }) => [key, theirs?.kind, theirs?.what])).toEqual([
      ['header name', 'changed', []],
      ['row twice', 'changed', ['quantity']],
      ['row gone', 'removed', []],
      ['row new', 'added', []],
    ])
  })

  it.each(['customer', 'trade'] as const)(
    '[D-140 part] the lines add up to the difference of the totals, to the cent, for the face %s',
    (face) => {
      const everyOther = [
        design([cabinet('same'), cabinet('twice', { quantity: 3 }), cabinet('new')]),
        // Nobody touched a row, and all cost something else.
        design([cabinet('same'), cabinet('twice'), cabinet('gone')], { priceIncrease: 1.0337 }),
        design([]),
      ]
      for (const now of everyOther) {
        const [was, is] = [kept, now].map(({ evaluation }) => evaluation.prices[face]?.total ?? 0)
        const lines = versionRows(kept, now, face)
        const sum = lines.reduce((total, { left, right }) => total + (right ?? 0) - (left ?? 0), 0)
        expect(sum).toBe((is ?? 0) - (was ?? 0))
        expect(sum).not.toBe(0)
      }
    },
  )

  it('[D-140 part] of who may not see the trade there is no trade price to compare', () => {
    const forCustomers = ({ document }: Preview): Preview => ({
      document,
      evaluation: evaluateProject(document, { catalogues, discounts: new Map(), faces: ['customer'] }),
    })
    const now = design([cabinet('same', { quantity: 2 }), cabinet('twice'), cabinet('gone')])
    const [line] = versionRows(forCustomers(kept), forCustomers(now), 'trade')
    expect([line?.key, line?.left, line?.right]).toEqual(['row same', null, null])
  })
})
