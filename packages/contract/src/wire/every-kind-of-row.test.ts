import { openPack } from '@arredo/catalogue'
import {
  addFreeRow,
  addOwnAppliance,
  addServiceRow,
  addSubtotalRow,
  addTextRow,
  changeRow,
  createDesk,
  evaluateProject,
  newDocument,
  orderRow,
  placeArticle,
  rowsInOrder,
  setRowAdjustment,
} from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { fromWireProject } from './from-wire-project.ts'
import { toWireProject } from './to-wire-project.ts'

const catalogues = new Map([[samplePack.code, openPack(samplePack)]])
const placement = { at: [2000, 1500, 0], rotation: 0, seat: { on: 'floor' } } as const

/** One of every kind, as people make them. */
function furnished() {
  const desk = createDesk({
    document: newDocument({
      ...{ name: 'Kitchen', alternative: 'alternative-1' },
      ...{ priceDate: '2026-11-15', priceList: 'EUR2026' },
    }),
    evaluate: (document, alternative) =>
      evaluateProject(document, {
        catalogues,
        alternative,
        faces: ['customer', 'trade'],
        discounts: new Map(),
      }),
  })
  const done = [
    desk.run(placeArticle, {
      ...{ row: 'unit', catalogue: samplePack.code, model: 'LINEO_STD', article: 'B-DOOR', side: 'L' },
      ...{ choices: {}, placement: null, pack: 'x' },
    }),
    desk.run(addFreeRow, {
      ...{ row: 'glass', text: 'Glass', quantity: 2.5, unit: 'm', price: 8_000, cost: 5_000, vat: '0.1' },
      box: { size: [900, 20, 600], placement },
    }),
    desk.run(addOwnAppliance, { row: 'fridge', text: 'Fridge', size: [600, 650, 1850], placement }),
    desk.run(addServiceRow, {
      row: 'tiling',
      text: 'Grouting',
      charge: { kind: 'perMetre', price: 1_250, metres: 3.2, min: 5_000, max: 9_000 },
    }),
    desk.run(addServiceRow, {
      row: 'fit',
      text: 'Fitting',
      charge: { kind: 'percent', rate: '0.1', max: 3_000 },
    }),
    desk.run(addServiceRow, { row: 'visit', text: 'Visit', charge: { kind: 'amount', price: 4_000 } }),
    desk.run(addSubtotalRow, { row: 'sum', text: 'Goods' }),
    desk.run(orderRow, { row: 'sum', before: 'tiling' }),
    desk.run(addTextRow, { row: 'words', text: 'In week 12' }),
    desk.run(setRowAdjustment, {
      row: 'visit',
      adjustment: { kind: 'reduction', amount: 1_000, reason: 'Regular customer' },
    }),
    desk.run(changeRow, { row: 'words', change: { flags: { drawn: false, offered: true, ordered: false } } }),
  ]
  for (const result of done) if (!result.ok) throw new Error(result.message)
  return desk.current()
}

it('[D-81] a row of every kind is priced to the cent for both faces, and travels beside the articles in its place', () => {
  const { document, evaluation } = furnished()
  const { customer, trade } = evaluation.prices
  const unit = customer?.rows.unit?.total ?? 0
  // 2.5 × 80.00 and 10 %; 40.00 raised to 50.00; a tenth of all goods at most 30.00; 40.00 less 10.00; each with 22 %.
  const totals = { glass: 22_000, tiling: 6_100, fit: 3_660, visit: 3_660, fridge: 0 }
  for (const [row, total] of Object.entries(totals))
    expect([row, customer?.rows[row]?.total]).toEqual([row, total])
  expect(unit).toBeGreaterThan(0)
  expect(customer?.subtotals).toEqual({ sum: unit + 22_000 })
  expect(customer?.total).toBe(unit + 22_000 + 6_100 + 3_660 + 3_660)
  expect(trade?.rows.glass?.margin).toMatchObject({ sale: 20_000, cost: 12_500, amount: 7_500 })
  expect(JSON.stringify(customer)).not.toMatch(/Regular customer|12500|margin/)

  const options = { id: 7, evaluation, measures: null, currency: 'EUR' }
  const wire = toWireProject(document, options)
  expect(JSON.stringify(wire)).not.toMatch(/Regular customer|5000,.*cost/)
  const read = fromWireProject(JSON.parse(JSON.stringify(wire)))
  if (!read.ok) throw new Error(read.message)
  expect(rowsInOrder(read.value).map(({ id, kind, flags }) => [id, kind, flags])).toEqual(
    rowsInOrder(document).map(({ id, kind, flags }) => [id, kind, flags]),
  )
  const { unit: _, ...others } = document.rows
  for (const row of Object.values(others))
    expect(read.value.rows[row.id]).toEqual({ ...row, order: expect.any(Number) })
})
