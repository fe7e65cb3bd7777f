import { openPack } from '@arredo/catalogue'
import { sampleDiscounts, samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asPrinted } from '../as-printed.ts'
import type { Preview } from '../desk.ts'
import type { ArticleRow, ProjectDocument } from '../document.ts'
import { evaluateProject } from '../evaluate-project.ts'
import type { EvaluationContext } from '../evaluation-context.ts'
import { newDocument } from '../new-document.ts'
import type { ComparedRow } from './compared-rows.ts'
import { differingRows } from './differing-rows.ts'

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

describe('what a project was at two times', () => {
  it('[D-140 part] differ by what was added, removed and changed, and not by status or shop', () => {
    const now = design([cabinet('same'), cabinet('twice', { quantity: 3 }), cabinet('new')], {
      ...{ status: 'offer', shop: 'A', name: 'Renamed' },
    })
    const rows = differingRows(kept, now, 'customer')
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
        const lines = differingRows(kept, now, face)
        const sum = lines.reduce((total, { left, right }) => total + (right ?? 0) - (left ?? 0), 0)
        expect(sum).toBe((is ?? 0) - (was ?? 0))
        expect(sum).not.toBe(0)
      }
    },
  )

  const choice = fc.record({
    W: fc.constantFrom(300, 450, 600, 900),
    FRONT: fc.constantFrom('WHITE', 'SAGE', 'OAK'),
  })
  const someDesign = fc
    .record({
      rows: fc.dictionary(
        fc.constantFrom('a', 'b', 'c', 'd'),
        fc.record({ choice, quantity: fc.integer({ min: 1, max: 9 }) }),
      ),
      priceIncrease: fc.constantFrom(1, 1.0337),
      reduction: fc.option(fc.integer({ min: 1, max: 5000 })),
      front: fc.constantFrom('WHITE', 'SAGE'),
    })
    .map(({ rows, priceIncrease, reduction, front }): Preview => {
      const made = Object.entries(rows).map(([id, { choice: choices, quantity }]) =>
        cabinet(id, { choices, quantity }),
      )
      const { document } = design(made, { priceIncrease })
      const own = {
        ...document.alternatives.a,
        choices: { FRONT: front },
      } as ProjectDocument['alternatives'][string]
      const taken = reduction === null ? {} : { reduction: { text: 'Less', amount: reduction } }
      const whole = { ...document, alternatives: { a: { ...own, ...taken } } }
      return { document: whole, evaluation: asPrinted(evaluateProject(whole, context)) }
    })

  it('[D-267 part] have nothing to tell where they are the same, and whatever differs adds up to the cent', () => {
    fc.assert(
      fc.property(someDesign, someDesign, fc.constantFrom('customer', 'trade'), (one, two, face) => {
        expect(differingRows(one, one, face)).toEqual([])
        const [was, is] = [one, two].map(({ evaluation }) => evaluation.prices[face]?.total ?? 0)
        const sum = differingRows(one, two, face).reduce(
          (total, { left, right }) => total + (right ?? 0) - (left ?? 0),
          0,
        )
        expect(sum).toBe((is ?? 0) - (was ?? 0))
      }),
      { numRuns: 60 },
    )
  })

  it('[D-267 part] tell size, options and quantity as they were and as they are, what is chosen for all once', () => {
    const before = design([cabinet('wide', { choices: { W: 600, HANDLE: 'BAR' } }), cabinet('same')])
    const now = design([
      cabinet('wide', { choices: { W: 900, HANDLE: 'KNOB' }, quantity: 2, side: 'R' }),
      cabinet('same'),
    ])
    const oak = (of: Preview): Preview => {
      const { a } = of.document.alternatives
      const document = { ...of.document, alternatives: a ? { a: { ...a, choices: { FRONT: 'OAK' } } } : {} }
      return { document, evaluation: evaluateProject(document, context) }
    }
    const told = (rows: readonly ComparedRow[]) => rows.map(({ key, details }) => [key, details])
    const wide = [
      { kind: 'side', left: 'L', right: 'R' },
      {
        ...{ kind: 'size', left: { width: 600, depth: 581, height: 820 } },
        right: { width: 900, depth: 581, height: 820 },
      },
      { kind: 'quantity', left: 1, right: 2 },
      { kind: 'variant', variant: 'HANDLE', left: 'BAR', right: 'KNOB' },
    ]
    expect(told(differingRows(before, now, 'customer'))).toEqual([['row wide', wide]])
    const front = { kind: 'variant', variant: 'FRONT', left: undefined, right: 'OAK' }
    expect(told(differingRows(before, oak(before), 'customer'))).toEqual([
      ['alternative a', [front]],
      ['row same', []],
      ['row wide', []],
    ])
  })

  it('[D-140 part] of who may not see the trade there is no trade price to compare', () => {
    const forCustomers = ({ document }: Preview): Preview => ({
      document,
      evaluation: evaluateProject(document, { catalogues, discounts: new Map(), faces: ['customer'] }),
    })
    const now = design([cabinet('same', { quantity: 2 }), cabinet('twice'), cabinet('gone')])
    const [line] = differingRows(forCustomers(kept), forCustomers(now), 'trade')
    expect([line?.key, line?.left, line?.right]).toEqual(['row same', null, null])
  })
})
