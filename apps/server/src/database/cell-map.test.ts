import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { cellMap, ElsewhereError } from './cell-map.ts'

/** A map over one tenant that a test moves about. */
function mapFor() {
  const is = { in: 'main' as string | null, said: 'main' as string | null, asked: 0 }
  const map = cellMap({
    async ask() {
      is.asked++
      if (is.said === 'silent') return new Promise<null>(() => {})
      if (is.said === 'away') throw new Error('The main database is away')
      return is.said
    },
    isIn: async (cell) => cell === is.in,
    ...{ patience, longestAnswer: 200 },
  })
  const go = (cell: string) => Object.assign(is, { in: cell, said: cell })
  return { map, is, go }
}

/** Long enough for a busy machine to be late. */
const patience = 2_000
const key = (cell: string) => ({ number: 1, cell })

describe('what was learnt', () => {
  it('holds for those who come with the same old key', async () => {
    const { map, is, go } = mapFor()
    go('b')
    expect(await map.find(key('main'))).toBe('b')
    expect(map.cellOf(key('main'))).toBe('b')
    expect(is.asked).toBe(1)
  })

  it('gives way to a key that was read since, and does not come back with the one before', async () => {
    const { map, go } = mapFor()
    go('b')
    await map.find(key('main'))
    go('c')
    expect(map.cellOf(key('c'))).toBe('c')
    // It moved home: the key is the one of the beginning again.
    go('main')
    expect(map.cellOf(key('main'))).toBe('main')
  })

  it('is forgotten when the map names the cell of the key again', async () => {
    const { map, go } = mapFor()
    go('b')
    await map.find(key('main'))
    go('main')
    expect(await map.find(key('main'))).toBe('main')
    expect(map.cellOf(key('main'))).toBe('main')
  })

  it('is asked again when that cell cannot be reached', async () => {
    const { map, is, go } = mapFor()
    go('b')
    await map.find(key('main'))
    expect(await map.instead(key('main'), 'b')).toBeNull()
    go('main')
    expect(await map.instead(key('main'), 'b')).toBe('main')
    expect(map.cellOf(key('main'))).toBe('main')
    const { asked } = is
    // The key itself was read just before.
    expect(await map.instead(key('b'), 'b')).toBeNull()
    expect(is.asked).toBe(asked)
    is.said = 'away'
    expect(await map.instead(key('main'), 'b')).toBeNull()
  })
})

describe('a search', () => {
  it('is one for all who wait', async () => {
    const { map, is } = mapFor()
    is.in = null
    const found = Promise.all(Array.from({ length: 20 }, () => map.find(key('main'))))
    await pause(20)
    expect(is.asked).toBe(1)
    is.in = 'main'
    expect(new Set(await found)).toEqual(new Set(['main']))
  })

  it('ends for each when its own time is over, and goes on for who joined late', async () => {
    const { map, is } = mapFor()
    is.in = null
    const first = map.find(key('main')).catch((error: unknown) => error)
    await pause(patience / 2)
    const late = map.find(key('main'))
    expect(await first).toBeInstanceOf(ElsewhereError)
    // By now a search that ends with the one who began it has ended.
    await pause(patience / 4)
    is.in = 'main'
    expect(await late).toBe('main')
  })

  it('that has no answer is begun anew by who comes next', async () => {
    const { map, is, go } = mapFor()
    is.said = 'silent'
    await expect(map.find(key('main'))).rejects.toMatchObject({ code: '08006' })
    expect(await map.instead(key('main'), 'b')).toBeNull()
    go('b')
    expect(await map.find(key('main'))).toBe('b')
  })

  it('ends when nobody waits any more', async () => {
    const { map, is } = mapFor()
    is.in = null
    await expect(map.find(key('main'))).rejects.toBeInstanceOf(ElsewhereError)
    await pause(200)
    const { asked } = is
    await pause(200)
    expect(is.asked).toBe(asked)
  })
})
