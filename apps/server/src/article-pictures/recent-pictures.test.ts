import { expect, it } from 'vitest'
import { createRecentPictures } from './recent-pictures.ts'

it('makes a picture once for all who ask at the same time, forgets the oldest, and never keeps a failure', async () => {
  const made: string[] = []
  const recent = createRecentPictures(2)
  const ask = (key: string) =>
    recent.of(key, async () => {
      made.push(key)
      return new Uint8Array([made.length])
    })
  const [one, same] = await Promise.all([ask('a'), ask('a')])
  expect(one).toBe(same)
  await ask('b')
  await ask('a')
  await ask('c')
  expect(made).toEqual(['a', 'b', 'c'])
  await ask('a')
  await ask('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])

  await expect(recent.of('d', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await ask('d')
  expect(made.at(-1)).toBe('d')
})
