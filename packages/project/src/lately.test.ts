import { expect, it } from 'vitest'
import { lately, nextMoment } from './lately.ts'

it('what is asked for again and again is remembered, what nobody asks for is forgotten', () => {
  const known = lately<object, string>()
  const [asked, left] = [{}, {}]
  known.set(asked, 'asked for')
  known.set(left, 'left')
  for (let moment = 0; moment < 200; moment++) {
    nextMoment()
    expect(known.get(asked)).toBe('asked for')
  }
  expect(known.get(left)).toBeUndefined()
})

it('what nobody asks for at all is forgotten at the next question', () => {
  const known = lately<object, string>()
  const key = {}
  known.set(key, 'long ago')
  for (let moment = 0; moment < 200; moment++) nextMoment()
  expect(known.get(key)).toBeUndefined()
})
