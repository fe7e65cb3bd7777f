import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocate } from './allocate.ts'

const amount = fc.bigInt({ min: -1_000_000n, max: 1_000_000n })

it('shares to the last unit, each share within one unit of the exact one', () => {
  fc.assert(
    fc.property(
      amount,
      fc.array(fc.bigInt({ min: 0n, max: 100_000n }), { minLength: 1, maxLength: 12 }),
      (whole, weights) => {
        const shares = allocate(whole, weights)
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(whole)
        const total = weights.reduce((sum, weight) => sum + weight, 0n)
        if (total === 0n) return
        for (const [index, weight] of weights.entries()) {
          const off = (shares[index] ?? 0n) * total - whole * weight
          expect(off < total && off > -total).toBe(true)
        }
      },
    ),
  )
})

it('gives the spare units to the largest remainders, the earlier first', () => {
  expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
  expect(allocate(10n, [1n, 5n, 3n])).toEqual([1n, 6n, 3n])
  expect(allocate(-100n, [1n, 1n, 1n]).reduce((sum, share) => sum + share, 0n)).toBe(-100n)
})

it('keeps the sum with weights of both signs', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 6 }), (whole, weights) => {
      expect(allocate(whole, weights).reduce((sum, share) => sum + share, 0n)).toBe(whole)
    }),
  )
})
