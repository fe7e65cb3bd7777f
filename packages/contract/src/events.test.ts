import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readEvents, writeEvent } from './events.ts'

const word = fc.stringMatching(/^[\w.-]{1,20}$/)

it('reads what was written, wherever the network cuts it', () => {
  const event = fc.record({ topic: word, subject: word })
  fc.assert(
    fc.property(
      fc.array(fc.option(event), { minLength: 1 }),
      fc.array(fc.nat(40), { minLength: 1 }),
      (events, cuts) => {
        const text = events.map((one, index) => writeEvent(String(index + 1), one)).join('')
        const reader = readEvents()
        const read = []
        for (let at = 0, cut = 0; at < text.length; cut++) {
          const length = (cuts[cut % cuts.length] ?? 0) + 1
          read.push(...reader.push(text.slice(at, at + length)))
          at += length
        }
        expect(read).toEqual(events.filter((one) => one !== null))
        expect(reader.lastId()).toBe(String(events.length))
      },
    ),
  )
})

it('keeps the id of a stream it takes up again, and does not count half an event', () => {
  const reader = readEvents('7')
  expect(reader.push('id: 8\nevent: job\ndata: x\n')).toEqual([])
  expect(reader.lastId()).toBe('7')
  expect(reader.push('\n')).toEqual([{ topic: 'job', subject: 'x' }])
  expect(reader.lastId()).toBe('8')
})
