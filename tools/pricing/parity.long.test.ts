import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { kitchenPack } from './kitchen-pack.ts'
import { parityBundle } from './parity-bundle.ts'
import { priceCases } from './parity-cases.ts'

it('the price engine says the same to the byte in Node and in a bare realm', async () => {
  const [bundle, pack] = await Promise.all([parityBundle(), kitchenPack()])
  const realm = Object.assign(Object.create(null), { packText: JSON.stringify(pack) })
  const answer: unknown = runInNewContext(`${bundle};arredoPrices.priceCases(JSON.parse(packText))`, realm)
  expect(answer).toBe(priceCases(pack))
  expect(String(answer).length).toBeGreaterThan(100_000)
  expect(runInNewContext('typeof process + typeof setTimeout + typeof structuredClone', realm)).toBe(
    'undefinedundefinedundefined',
  )
})
