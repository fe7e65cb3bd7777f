import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readConfigFile } from '@arredo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportsTaken } from '../reporting/budget.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let framed: TestTenant
const webFolder = mkdtempSync(join(tmpdir(), 'arredo-web-'))

beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'))
  const entry = {
    file: 'assets/main-1.js',
    isEntry: true,
    css: ['assets/main-1.css'],
    imports: ['_vendor.js'],
  }
  const manifest = {
    'src/main.tsx': entry,
    '_vendor.js': { file: 'assets/vendor-1.js', imports: ['_deep.js'] },
    '_deep.js': { file: 'assets/deep-1.js', css: ['assets/deep-1.css'], imports: ['_vendor.js'] },
  }
  writeFileSync(join(webFolder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(webFolder, 'assets/main-1.js'), 'export {}')
  writeFileSync(join(webFolder, 'assets/main-1.js.gz'), gzipSync('export {}'))
  writeFileSync(join(webFolder, 'assets/main-1.js.map'), '{}')
  server = await startTestServer({ webFolder })
  tenant = await server.addTenant(1, { name: '<b>Brand</b> "&"' })
  framed = await server.addTenant(2, {
    hostOrigins: ['https://shop.example', "https://x.example; script-src 'unsafe-inline'"],
    palette: { primary: '#1a6cff', secondary: '#646464', error: '#E00000', statuses: {} },
  })
})
afterAll(async () => {
  await server.end()
  rmSync(webFolder, { recursive: true })
})

function get(url: string, site: TestTenant = tenant, headers: Record<string, string> = {}) {
  return server.fastify.inject({ url, headers: { host: `${site.host}:4100`, ...headers } })
}

describe('the page', () => {
  it('comes with the strict policy, a new nonce every time, on every address that is no file', async () => {
    const first = await get('/home')
    const second = await get('/configurator3d?x=1.5')
    const policy = String(first.headers['content-security-policy'])
    const nonceOf = (text: string) => /'nonce-([^']+)'/.exec(text)?.[1] ?? ''
    const nonce = nonceOf(policy)

    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(nonce.length).toBeGreaterThanOrEqual(22)
    expect(nonceOf(String(second.headers['content-security-policy']))).not.toBe(nonce)
    for (const part of [
      `script-src 'nonce-${nonce}' 'strict-dynamic';`,
      `style-src 'self' 'nonce-${nonce}';`,
      "object-src 'none';",
      "base-uri 'none';",
      "frame-ancestors 'none';",
      "require-trusted-types-for 'script';",
      "connect-src 'self';",
      'report-uri /policy-reports',
    ]) {
      expect(`${policy};`).toContain(part)
    }
    expect(policy).not.toContain('unsafe')
    const tags = first.body.match(/<(script|style)[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(1)
    expect(tags.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true)
    expect(first.headers['x-content-type-options']).toBe('nosniff')
    expect(first.headers['referrer-policy']).toBe('no-referrer')
  })

  it('lets nothing of ours be framed elsewhere: answers, refusals, files, and what is not there', async () => {
    const post = (url: string) =>
      server.fastify.inject({ method: 'POST', url, headers: { host: tenant.host }, payload: {} })
    const answers = await Promise.all([
      post('/api/auth/session'),
      post('/api/nothing/here'),
      ...['/livez', '/config/config.json', '/packs/none.json', '/api/events', '/assets/main-1.js'].map(
        (url) => get(url),
      ),
    ])
    const framedBy = answers.map(
      ({ headers }) => /frame-ancestors [^;]+/.exec(String(headers['content-security-policy']))?.[0],
    )
    expect(framedBy).toEqual(answers.map(() => "frame-ancestors 'none'"))
    expect(answers[0]?.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it("holds the brand's colours, name and language, and nothing of it becomes markup", async () => {
    const page = await get('/', tenant, { 'accept-language': 'fr-FR,it-IT;q=0.8,en;q=0.5' })
    const blue = await get('/', framed)

    expect(page.body).toContain('<html lang="it" dir="ltr" data-build="test">')
    expect(page.body).not.toContain('<b>')
    expect(page.body).toContain('src="/assets/main-1.js"')
    for (const file of ['main-1.css', 'vendor-1.js', 'deep-1.js', 'deep-1.css']) {
      expect(page.body.split(`href="/assets/${file}"`)).toHaveLength(2)
    }
    expect(page.body.toLowerCase()).toContain('#e45a3f')
    expect(blue.body.toLowerCase()).toContain('#1a6cff')
  })

  it('is told whether it stands alone or in a frame', async () => {
    const into = async (destination: string) =>
      (await get('/', tenant, { 'sec-fetch-dest': destination })).body
    expect(await into('document')).toContain('data-display="site"')
    expect(await into('iframe')).toContain('data-display="frame"')
    expect((await get('/')).body).not.toContain('data-display')
  })

  it('[H-58] may be framed by the configured hosts alone, and no record can add to the policy', async () => {
    const policy = String((await get('/', framed)).headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors https://shop.example;')
    expect(policy).not.toContain('unsafe-inline')
  })

  it('is no answer to unknown hosts or missing files', async () => {
    expect((await get('/', { ...tenant, host: 'stranger.example' })).statusCode).toBe(404)
    expect((await get('/missing.js')).statusCode).toBe(404)
    expect((await get('/assets/missing-1.js')).statusCode).toBe(404)
    expect((await get('/assets/..%2f..%2fmanifest.json')).statusCode).toBeGreaterThanOrEqual(400)
  })
})

it('[A-74 part] the designer of the print server is the paper form, and nothing of its query goes on', async () => {
  for (const query of ['', '?_uid=7&wsite=atlas', '?wsite=//elsewhere.example&_uid=%0d%0aSet-Cookie:x']) {
    const { statusCode, headers } = await get(`/designer.aspx${query}`)
    expect([statusCode, headers.location]).toEqual([303, '/paperview'])
  }
  for (const other of ['/other.aspx', '/designer.asp', '/print/designer.aspx'])
    expect((await get(other)).statusCode).toBe(404)
})

describe('files', () => {
  it('of the build are kept for good and sent compressed', async () => {
    const file = await get('/assets/main-1.js', tenant, { 'accept-encoding': 'gzip' })
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(file.headers['content-encoding']).toBe('gzip')
  })

  it('of the build are not served with the sources they were made of', async () => {
    expect((await get('/assets/main-1.js.map')).statusCode).toBe(404)
  })

  it('[A-110] [D-83 part] the configuration comes from the published record, by host name, until another is published', async () => {
    const file = await get('/config/config.json?v=1')
    const tag = String(file.headers.etag)
    const unchanged = await get('/config/config.json', tenant, { 'if-none-match': tag })
    const other = await get('/config/config.json', framed, { 'if-none-match': tag })

    expect(readConfigFile(file.json())).toMatchObject({
      ok: true,
      value: { name: '<b>Brand</b> "&"', version: 1 },
    })
    expect([unchanged.statusCode, other.statusCode]).toEqual([304, 200])
    expect(readConfigFile(other.json())).toMatchObject({ value: { palette: { primary: '#1a6cff' } } })
    expect((await get('/config/config.json', { ...tenant, host: 'stranger.example' })).statusCode).toBe(404)
  })
})

describe('health', () => {
  it('tells alive, ready and which build', async () => {
    expect((await get('/livez')).json()).toEqual({ ok: true })
    expect((await get('/readyz')).json()).toEqual({ ok: true })
    expect((await get('/version')).json()).toEqual({ build: 'test', contract: 1 })
  })

  it('takes policy reports of any shape', async () => {
    for (const payload of [
      '{"csp-report":{"violated-directive":"script-src","blocked-uri":"x"}}',
      'nonsense',
      '',
    ]) {
      expect((await reportPolicy(server, payload)).statusCode).toBe(204)
    }
  })

  it('writes of a flood of them so many as the budget has, cut short', async () => {
    const lines: string[] = []
    const now = new Date('2026-11-16T10:00:00Z')
    const heard = await startTestServer({
      database: server.database,
      clock: () => now,
      hear: (line: string) => lines.push(line),
    })
    const report = { 'effective-directive': 'script-src', 'blocked-uri': 'x '.repeat(4_000) }
    const payload = JSON.stringify({ 'csp-report': report })
    for (let turn = 0; turn < reportsTaken.most + 20; turn++) await reportPolicy(heard, payload)
    await heard.stop()
    const written = lines.filter((line) => line.includes('policy report'))
    expect(written).toHaveLength(reportsTaken.most)
    expect(Math.max(...written.map(({ length }) => length))).toBeLessThan(1_500)
  })
})

function reportPolicy({ fastify }: TestServer, payload: string) {
  const headers = { host: tenant.host, 'content-type': 'application/csp-report' }
  return fastify.inject({ method: 'POST', url: '/policy-reports', headers, payload })
}
