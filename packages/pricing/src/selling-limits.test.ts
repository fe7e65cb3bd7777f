import { expect, it } from 'vitest'
import { narrowestLimits } from './index.ts'

it('one offer of several catalogues keeps the narrowest limit of each kind, in any order', () => {
  const kitchen = { reduction: '0.25', margin: '0.1' }
  const decor = { margin: '0.25' }
  const openings = { reduction: '0.3' }
  for (const order of [
    [kitchen, decor, openings, {}],
    [{}, openings, decor, kitchen],
    [decor, kitchen, {}, openings],
  ])
    expect(narrowestLimits(order)).toEqual({ reduction: '0.25', margin: '0.25' })
  expect([narrowestLimits([]), narrowestLimits([{}, decor])]).toEqual([{}, decor])
})
