import type { JobListing } from '@arredo/contract'
import { describe, expect, it } from 'vitest'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { streamsForTests } from '../testing/streams-for-tests.ts'

function listing(id: string, state: JobListing['state']): JobListing {
  const times = { createdAt: '', startedAt: null, finishedAt: null }
  return { id, task: 'offer/make', state, progress: 0, message: '', result: null, error: null, ...times }
}

function jobsOver(options: { isReachable?: () => boolean } = {}) {
  const { streams, events } = streamsForTests()
  let server: JobListing[] = []
  const tests = appForTests(
    {
      'jobs/list': () =>
        options.isReachable?.() === false
          ? failure('unavailable', 'No connection')
          : { ok: true, value: { jobs: server, hasMore: false } },
      'jobs/cancel': ({ id }: { id: string }) => ({ ok: true, value: listing(id, 'cancelled') }),
    },
    { ports: { events } },
  )
  const { app } = tests
  return {
    ...tests,
    streams,
    states: () => app.jobs.store.getState().jobs.map(({ state }) => state),
    onServer: (...jobs: JobListing[]) => {
      server = jobs
    },
    enter: (kind: 'pro' | 'guest' | null) =>
      app.session.setState({ profile: kind ? profileFor(kind) : null }),
    reads: () => tests.calls.filter(({ name }) => name === 'jobs/list').length,
  }
}

describe('jobs', () => {
  it('are read when the stream says so, once for many events in a moment', async () => {
    const { enter, streams, onServer, states, wait, reads } = jobsOver()
    enter('pro')
    onServer(listing('a', 'running'))
    streams[0]?.opened()
    streams[0]?.event({ topic: 'reread', subject: '' }, '7')
    for (let id = 8; id < 20; id++) streams[0]?.event({ topic: 'job', subject: 'a' }, String(id))
    await wait(200)
    expect(states()).toEqual(['running'])
    expect(reads()).toBe(1)
    streams[0]?.event({ topic: 'weather', subject: '' }, '20')
    await wait(1_000)
    expect(reads()).toBe(1)
  })

  it('are asked for from time to time while there is no stream and something is under way', async () => {
    const { app, enter, onServer, states, wait } = jobsOver()
    enter('pro')
    onServer(listing('a', 'running'))
    app.jobs.expect()
    await wait(200)
    onServer(listing('a', 'done'))
    await wait(4_000)
    expect(states()).toEqual(['done'])
  })

  it('are looked after while one is under way, should the stream miss a word', async () => {
    const { enter, streams, onServer, states, wait, reads } = jobsOver()
    enter('pro')
    onServer(listing('a', 'running'))
    streams[0]?.opened()
    streams[0]?.event({ topic: 'job', subject: 'a' }, '1')
    await wait(200)
    onServer(listing('a', 'done'))
    await wait(60_000)
    expect(states()).toEqual(['done'])
    const known = reads()
    await wait(300_000)
    expect(reads()).toBe(known)
  })

  it('are read again when the server could not be reached', async () => {
    let isReachable = false
    const { enter, streams, onServer, states, wait } = jobsOver({ isReachable: () => isReachable })
    enter('pro')
    onServer(listing('a', 'done'))
    streams[0]?.opened()
    streams[0]?.event({ topic: 'job', subject: 'a' }, '1')
    await wait(200)
    isReachable = true
    await wait(4_000)
    expect(states()).toEqual(['done'])
  })

  it('are forgotten with the person they belong to', async () => {
    const { enter, streams, onServer, states, wait } = jobsOver()
    enter('pro')
    onServer(listing('a', 'done'))
    streams[0]?.event({ topic: 'reread', subject: '' }, '1')
    await wait(200)
    expect(states()).toEqual(['done'])
    enter(null)
    expect(states()).toEqual([])
    expect(streams[0]?.isClosed).toBe(true)
    await wait(60_000)
    expect(streams).toHaveLength(1)
  })

  it('of a guest are followed from the first one on', async () => {
    const { app, enter, streams, wait } = jobsOver()
    enter('guest')
    await wait(1_000)
    expect(streams).toHaveLength(0)
    app.jobs.expect()
    expect(streams).toHaveLength(1)
  })

  it('can be given up, and are read at once', async () => {
    const { app, enter, onServer, states, wait } = jobsOver()
    enter('pro')
    onServer(listing('a', 'cancelled'))
    expect(await app.jobs.cancel('a')).toMatchObject({ ok: true, value: { state: 'cancelled' } })
    await wait(0)
    expect(states()).toEqual(['cancelled'])
  })
})
