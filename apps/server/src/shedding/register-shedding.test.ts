import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerShedding } from './register-shedding.ts'

it('refuses early who would wait for a cell that does not answer, and nobody else', async () => {
  const server = Fastify()
  const waits: Readonly<Record<string, number>> = { main: 0, b: 4_900 }
  registerShedding(server, {
    databases: { use: (cell = '') => ({ busy: 0, free: 0, waiting: 0, longestWait: waits[cell] ?? 5_000 }) },
    metrics: { shed: () => {}, loopWait: () => {} },
    cellOf: (host) => (host === 'b.example' ? 'b' : host === 'main.example' ? 'main' : undefined),
  })
  server.get('/page', async () => 'here')
  const get = async (host: string) => (await server.inject({ url: '/page', headers: { host } })).statusCode
  expect([await get('main.example'), await get('b.example'), await get('stranger.example')]).toEqual([
    ...[200, 503, 200],
  ])
  await server.close()
})
