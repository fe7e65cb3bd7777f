import { readAnswers } from '@arredo/contract'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { paymentPlan, paymentsField } from './payment-plan.ts'
import { sampleOffer } from './sample-offer.ts'

const { customer } = sampleOffer(1).evaluation.prices
if (!customer) throw new Error('The sample has no price')
const price = customer

function planFor(payments: string, total = 100_01) {
  return paymentPlan(sampleOffer(1, { answers: { payments } }), { ...price, total })
}

it('shares the total out to the cent where every line is a part of it', () => {
  expect(planFor('40% with the order\n\n 49.5 % before delivery\n10,5%')).toEqual({
    ok: true,
    value: {
      heading: 'Payment plan',
      rows: [
        { label: '40% with the order', value: '€40.00' },
        { label: '49.5% before delivery', value: '€49.50' },
        { label: '10.5%', value: '€10.51' },
      ],
    },
  })
})

it('loses and invents no cent of any total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 9999 }), (total, first) => {
      const share = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`
      const made = planFor(`${share(first)} now\n${share(10_000 - first)} later`, total)
      if (!made.ok || !made.value) return expect.fail('no plan')
      const cents = made.value.rows.map(({ value }) => Number(value.replaceAll(/\D/g, '')))
      expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    }),
  )
})

it('stands as it was typed where it is no list of shares, and nowhere where nothing was', () => {
  expect(planFor('€ 500 now\n40% later')).toMatchObject({
    value: {
      rows: [
        { label: '€ 500 now', value: '' },
        { label: '40% later', value: '' },
      ],
    },
  })
  expect(planFor(' \n')).toEqual({ ok: true, value: null })
})

it('is refused where the shares are more or less than the whole', () => {
  expect(planFor('40%\n50%')).toEqual({ ok: false, message: 'The payments do not add up to 100%' })
})

it('is asked for, and need not be answered', () => {
  expect(readAnswers([paymentsField], {})).toEqual({ ok: true, value: { payments: '' } })
})
