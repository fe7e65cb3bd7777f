import type { EventTopic } from '@arredo/contract'
import { describe, expect, it } from 'vitest'
import { appForTests, profileFor } from '../testing/app-for-tests.ts'
import { streamsForTests } from '../testing/streams-for-tests.ts'

const reread = { topic: 'reread', subject: '' }

function hub(who: 'guest' | 'customer' | null = 'guest') {
  const { streams, events } = streamsForTests()
  const { app, wait } = appForTests({}, { ports: { events } })
  const enter = (kind: typeof who) => app.session.setState({ profile: kind && profileFor(kind) })
  enter(who)
  const heard: string[] = []
  const listen = (topic: EventTopic, name: string = topic) =>
    app.events.on(topic, (subject) => heard.push(`${name} ${subject}`))
  return { app, streams, wait, enter, listen, heard }
}

describe('the hub of events', () => {
  it('opens one stream, with the first who listens, and tells each of its own topic only', () => {
    const { streams, listen, heard } = hub()
    expect(streams).toHaveLength(0)
    listen('catalogue')
    const leave = listen('articlePictures')
    listen('catalogue', 'another')
    expect(streams).toHaveLength(1)

    streams[0]?.opened()
    streams[0]?.event({ topic: 'catalogue', subject: 'KITCHEN' }, '1')
    streams[0]?.event({ topic: 'articlePictures', subject: 'hash' }, '2')
    leave()
    streams[0]?.event({ topic: 'articlePictures', subject: 'hash' }, '3')
    streams[0]?.event({ topic: 'weather', subject: 'rain' }, '4')
    streams[0]?.event(null, '5')
    expect(heard).toEqual(['catalogue KITCHEN', 'another KITCHEN', 'articlePictures hash'])
  })

  it('takes up a stream that ended where it ended, after growing pauses', async () => {
    const { streams, listen, wait } = hub()
    listen('job')
    streams[0]?.opened()
    streams[0]?.event(reread, '7')
    streams[0]?.ended('lost')
    await wait(499)
    expect(streams).toHaveLength(1)
    await wait(1)
    expect(streams[1]?.lastId).toBe('7')
    streams[1]?.ended('lost')
    await wait(999)
    expect(streams).toHaveLength(2)
    await wait(1)
    streams[2]?.opened()
    streams[2]?.ended('lost')
    await wait(500)
    expect(streams).toHaveLength(4)
    streams[3]?.ended('refused')
    await wait(29_999)
    expect(streams).toHaveLength(4)
    await wait(1)
    expect(streams).toHaveLength(5)
  })

  it('tells everybody to read again after a reconnection, and whenever the server says so', async () => {
    const { app, streams, listen, heard, wait } = hub()
    listen('catalogue')
    listen('job')
    streams[0]?.opened()
    expect(app.events.connection.getState().isConnected).toBe(true)
    expect(heard).toEqual([])
    streams[0]?.event(reread, '1')
    expect(heard.splice(0)).toEqual(['catalogue null', 'job null'])

    streams[0]?.ended('lost')
    expect(app.events.connection.getState().isConnected).toBe(false)
    await wait(500)
    expect(heard).toEqual([])
    streams[1]?.opened()
    expect(heard).toEqual(['catalogue null', 'job null'])
  })

  it('follows whoever is there: another person gets another stream, nobody none', async () => {
    const { app, streams, listen, enter, wait } = hub(null)
    listen('catalogue')
    await wait(60_000)
    expect(streams).toHaveLength(0)
    enter('guest')
    await wait(0)
    streams[0]?.opened()
    streams[0]?.event(null, '9')
    enter('customer')
    expect(streams[0]?.isClosed).toBe(true)
    expect(app.events.connection.getState().isConnected).toBe(false)
    await wait(0)
    expect(streams.map(({ lastId }) => lastId)).toEqual([null, null])
    enter(null)
    expect(streams[1]?.isClosed).toBe(true)
    await wait(60_000)
    expect(streams).toHaveLength(2)
  })
})
