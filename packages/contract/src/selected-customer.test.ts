import { expect, it } from 'vitest'
import { calls } from './calls/index.ts'
import { CustomerRecord, customerOf } from './customer.ts'

const details = {
  ...{ email: 'eva@x.it', firstName: 'Eva', lastName: 'Rossi', city: 'Milano', country: 'Italia' },
  ...{ mobile: '+39 333', postalCode: '20121', street: 'Via Roma 1' },
}

it('[A-148] a selected customer has the eight fields, whatever else the file knows, and a version a name', () => {
  const at = '2026-11-15T10:00:00.000Z'
  const record = CustomerRecord.parse({
    ...{ code: 'C1001', shop: 'A', revision: 1, details: { ...details, notes: 'Rings twice' } },
    ...{ consent: null, createdAt: at, createdBy: 'A', changedAt: at, changedBy: 'A', removedAt: null },
  })
  expect(customerOf(record)).toEqual({ ...details, code: 'C1001' })
  const nameless = CustomerRecord.parse({ ...record, details: { company: 'Rossi SpA' } })
  const empty = Object.fromEntries(Object.keys(details).map((field) => [field, '']))
  expect(customerOf(nameless)).toEqual({ ...empty, code: 'C1001', company: 'Rossi SpA' })

  const version = { name: 'Oak', revision: 3, madeAt: at, madeBy: 'Anna', articleCount: 2, price: null }
  const { name: _, ...unnamed } = version
  const { output } = calls['projects/versions']
  expect([output.safeParse([version]).success, output.safeParse([unnamed]).success]).toEqual([true, false])
  const { input } = calls['projects/prjVersionCreate']
  expect(['Oak', ' ', undefined].map((given) => input.safeParse({ id: 7, name: given }).success)).toEqual([
    ...[true, false, false],
  ])
})
