import { contractVersion, contractVersionHeader } from '@arredo/contract'
import { describe, expect, it } from 'vitest'
import { openCommandChannel } from './command-channel.ts'

function channelAnswering(answer: () => Promise<Response>) {
  const requests: { url: string; headers: Record<string, string>; body: unknown }[] = []
  const channel = openCommandChannel((url, init) => {
    const headers = init?.headers as Record<string, string>
    requests.push({ url: String(url), headers, body: JSON.parse(String(init?.body)) })
    return answer()
  })
  return { ...channel, requests }
}

describe('the command channel', () => {
  it('[A-179] one address per service and function, with the contract’s version and the bearer', async () => {
    const { call, keepBearer, requests } = channelAnswering(async () =>
      Response.json({ ok: true, value: null }),
    )
    keepBearer('secret')
    expect(await call('auth/session', {})).toEqual({ ok: true, value: null })
    expect(requests[0]).toMatchObject({
      url: '/api/auth/session',
      headers: {
        [contractVersionHeader]: String(contractVersion),
        authorization: 'Bearer secret',
        traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
      },
      body: {},
    })
  })

  it('hands a failure on as it was answered', async () => {
    const failure = { ok: false, code: 'conflict', message: 'Someone else saved', details: { revision: 4 } }
    const { call } = channelAnswering(async () => Response.json(failure, { status: 409 }))
    expect(await call('auth/logout', {})).toEqual(failure)
  })

  it('makes an answer of a lost connection and of a page that is no answer', async () => {
    const lost = channelAnswering(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await lost.call('auth/session', {})).toMatchObject({ ok: false, code: 'unavailable' })
    const page = channelAnswering(async () => new Response('<html>Bad gateway</html>', { status: 502 }))
    expect(await page.call('auth/session', {})).toMatchObject({ ok: false, code: 'unavailable' })
  })

  it('does not believe an answer of another shape', async () => {
    const { call } = channelAnswering(async () => Response.json({ ok: true, value: { profile: 'anna' } }))
    expect(await call('auth/session', {})).toMatchObject({ ok: false, code: 'bug' })
  })
})
