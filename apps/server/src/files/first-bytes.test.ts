import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { firstBytes } from './first-bytes.ts'

it('tells how a file begins, in whatever pieces it comes, and leaves it whole', async () => {
  for (const size of [0, 1, 63, 64, 65, 5_000]) {
    const bytes = Buffer.from(Array.from({ length: size }, (_, index) => index % 251))
    for (const piece of [1, 7, 64, 10_000]) {
      const pieces = Array.from({ length: Math.ceil(size / piece) }, (_, index) =>
        bytes.subarray(index * piece, (index + 1) * piece),
      )
      const stream = Readable.from(pieces, { objectMode: false })
      const first = await firstBytes({ size, stream })
      expect(Buffer.from(first).subarray(0, 64).equals(bytes.subarray(0, 64))).toBe(true)
      expect((await buffer(stream)).equals(bytes)).toBe(true)
    }
  }
})

it('ends with a file that is shorter than it says, and fails with one that breaks off', async () => {
  const short = Readable.from([Buffer.from('abc')], { objectMode: false })
  expect(Buffer.from(await firstBytes({ size: 50, stream: short })).toString()).toBe('abc')
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('abc')
      throw new Error('broken off')
    })(),
    { objectMode: false },
  )
  await expect(firstBytes({ size: 50, stream: broken })).rejects.toThrow('broken off')
  // Also where it did so before.
  await expect(firstBytes({ size: 50, stream: broken })).rejects.toThrow('broken off')
})
