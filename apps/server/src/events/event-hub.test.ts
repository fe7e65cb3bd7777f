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
  return { hub: eventHub({ readWithTenant: readWithTenant as never }), underWay, of }
}

const event = (tenant: number, id: number) => ({ tenant, id, topic: 'job', subject: `${id}`, audience: null })
const turn = () => new Promise((resolve) => setImmediate(resolve))

async function followed(count: number) {
  const { hub, underWay, of } = readings()
  const heard = new Map<number, number[]>()
  const ended: number[] = []
  for (let number = 1; number <= count; number++) {
    const ids: number[] = []
    heard.set(number, ids)
    const following = hub.follow({
      ...{ tenant: { number, cell: 'main' }, person: 'anna', last: 1 },
      send: (id) => ids.push(id),
      end: () => ended.push(number),
    })
    await turn()
    of(number).answer({ newest: 1, events: [] })
    await following
  }
  return { hub, underWay, of, heard, ended }
}

describe('after the line was lost and found', () => {
  it('one who is slow to catch up does not hold the others, and few read at a time', async () => {
    const { hub, underWay, of, heard } = await followed(12)
    const all = hub.catchUp()
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
    const all = expect(hub.catchUp()).rejects.toThrow('1 had to come again')
    await turn()
    hub.tell(event(1, 3))
    of(1).fail(new Error('No database'))
    await turn()
    hub.tell(event(1, 4))
    for (let number = 2; number <= 6; number++) {
      of(number).answer({ newest: 2, events: [event(number, 2)] })
      await turn()
    }
    await all
    expect([heard.get(1), ended, hub.count()]).toEqual([[], [1], 5])
    for (let number = 2; number <= 6; number++) expect(heard.get(number)).toEqual([2])
  })
})
