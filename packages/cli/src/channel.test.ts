import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { callServer } from './channel.ts'

const cleanUps: (() => unknown)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** A server with too much to do, so many times. */
async function busy(times: number, retryAfter: string | null = '0') {
  let asked = 0
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    asked += 1
    if (asked > times) {
      response.end(JSON.stringify({ ok: true, value: [] }))
      return
    }
    if (retryAfter !== null) response.setHeader('retry-after', retryAfter)
    response.writeHead(503)
    response.end(JSON.stringify({ ok: false, code: 'unavailable', message: 'Too much to do at the moment' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = await callServer({ origin, host: 'demo.localhost' }, 'catalogues/missingTextures', {
    hashes: [],
  })
  return { answer, asked }
}

it('a server that has too much to do is asked again when it says, and not for ever', async () => {
  expect(await busy(2)).toEqual({ answer: { ok: true, value: [] }, asked: 3 })
  expect(await busy(9)).toMatchObject({ answer: { ok: false, code: 'unavailable' }, asked: 4 })
  expect(await busy(9, null)).toMatchObject({ answer: { ok: false }, asked: 1 })
  expect(await busy(9, '900')).toMatchObject({ answer: { ok: false }, asked: 1 })
})
