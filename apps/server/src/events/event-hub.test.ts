import { describe, expect, it } from 'vitest'
import { eventHub } from './event-hub.ts'
import type { Missed } from './missed-events.ts'

/** Reads by tenant that end when and how a test wants. */
function readings() {
  const underWay = new Map<number, { answer: (missed: Missed) => void; fail: (error: Error) => void }>()
  const readWithTenant = (tenant: { readonly number: number }) =>
    new Promise<Missed>((answer, fail) => underWay.set(tenant.number, { answer, fail }))
  const of = (tenant: number) => {
    const reading = underWay.get(tenant)
    if (!reading) throw new Error(`Nobody reads for ${tenant}`)
    underWay.delete(tenant)
    return reading
  }
  const mapped = new Map<string, readonly number[]>()
  const hub = eventHub(
    { readWithTenant: readWithTenant as never },
    async (cell) => new Set(mapped.get(cell) ?? []),
  )
  return { hub, underWay, of, mapped }
}

const event = (tenant: number, id: number) => ({ tenant, id, topic: 'job', subject: `${id}`, audience: null })
const turn = () => new Promise((resolve) => setImmediate(resolve))

async function followed(count: number, cellOf = (_: number) => 'main') {
  const { hub, underWay, of, mapped } = readings()
  const heard = new Map<number, number[]>()
  const ended: number[] = []
  for (let number = 1; number <= count; number++) {
    const ids: number[] = []
    heard.set(number, ids)
    const following = hub.follow({
      ...{ tenant: { number, cell: cellOf(number) }, person: 'anna', last: 1 },
      send: (id) => ids.push(id),
      end: () => ended.push(number),
    })
    await turn()
    of(number).answer({ newest: 1, events: [] })
    await following
  }
  return { hub, underWay, of, mapped, heard, ended }
}

describe('after the line was lost and found', () => {
  it('one who is slow to catch up does not hold the others, and few read at a time', async () => {
    const { hub, underWay, of, heard } = await followed(12)
    const all = hub.catchUp('main')
    await turn()
    expect(underWay.size).toBe(4)
    for (let number = 2; number <= 12; number++) {
      of(number).answer({ newest: 2, events: [event(number, 2)] })
      await turn()
      expect(underWay.size).toBeLessThanOrEqual(4)
    }
    expect([...heard].filter(([, ids]) => ids.includes(2)).map(([number]) => number)).toEqual(
      Array.from({ length: 11 }, (_, k) => k + 2),
    )
    of(1).answer({ newest: 2, events: [event(1, 2)] })
    await all
    expect(heard.get(1)).toEqual([2])
  })

  it('one who cannot be told everything has to come again, with no news over the gap; the others go on', async () => {
    const { hub, of, heard, ended } = await followed(6)
    const all = expect(hub.catchUp('main')).rejects.toThrow('1 had to come again')
    await turn()
    hub.tell(event(1, 3), 'main')
    of(1).fail(new Error('No database'))
    await turn()
    hub.tell(event(1, 4), 'main')
    for (let number = 2; number <= 6; number++) {
      of(number).answer({ newest: 2, events: [event(number, 2)] })
      await turn()
    }
    await all
    expect([heard.get(1), ended, hub.count()]).toEqual([[], [1], 5])
    for (let number = 2; number <= 6; number++) expect(heard.get(number)).toEqual([2])
  })
})

describe('of several lines', () => {
  const inB = (number: number) => (number > 3 ? 'b' : 'main')

  it('one that was lost and found is made up for to those of its cell alone', async () => {
    const { hub, underWay, of, heard } = await followed(6, inB)
    const all = hub.catchUp('b')
    await turn()
    expect([...underWay.keys()]).toEqual([4, 5, 6])
    for (const number of [4, 5, 6]) of(number).answer({ newest: 2, events: [event(number, 2)] })
    // None of the other cell, which may be silent, holds it up.
    await all
    expect([...heard].map(([, ids]) => ids)).toEqual([[], [], [], [2], [2], [2]])
  })

  it('the last one a brand was heard over is that of its cell: it moved', async () => {
    const { hub, underWay, of } = await followed(4, inB)
    hub.tell(event(1, 2), 'b')
    const all = hub.catchUp('b')
    await turn()
    expect([...underWay.keys()]).toEqual([1, 4])
    for (const number of [1, 4]) of(number).answer({ newest: 2, events: [] })
    await all
  })

  it('one that was lost and found is made up for to a brand that moved there, of which nothing was heard yet', async () => {
    const { hub, underWay, of, heard, mapped } = await followed(4, inB)
    mapped.set('b', [1, 4])
    for (let time = 2; time <= 3; time++) {
      const all = hub.catchUp('b')
      await turn()
      expect([...underWay.keys()].toSorted()).toEqual([1, 4])
      for (const number of [1, 4]) of(number).answer({ newest: time, events: [event(number, time)] })
      await all
      // Known from then on, should the map be away.
      mapped.clear()
    }
    expect([...heard.values()]).toEqual([[2, 3], [], [], [2, 3]])
  })

  it('the last one counts by numbers, not by what came through last', async () => {
    const { hub, underWay, of } = await followed(1)
    hub.tell(event(1, 3), 'b')
    await turn()
    hub.tell(event(1, 2), 'main')
    of(1).answer({ newest: 3, events: [event(1, 2), event(1, 3)] })
    await turn()
    const all = hub.catchUp('b')
    await turn()
    expect([...underWay.keys()]).toEqual([1])
    of(1).answer({ newest: 3, events: [] })
    await all
  })

  it('what came too early over one is read for few at a time', async () => {
    const { hub, underWay, of, heard } = await followed(12)
    for (let number = 1; number <= 12; number++) hub.tell(event(number, 3), 'main')
    for (let number = 1; number <= 12; number++) {
      await turn()
      expect(underWay.size).toBe(Math.min(4, 13 - number))
      of(number).answer({ newest: 3, events: [event(number, 2), event(number, 3)] })
    }
    await turn()
    for (const [, ids] of heard) expect(ids).toEqual([2, 3])
  })
})

it('what comes over another line before its own number is made up for, in order and once', async () => {
  const { hub, underWay, of, heard } = await followed(1)
  hub.tell(event(1, 3), 'main')
  hub.tell(event(1, 4), 'main')
  await turn()
  expect(underWay.size).toBe(1)
  hub.tell(event(1, 5), 'main')
  of(1).answer({ newest: 4, events: [event(1, 2), event(1, 3), event(1, 4)] })
  await turn()
  hub.tell(event(1, 2), 'main')
  hub.tell(event(1, 6), 'main')
  expect(heard.get(1)).toEqual([2, 3, 4, 5, 6])
})
