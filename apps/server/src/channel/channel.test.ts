import { calls, contractVersionHeader, failureStatus } from '@arredo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { openApi } from './openapi.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
})
afterAll(() => server.end())

type Posting = { url: string; body?: string; headers?: Record<string, string> }

async function post({ url, body = '{}', headers = {} }: Posting) {
  const authorization = 'bearer' in anna ? `Bearer ${anna.bearer}` : ''
  const all = { host: tenant.host, 'content-type': 'application/json', authorization, ...headers }
  const response = await server.fastify.inject({ method: 'POST', url, headers: all, payload: body })
  return {
    status: response.statusCode,
    headers: response.headers,
    answer: response.json(),
    body: response.body,
  }
}

describe('the command channel', () => {
  it('[A-179] answers every call in one shape and names the contract version', async () => {
    const { answer, headers } = await post({ url: '/api/projects/list' })
    expect(answer).toEqual({ ok: true, value: { projects: [], next: null } })
    expect(headers[contractVersionHeader]).toBe('1')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('answers unknown functions in the same shape, whatever they are called', async () => {
    const names = [
      'auth/nothing',
      'constructor/toString',
      '__proto__/toString',
      'projects/constructor',
      'a/b/c',
      'auth',
    ]
    for (const name of names) {
      const { status, answer } = await post({ url: `/api/${name}` })
      expect([name, status, answer.ok, answer.code]).toEqual([name, 404, false, 'notFound'])
    }
    const get = await server.fastify.inject({ url: '/api/auth/login', headers: { host: tenant.host } })
    expect([get.statusCode, get.json().code]).toEqual([404, 'notFound'])
  })

  it('asks an older client to reload', async () => {
    const old = await post({ url: '/api/projects/list', headers: { [contractVersionHeader]: '0' } })
    const odd = await post({ url: '/api/projects/list', headers: { [contractVersionHeader]: 'x' } })
    const same = await post({ url: '/api/projects/list', headers: { [contractVersionHeader]: '1' } })
    expect([old.status, old.answer.code, odd.status, same.status]).toEqual([426, 'outdatedClient', 426, 200])
  })

  it('an unknown host has no calls', async () => {
    const { status, answer } = await post({
      url: '/api/auth/guest',
      body: '{"carrier":"cookie"}',
      headers: { host: 'x.example' },
    })
    expect([status, answer.message]).toEqual([404, 'Unknown site'])
  })
})

describe('hostile requests', () => {
  const bodies = [
    '',
    'null',
    '[]',
    '"x"',
    '{',
    '{"id":1,"__proto__":{"isAdmin":true}}',
    '{"id":1,"constructor":{"prototype":{"isAdmin":true}}}',
    '{"id":"1; drop table project"}',
    '{"id":-1}',
    '{"id":1.5}',
    '{"id":1e400}',
    '{"id":9007199254740993}',
    '{"id":2147483648}',
    `{"id":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  ]

  it.each(bodies)('are refused as not valid: body %#', async (body) => {
    const { status, answer } = await post({ url: '/api/projects/load', body })
    expect([status, answer.ok, answer.code]).toEqual([400, false, 'invalid'])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('texts that PostgreSQL cannot hold are refused; texts that only look so are not', async () => {
    const statusOf = async (search: string) =>
      (await post({ url: '/api/projects/list', body: `{"search":"${search}"}` })).status

    for (const search of ['a\\u0000b', 'a\\ud800b', 'a\\uDC00', '\\uD83D\\uD83D', '\\\\\\u0000']) {
      expect([search, await statusOf(search)]).toEqual([search, 400])
    }
    for (const search of [
      "'; drop table project; --",
      '\\\\u0000',
      '\\ud83d\\ude00',
      '\\\\',
      '%',
      '\u{1f600}',
    ]) {
      expect([search, await statusOf(search)]).toEqual([search, 200])
    }
  })

  it('what a schema trips over is refused like anything else that is not valid', async () => {
    const body = '{"search":{"length":{"toString":1}}}'
    const { status, answer } = await post({ url: '/api/projects/list', body })
    expect([status, answer.code]).toEqual([400, 'invalid'])
  })

  it('other content types and too large bodies are refused in the same shape', async () => {
    const form = await post({ url: '/api/projects/list', headers: { 'content-type': 'text/plain' } })
    const large = await post({
      url: '/api/projects/list',
      body: `{"search":"${'x'.repeat(9 * 1024 * 1024)}"}`,
    })
    expect([form.status, form.answer.code]).toEqual([400, 'invalid'])
    expect([large.status, large.answer.message]).toEqual([413, 'The request is too large'])
  })

  it('never repeat what was sent and never show their insides', async () => {
    const { body } = await post({
      url: '/api/auth/login',
      body: '{"userid":"acme","username":"anna","password":12345678,"carrier":"cookie"}',
    })
    expect(body).not.toContain('12345678')
    expect(body).not.toMatch(/node_modules|\.ts:|select /)
  })
})

describe('the reference', () => {
  it('[H-57] the calls of the host protocol are on the server', async () => {
    const named = [
      ...['microservices/convertCDFToDauJson', 'catalogs/getCatalogs', 'catalogs/getModels'],
      ...['catalogs/getArticles', 'catalogs/getItemTip', 'rules/headerSet', 'rules/initApplica'],
      ...['galleries/search', 'galleries/load', 'auth/login', 'auth/setShop', 'projects/load'],
      ...['projects/save', 'projects/clone', 'projects/recomputePrices', 'translations/save'],
      ...['projects/jPrjCreatePDFDevExpress', 'projects/prjCreatePDF2', 'projects/saveViewMaker'],
      'jprjcleaner/jPrjPrintCleaner',
    ]
    for (const name of named) {
      const { status } = await post({ url: `/api/${name}` })
      expect([name, status]).not.toEqual([name, 404])
    }
  })

  it('is made of the same definitions: every call, its input, its failures', async () => {
    const response = await server.fastify.inject({ url: '/api/openapi.json', headers: { host: tenant.host } })
    // Made once: it takes long enough to keep a server busy with.
    expect(openApi()).toBe(openApi())
    const document = response.json()

    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(Object.keys(calls).map((name) => `/api/${name}`))
    const load = document.paths['/api/projects/load'].post
    expect(load.requestBody.content['application/json'].schema.required).toEqual(['id'])
    expect(Object.keys(load.responses).map(Number)).toEqual(
      expect.arrayContaining([200, ...Object.values(failureStatus)]),
    )
  })

  it('is readable as a page that may run no script', async () => {
    const response = await server.fastify.inject({ url: '/api/reference', headers: { host: tenant.host } })
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
    expect(response.body).toContain('POST /api/projects/save')
  })
})
