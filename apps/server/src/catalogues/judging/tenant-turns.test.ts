import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { tenantTurns } from './tenant-turns.ts'

/** Work that ends when the test says so, and the order in which it began. */
function bench(limits = { atOnce: 2, mostWaiting: 4 }) {
  const turns = tenantTurns(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (tenant: number, name: string) =>
      turns(tenant, async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.set(name, end))
        return name
      }),
    async end(name: string) {
      ends.get(name)?.()
      await setImmediate()
    },
  }
}

describe('tenants take turns', () => {
  it('so that one whose work never ends keeps no other waiting', async () => {
    const { begun, ask, end } = bench()
    for (const name of ['a1', 'a2', 'a3']) void ask(1, name)
    void ask(2, 'b1')
    await setImmediate()
    expect(begun).toEqual(['a1', 'b1'])
    void ask(3, 'c1')
    void ask(2, 'b2')
    await end('b1')
    // Not a2, which came before: its tenant is at work. Not b2: its tenant has had a turn.
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    await end('c1')
    expect(begun).toEqual(['a1', 'b1', 'c1', 'b2'])
  })

  it('and each may have so many waiting', async () => {
    const { ask, begun, end } = bench({ atOnce: 1, mostWaiting: 2 })
    for (const name of ['a1', 'a2', 'a3']) void ask(1, name)
    expect(await ask(1, 'a4')).toBe('too many')
    const other = ask(2, 'b1')
    await end('a1')
    expect(begun).toEqual(['a1', 'b1'])
    await end('b1')
    expect(await other).toBe('b1')
  })

  it('also after work that failed', async () => {
    const turns = tenantTurns({ atOnce: 1, mostWaiting: 1 })
    await expect(turns(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turns(1, async () => 'next')).toBe('next')
  })
})
