import { changeHeaderVariant, moveRow, newDocument, placeArticle, setQuantity } from '@arredo/project'
import { expect, it } from 'vitest'
import { isPricedAlike } from './is-priced-alike.ts'

const start = newDocument({
  name: 'Kitchen',
  alternative: 'a',
  priceDate: '2026-11-15',
  priceList: 'EUR2026',
})
const article = { catalogue: 'KITCHEN', model: 'M', article: 'B', side: 'L', choices: {} } as const
const placement = { at: [1, 2, 0], rotation: 0, seat: { on: 'floor' } } as const
const placed = placeArticle.run(start, { ...article, row: 'r', placement: null })
if (!placed.ok) throw new Error(placed.message)
const document = placed.value

it('sees no price in where things stand and in the room around them', () => {
  const moved = moveRow.run(document, { row: 'r', placement })
  expect(moved.ok && moved.value !== document && isPricedAlike(document, moved.value)).toBe(true)
  expect(isPricedAlike(document, { ...document, walls: {}, openings: {}, views: {} })).toBe(true)
})

it('sees one in everything else', () => {
  const changes = [
    setQuantity.run(document, { row: 'r', quantity: 2 }),
    changeHeaderVariant.run(document, { variant: 'FRONT', value: 'OAK' }),
    placeArticle.run(document, { ...article, row: 'r2', placement: null }),
  ]
  for (const change of changes) expect(change.ok && isPricedAlike(document, change.value)).toBe(false)
  expect(isPricedAlike(document, { ...document, header: { ...document.header, priceList: null } })).toBe(
    false,
  )
  expect(isPricedAlike(document, { ...document, packs: { KITCHEN: 'other' } })).toBe(false)
})
