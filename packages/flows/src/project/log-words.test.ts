import { expect, it } from 'vitest'
import { logSentence } from './log-words.ts'

const entry = (action: string, details: Record<string, unknown> = {}) =>
  logSentence({ id: '', at: '', who: 'Anna', action, details })

it('says an entry of the log in words, a status by its name and a receiver where there was one', () => {
  expect(entry('save', { revision: 3 })).toMatchObject({
    text: 'Saved, revision {{revision}}',
    values: { revision: 3 },
  })
  const moved = { from: 'assigned', to: 'sellerDesign' }
  expect(entry('setstatus', moved)).toMatchObject({
    ...{ text: '{{from}} → {{to}}', values: { from: 'Assigned', to: 'Seller design' } },
  })
  expect(entry('setstatus', { ...moved, toShop: 'B', toUser: 'Bruno' })).toMatchObject({
    values: { receiver: 'Bruno' },
  })
  const given = { from: 'offer', to: 'offer', toShop: 'B', toUser: null }
  expect(entry('setstatus', given)).toMatchObject({
    text: 'Given to {{receiver}}',
    values: { receiver: 'B' },
  })
  expect(entry('somethingNew')).toMatchObject({ text: '{{action}}', values: { action: 'somethingNew' } })
})
