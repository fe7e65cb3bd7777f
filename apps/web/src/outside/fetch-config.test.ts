import { describe, expect, it } from 'vitest'
import { fetchConfig } from './fetch-config.ts'

describe('the configuration', () => {
  it('[A-110] missing, unreadable or wrong: the same exact words', async () => {
    const refusal = { ok: false, message: 'Error: Missing or wrong configuration file' }
    const addresses: string[] = []
    const answers = [
      async () => new Response('Not found', { status: 404 }),
      async () => new Response('<html>'),
      async () => Response.json({ version: 'one' }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ]
    for (const answer of answers) {
      const read = fetchConfig((url) => {
        addresses.push(String(url))
        return answer()
      })
      expect(await read).toEqual(refusal)
    }
    expect(addresses[0]).toMatch(/^\/config\/config\.json\?v=\d+$/)
  })
})
