import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type Balancer, startBalancer } from './start-balancer.ts'

const patience = { timeout: 60_000 }
const open: (Server | Balancer)[] = []
afterEach(() => {
  for (const one of open.splice(0)) 'close' in one ? one.close() : one.stop()
})

/** Answers with its name; what it says of itself can be changed. */
async function startHttp(name: string) {
  const state = { ready: true, answers: 0 }
  const server = createServer(({ url }, response) => {
    const isReady = state.ready || url !== '/readyz'
    if (url !== '/readyz') state.answers += 1
    response.writeHead(url === '/readyz' ? (isReady ? 200 : 503) : state.ready ? 200 : 503).end(name)
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, state }
}

function ask(port: number): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const body = '{"a":1}'
    const sent = request(
      { host: '127.0.0.1', port, path: '/api/x', method: 'POST', headers: { host: 'brand.localhost' } },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

it('the balancer leaves out who says that it is not ready, and lets one say why where none is', async () => {
  const [one, two] = [await startHttp('one'), await startHttp('two')]
  const balancer = await startBalancer(['brand.localhost'], [one.port, two.port])
  open.push(balancer)
  const { port } = balancer
  const names = async () =>
    new Set((await Promise.all(Array.from({ length: 20 }, () => ask(port)))).map(({ text }) => text))
  await expect.poll(names, patience).toEqual(new Set(['one', 'two']))

  one.state.ready = false
  await expect.poll(names, patience).toEqual(new Set(['two']))

  // Whichever, once it knows that neither is.
  two.state.ready = false
  await expect.poll(names, patience).toEqual(new Set(['one', 'two']))
  expect((await ask(port)).status).toBe(503)

  one.state.ready = true
  await expect.poll(() => ask(port), patience).toEqual({ status: 200, text: 'one' })
})
