import { expect, it } from 'vitest'
import { numbersAtHand } from './numbers-at-hand.ts'

const grid = { min: 300, max: 900, step: 50 }

it('prices the next steps of a field that is entered, as far as there are any', () => {
  expect([600, 300, 900].map((value) => numbersAtHand(null, value, grid))).toEqual([[550, 650], [350], [850]])
  expect(numbersAtHand(null, 600, { min: 600, max: 600, step: 50 })).toEqual([])
})

it('prices what is typed once it can be made, and before that what is made next to it', () => {
  expect(numbersAtHand({ ok: true, value: 700 }, 600, grid)).toEqual([700])
  expect(numbersAtHand({ ok: false, error: '', nearest: [600, 650] }, 600, grid)).toEqual([600, 650])
  expect(numbersAtHand({ ok: false, error: 'Type a number' }, 600, grid)).toEqual([])
})

it('has nothing to say of what stands there already', () => {
  expect(numbersAtHand({ ok: true, value: 600 }, 600, grid)).toEqual([])
})
