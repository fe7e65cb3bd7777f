import { expect, it } from 'vitest'
import { createDesk } from '../create-desk.ts'
import type { Customer } from '../customer.ts'
import { newDocument } from '../new-document.ts'
import { readDocument } from '../read-document.ts'
import { splitTrade } from '../trade-sheet.ts'
import { assignCustomer } from './assign-customer.ts'
import { setOrderAddress } from './set-order-address.ts'

const rossi: Customer = {
  ...{
    email: 'r@x.it',
    firstName: 'R',
    lastName: 'Rossi',
    street: '',
    postalCode: '',
    city: '',
    country: '',
  },
  ...{ mobile: '', code: 'C1001', vat: 'IT1', county: 'MI', countryCode: 'IT', company: 'Rossi srl' },
}
const { code: _, company: __, ...site } = { ...rossi, street: 'Via del Cantiere 1' }

function deskWith(customer: Customer | null) {
  const document = newDocument({ name: 'K', alternative: 'a', priceDate: '2026-11-15', customer })
  const evaluate = () => ({ alternative: 'a', articles: {}, findings: [], prices: {} })
  return createDesk({ document, evaluate })
}

it('[D-129 part] an order has an address of its own as long as it is for the same customer', () => {
  const desk = deskWith(null)
  expect(desk.run(setOrderAddress, { address: site })).toEqual({
    ok: false,
    message: 'Assign a customer first',
  })
  const header = () => desk.current().document.header
  desk.run(assignCustomer, { customer: rossi })
  desk.run(setOrderAddress, { address: site })
  desk.run(assignCustomer, { customer: { ...rossi, city: 'Milano' } })
  expect(header()).toMatchObject({ orderAddress: site, customer: { city: 'Milano' } })
  expect(readDocument(splitTrade(desk.current().document).document)).toMatchObject({ ok: true })
  desk.run(assignCustomer, { customer: { ...rossi, code: 'C1002' } })
  expect(header().orderAddress ?? null).toBeNull()
  desk.undo()
  expect(header().orderAddress).toEqual(site)
  desk.run(assignCustomer, { customer: null })
  expect(header().orderAddress ?? null).toBeNull()
})

it('what was set and taken back is no change', () => {
  const desk = deskWith(rossi)
  const before = desk.current().document
  desk.run(setOrderAddress, { address: site })
  desk.undo()
  expect(desk.current().undoes).toBeNull()
  expect(readDocument(splitTrade(desk.current().document).document)).toMatchObject({ ok: true })
  desk.run(setOrderAddress, { address: site })
  desk.run(setOrderAddress, { address: null })
  expect(desk.current().document.header).toEqual(before.header)
})
