import { type ArticleRow, type Evaluation, newDocument, type Row, rowsInOrder } from '@arredo/project'
import { expect, it } from 'vitest'
import { fromWireProject } from './from-wire-project.ts'
import { toWireProject } from './to-wire-project.ts'

const nothing: Evaluation = { alternative: 'alternative-1', articles: {}, findings: [], prices: {} }
const options = { id: 12, evaluation: nothing, measures: null, currency: 'EUR' }
const start = newDocument({ name: 'Kitchen', alternative: 'alternative-1', priceDate: '2026-11-15' })

const base = { alternative: 'alternative-1', flags: { drawn: true, offered: true, ordered: false } } as const
const article: Omit<ArticleRow, 'id' | 'order'> = {
  ...base,
  kind: 'article',
  catalogue: 'c',
  model: 'M',
  article: 'B60',
  side: 'L',
  choices: {},
  quantity: 1,
  placement: null,
}
const placement = { at: [100, 200, 0], rotation: 90, seat: { on: 'floor' } } as const
const rows: readonly Row[] = [
  { ...base, id: 'heading', order: 0.5, kind: 'text', text: 'Kitchen' },
  { ...article, id: 'a', order: 1 },
  {
    ...base,
    ...{ id: 'wide', order: 2, text: 'Wider', quantity: 2, unit: 'pc', price: 12_300, vat: '0.22' },
    kind: 'free',
    special: { of: 'a', variant: 'W' },
    adjustment: { kind: 'reduction', amount: 300 },
  },
  { ...article, id: 'b', order: 3 },
  {
    ...base,
    ...{ id: 'fit', order: 4, text: 'Fitting' },
    kind: 'service',
    charge: { kind: 'percent', rate: '0.08', min: 20_000 },
  },
  { ...base, id: 'own', order: 5, kind: 'ownAppliance', text: 'Fridge', size: [600, 600, 1800], placement },
  {
    ...base,
    ...{ id: 'shelf', order: 5.5, text: 'Shelf', quantity: 1, unit: '', price: 9_900, vat: '0.1' },
    ...{ kind: 'free', size: [800, 250, 30], placement },
  },
  {
    ...base,
    ...{ id: 'metres', order: 5.6, text: 'Grouting' },
    kind: 'service',
    charge: { kind: 'perMetre', price: 1_200, metres: 3.5, min: 5_000, max: 9_000 },
    adjustment: { kind: 'price', amount: 4_000 },
  },
  { ...base, id: 'sum', order: 6, kind: 'subtotal', text: 'So far' },
]
const document = { ...start, rows: Object.fromEntries(rows.map((row) => [row.id, row])) }

it('[H-65, D-81 part] rows that are no article travel beside those that are, and come back in their places', () => {
  const wire = toWireProject(document, options)
  expect(wire.rows.map(({ uniqueid }) => uniqueid)).toEqual(['a', 'b'])
  const read = fromWireProject(JSON.parse(JSON.stringify(wire)))
  if (!read.ok) throw new Error(read.message)

  expect(rowsInOrder(read.value).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  for (const row of rows) expect(read.value.rows[row.id]).toEqual({ ...row, order: expect.any(Number) })
  expect(toWireProject(read.value, options)).toEqual(wire)
})

it('what was asked for of a row that did not come stands by itself; a project of articles alone says nothing of others', () => {
  const wire = toWireProject(document, options)
  const read = fromWireProject({ ...wire, rows: wire.rows.filter(({ uniqueid }) => uniqueid !== 'a') })
  expect(read.ok && read.value.rows.wide).not.toHaveProperty('special')
  expect(toWireProject(start, options)).not.toHaveProperty('otherRows')
  expect(fromWireProject({ ...wire, otherRows: [{ kind: 'free' }] })).toMatchObject({ ok: false })
})
