import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'
import { referencePage } from './reference-page.ts'

export function registerReference(server: FastifyInstance): void {
  server.get('/openapi.json', async () => openApi())
  server.get('/reference', async (_request, reply) => {
    const nonce = randomBytes(18).toString('base64')
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(referencePage(nonce))
  })
}
