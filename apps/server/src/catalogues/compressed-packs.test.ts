import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, compressedPacks } from './compressed-packs.ts'

const text = JSON.stringify(Array.from({ length: 2_000 }, (_, index) => ({ code: `A-${index}` })))

/** Packs of one text that count how often it was read for compressing. */
function counted(mostBytes?: number) {
  const packs = compressedPacks(mostBytes)
  const reads: string[] = []
  const get = (name: string, encoding: 'br' | 'gzip' = 'br') =>
    packs.get(name, encoding, async () => {
      reads.push(name)
      return name === 'missing' ? undefined : text
    })
  return { get, reads }
}

describe('a compressed pack', () => {
  it('is made once for all who ask, at the same time and later', async () => {
    const { get, reads } = counted()
    const asked = await Promise.all(Array.from({ length: 50 }, () => get('kitchen')))
    const later = await get('kitchen')
    expect(reads).toEqual(['kitchen'])
    expect(new Set([...asked, later]).size).toBe(1)
    expect(brotliDecompressSync(later ?? '').toString()).toBe(text)
    expect(gunzipSync((await get('kitchen', 'gzip')) ?? '').toString()).toBe(text)
  })

  it('that is missing is asked for again: it may be published meanwhile', async () => {
    const { get, reads } = counted()
    expect([await get('missing'), await get('missing'), reads.length]).toEqual([undefined, undefined, 2])
  })

  it('goes when others need the room, the one not asked for longest first', async () => {
    const one = (await counted().get('a'))?.length ?? 0
    const { get, reads } = counted(2 * one + 10)
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name)
    expect(reads).toEqual(['a', 'b', 'c', 'b'])
  })
})

it('a browser gets the smallest it takes', () => {
  const headers = [
    undefined,
    '',
    'gzip, deflate, br',
    'gzip',
    'BR;q=0.5',
    'br;q=0, gzip; q=0.001',
    'br; q=0.0',
    '*',
    'x-gzip',
  ]
  expect(headers.map(acceptedEncoding)).toEqual([null, null, 'br', 'gzip', 'br', 'gzip', null, null, null])
})
