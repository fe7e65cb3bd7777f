import { expect, test } from 'vitest'
import { anyProject, isNarrowed, type ListWish, queryOf, readWish, writeWish } from './list-wish.ts'

test('[D-151 part] an address says what is wished, and comes back to it', () => {
  const wish: ListWish = {
    ...{ search: 'rossi & co', sort: 'name', status: ['assigned', 'offer'], shop: '*' },
    ...{ customer: 'C1001', from: '2026-01-01', until: '2026-02-28' },
  }
  expect(writeWish(wish).toString()).toBe(
    'status=assigned&status=offer&search=rossi+%26+co&sort=name&shop=*&customer=C1001&from=2026-01-01&until=2026-02-28',
  )
  expect(readWish(writeWish(wish))).toEqual(wish)
  expect(queryOf(wish, ['A', 'B'])).toEqual({
    ...{ search: 'rossi & co', sort: 'name', status: ['assigned', 'offer'], shops: ['A', 'B'] },
    ...{ customer: 'C1001', savedFrom: '2026-01-01', savedUntil: '2026-02-28' },
  })
  expect(writeWish(anyProject).toString()).toBe('')
  expect([isNarrowed(anyProject), isNarrowed({ ...anyProject, sort: 'price' })]).toEqual([false, false])
})

test('what is no wish is left out', () => {
  const broken = 'sort=colour&status=sold&status=offer&customer=Rossi&from=2026-02-30&until=soon&more=1'
  expect(readWish(new URLSearchParams(broken))).toEqual({ ...anyProject, status: ['offer'] })
})
