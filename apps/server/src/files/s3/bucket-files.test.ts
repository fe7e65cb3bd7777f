import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { fileStoreContract } from '../../testing/file-store-contract.ts'
import { memoryBucket } from '../../testing/memory-bucket.ts'
import { fileNameOf } from '../file-store.ts'
import { StoreAway } from '../store-away.ts'
import type { Bucket } from './bucket.ts'
import { bucketFiles } from './bucket-files.ts'
import { marksClock, marksIn } from './marks.ts'
import { patience } from './patience.ts'

const never = new AbortController().signal
const hourAgo = () => new Date(Date.now() - 3_600_000)

function filesIn(own: Bucket, { signal = never, mostWaiting = 100, givesAddresses = true } = {}) {
  const marks = marksIn(own, marksClock(signal))
  return bucketFiles(own, { patience: patience({ signal, mostWaiting }), givesAddresses, marks })
}

fileStoreContract(async () => filesIn(memoryBucket()))

/** Long before patience ends. */
function soon<Value>(work: Promise<Value>): Promise<Value> {
  const late = pause(20_000).then(() => {
    throw new Error('It waits on')
  })
  return Promise.race([work, late])
}

describe('files in a bucket', () => {
  it('leave nothing but themselves behind, and name nothing else', async () => {
    const own = memoryBucket()
    const store = filesIn(own).of(7)
    const hash = await store.put(Buffer.from('kept'))
    await own.put(`7/${hash.slice(0, 2)}/half-written`, Buffer.from('half'))
    await own.put(`7/00/${hash}`, Buffer.from('elsewhere'))
    own.date(`7/${hash.slice(0, 2)}/${hash}`, hourAgo())
    const found: string[] = []
    for await (const name of store.putBefore(new Date('2999-01-01'), '')) found.push(name)
    expect(found).toEqual([hash])

    expect(await store.remove(hash, new Date())).toBe(true)
    expect(own.keys()).toEqual([`7/00/${hash}`, `7/${hash.slice(0, 2)}/half-written`].sort())
  })

  it('are not removed within the second that a server may have rounded away', async () => {
    const own = memoryBucket()
    const store = filesIn(own).of(1)
    const hash = await store.put(Buffer.from('just now'))
    const putAt = (await own.changedAt(`1/${hash.slice(0, 2)}/${hash}`))?.getTime() ?? 0
    expect(await store.remove(hash, new Date(putAt + 900))).toBe(false)
    expect(await store.remove(hash, new Date(putAt + 1_100))).toBe(true)
  })

  it('are put although somebody died while removing them, and the marks of the dead are swept', async () => {
    const own = memoryBucket()
    const stores = filesIn(own)
    const bytes = Buffer.from('wanted again')
    const key = `1/${fileNameOf(bytes).slice(0, 2)}/${fileNameOf(bytes)}`
    const [dead, alive] = [`removing/${key}/dead`, `removing/1/aa/other/alive`]
    for (const mark of [dead, alive]) await own.put(mark, Buffer.from(''))
    own.date(dead, hourAgo())
    await stores.of(1).put(bytes)
    expect(await stores.sweep(new Date('2999-01-01'))).toBe(1)
    expect(own.keys()).toEqual([key, alive].sort())
  })

  it('are sent once however long somebody is about to remove them, who puts them waits, and not for a stop', async () => {
    const own = memoryBucket()
    const bytes = Buffer.from('waits for a mark')
    const key = `1/${fileNameOf(bytes).slice(0, 2)}/${fileNameOf(bytes)}`
    const mark = `removing/${key}/alive`
    await own.put(mark, Buffer.from(''))
    let puts = 0
    const counted: Bucket = {
      ...own,
      async put(...given) {
        puts += 1
        await own.put(...given)
      },
    }
    const waits = filesIn(counted).of(1).put(bytes)
    await pause(900)
    expect(puts).toBe(1)
    await own.remove(mark)
    await soon(waits)
    expect([puts, own.keys()]).toEqual([1, [key]])

    await own.put(mark, Buffer.from(''))
    const stopping = new AbortController()
    const stopped = expect(
      soon(filesIn(counted, { signal: stopping.signal }).of(1).put(bytes)),
    ).rejects.toThrow(StoreAway)
    setTimeout(() => stopping.abort(), 100)
    await stopped
    expect(puts).toBe(2)
  })

  it('are put once more when a mark that nobody takes away must be of somebody dead', async () => {
    let clock = Date.now()
    const own = memoryBucket(() => clock)
    const bytes = Buffer.from('outlives a mark')
    const key = `1/${fileNameOf(bytes).slice(0, 2)}/${fileNameOf(bytes)}`
    await own.put(`removing/${key}/just-died`, Buffer.from(''))
    let pauses = 0
    const waits = async () => {
      pauses += 1
      clock += 10_000
    }
    const marks = marksIn(own, { now: () => clock, pause: waits })
    const begun = clock
    const options = { patience: patience({ signal: never }), givesAddresses: false, marks }
    await bucketFiles(own, options).of(1).put(bytes)
    expect(pauses).toBe(7)
    expect((await own.changedAt(key))?.getTime()).toBe(begun + 70_000)
  })

  it('are put as soon as a bucket that was away is there again, and not after the process was told to stop', async () => {
    const own = memoryBucket()
    const stopping = new AbortController()
    const store = filesIn(own, { signal: stopping.signal }).of(1)
    own.away(true)
    await expect(store.read('0'.repeat(64))).rejects.toThrow(StoreAway)
    const put = store.put(Buffer.from('patient'))
    setTimeout(() => own.away(false), 400)
    const hash = await put
    expect(await store.has(hash)).toBe(true)

    own.away(true)
    const late = expect(soon(store.put(Buffer.from('too late')))).rejects.toThrow(StoreAway)
    setTimeout(() => stopping.abort(), 100)
    await late
    await expect(soon(store.put(Buffer.from('later still')))).rejects.toThrow(StoreAway)
  })

  it('wait in so many puts at a time only', async () => {
    const own = memoryBucket()
    own.away(true)
    const stopping = new AbortController()
    const store = filesIn(own, { signal: stopping.signal, mostWaiting: 2 }).of(1)
    const waiting = [1, 2].map((n) => store.put(Buffer.from([n])).catch(() => 'gave up'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    await expect(soon(store.put(Buffer.from('one too many')))).rejects.toThrow(StoreAway)
    stopping.abort()
    expect(await Promise.all(waiting)).toEqual(['gave up', 'gave up'])
  })

  it('are at an address of their own only where the settings say so', async () => {
    const as = { contentType: 'application/pdf', disposition: 'inline' }
    const own = memoryBucket()
    const hash = await filesIn(own).of(1).put(Buffer.from('shown elsewhere'))
    expect(await filesIn(own).of(1).addressOf(hash, as)).toContain(hash)
    const closed = filesIn(own, { givesAddresses: false })
    expect(await closed.of(1).addressOf(hash, as)).toBeNull()
  })
})
