import { demoBrand } from '@arredo/brands'
import type { BrandPaper } from '@arredo/contract'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerBrandFiles } from './register-brand-files.ts'

let brand = demoBrand
let paper: BrandPaper = {}
const server = Fastify()
const tenant = { number: 1, cell: 'main' }
registerBrandFiles(server, {
  findSite: async () => ({ tenant, code: 'demo', brand, brandVersion: 1, maintenance: null }),
  findPaper: async () => paper,
})
const get = (tag = '') => server.inject({ url: '/config/config.json', headers: { 'if-none-match': tag } })

it('a configuration that says something else is another one, though its record was not published anew', async () => {
  const tag = String((await get()).headers.etag)
  expect((await get(tag)).statusCode).toBe(304)

  // As an upgrade does.
  brand = { ...brand, printings: { validity: 12 } }
  const changed = await get(tag)
  expect([changed.statusCode, changed.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  expect(changed.json()).toMatchObject({ printings: { validity: 12 } })
  expect((await get(String(changed.headers.etag))).statusCode).toBe(304)
})

it('[D-265 part] [A-182 part] a configuration names the kinds of documents that the brand gives to anybody, in its order', async () => {
  const selected = async () => (await get()).json().devexpress.reports.selected
  const all = await selected()
  const tag = String((await get()).headers.etag)
  paper = {
    kinds: [
      { report: 'cutList', readers: 'trade' },
      { report: 'pictureBook', readers: 'nobody' },
    ],
  }
  const others = all.filter((name: string) => !['cutList', 'pictureBook'].includes(name))
  expect(all).toContain('pictureBook')
  expect((await get(tag)).statusCode).toBe(200)
  expect(await selected()).toEqual(['cutList', ...others])
})
