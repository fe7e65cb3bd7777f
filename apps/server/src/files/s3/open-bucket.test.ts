import type { RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '../../testing/test-store.ts'
import { StoreAway } from '../store-away.ts'
import { openBucket } from './open-bucket.ts'

const stores: TestStore[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) await store.end()
})

async function bucketWhere(answer: RequestListener, signal = new AbortController().signal) {
  const store = await startTestStore(answer)
  stores.push(store)
  return openBucket(store.s3, signal)
}

const head = { 'content-length': 1_000_000, 'last-modified': new Date(0).toUTCString() }

it('a body that does not begin is a store that is away, whether it breaks off or stalls', async () => {
  const bucket = await bucketWhere(({ url }, answer) => {
    answer.writeHead(200, head).flushHeaders()
    if (url?.includes('breaks')) setTimeout(() => answer.destroy(), 50)
  })
  const begun = performance.now()
  await expect(bucket.open('breaks')).rejects.toThrow(StoreAway)
  await expect(bucket.open('stalls')).rejects.toThrow(StoreAway)
  expect(performance.now() - begun).toBeLessThan(20_000)
})

it('a body that breaks off later is that to whoever reads it, and ends nothing before somebody does', async () => {
  const answers: ServerResponse[] = []
  const bucket = await bucketWhere((_request, answer) => {
    answer.writeHead(200, head).write('a beginning')
    answers.push(answer)
  })
  const opened = await Promise.all([bucket.open('a'), bucket.open('b')])
  for (const answer of answers) answer.destroy()
  for (const file of opened) {
    await expect(file && buffer(file.stream)).rejects.toThrow(StoreAway)
    await pause(100)
  }
})

it('a delete without an answer is sent once: a second would hide that the first may still come', async () => {
  let deletes = 0
  const bucket = await bucketWhere(({ method, socket }) => {
    if (method === 'DELETE') deletes += 1
    socket.destroy()
  })
  await expect(bucket.remove('a')).rejects.toThrow(StoreAway)
  expect(deletes).toBe(1)
})

it('who reads slowly holds up nobody else', async () => {
  const bucket = await bucketWhere(({ method }, answer) => {
    answer.writeHead(200, head)
    if (method === 'HEAD') answer.end()
    else answer.write('slowly')
  })
  const slow: Awaited<ReturnType<typeof bucket.open>>[] = []
  // More than what is not read has sockets for, and few at a time: both ends are this one thread.
  while (slow.length < 150)
    slow.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => bucket.open(`${index}`)))))
  expect(await bucket.changedAt('a')).toEqual(new Date(0))
  for (const file of slow) file?.stream.destroy()
})

it('a process that stops does not wait for a put that the store holds', async () => {
  const stopping = new AbortController()
  const bucket = await bucketWhere(() => {}, stopping.signal)
  const late = pause(20_000, 'it waits on', { ref: false })
  setTimeout(() => stopping.abort(), 200)
  // So large that it would be waited for much longer.
  const put = bucket.put('a', Buffer.alloc(10_000_000)).catch((error) => error)
  expect(await Promise.race([put, late])).toBeInstanceOf(StoreAway)
})

it('and what is answered meanwhile is put', async () => {
  const stopping = new AbortController()
  const bucket = await bucketWhere((_request, answer) => {
    setTimeout(() => answer.end(), 300)
  }, stopping.signal)
  const put = bucket.put('a', Buffer.from('under way'))
  setTimeout(() => stopping.abort(), 100)
  await put
  await bucket.put('b', Buffer.from('a job that ends'))
})
