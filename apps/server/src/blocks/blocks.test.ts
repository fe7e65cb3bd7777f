import {
  type BlockListing,
  type BlockScope,
  largestBlock,
  mostBlocks,
  mostRowsInBlock,
} from '@arredo/contract'
import { readClip } from '@arredo/project'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let anna: Via
let bruno: Via
let ada: Via
let carla: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  anna = await server.logIn(tenant, 'anna')
  bruno = await server.logIn(tenant, 'bruno')
  ada = await server.logIn(tenant, 'ada')
  carla = await server.logIn(tenant, 'carla')
})
afterAll(() => server.end())

const outlines = [
  { kind: 'item' as const, points: [[0, 0] as [number, number], [600, 0] as [number, number]] },
]

function clipOf(rows: number) {
  const { trade: _, ...document } = testDocument('', rows)
  return { clip: 'arredo/rows', document }
}

async function save(scope: BlockScope, via: Via | undefined, given: object = {}, at = tenant) {
  const input = { scope, name: `For ${scope}`, clip: clipOf(2), outlines, ...given }
  return (await server.call(at, 'blocks/save', input, via)).answer
}

async function saved(scope: BlockScope, via: Via, given: object = {}): Promise<string> {
  const answer = await save(scope, via, given)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

async function listed(via: Via, at = tenant) {
  const blocks: BlockListing[] = []
  for (let hasMore = true; hasMore; ) {
    const last = blocks.at(-1)
    const input = last ? { after: { id: last.id, name: last.name } } : {}
    const { answer } = await server.call(at, 'blocks/list', input, via)
    if (!answer.ok) throw new Error(answer.message)
    expect(answer.value.blocks.length).toBeLessThanOrEqual(50)
    blocks.push(...answer.value.blocks)
    hasMore = answer.value.hasMore
  }
  return blocks
}

async function change(id: string, via: Via, at = tenant) {
  const renamed = await server.call(at, 'blocks/rename', { id, name: 'Other' }, via)
  const removed = await server.call(at, 'blocks/remove', { id }, via)
  return [renamed, removed].map(({ answer }) => (answer.ok ? 'done' : answer.code))
}

it('gives the own ones, the shop’s to its sellers and the brand’s to everyone, each to be changed by its keepers', async () => {
  const mine = await saved('mine', anna)
  const shops = await saved('shop', anna)
  const brands = await saved('brand', ada)
  const seen = async (via: Via) => (await listed(via)).map(({ id, mayChange }) => [id, mayChange])

  expect(await seen(anna)).toEqual([
    [brands, false],
    [mine, true],
    [shops, true],
  ])
  expect(await seen(ada)).toEqual([
    [brands, true],
    [shops, true],
  ])
  expect(await seen(bruno)).toEqual([[brands, false]])
  expect(await seen(carla)).toEqual([[brands, false]])
  expect((await listed(bruno))[0]).toMatchObject({ scope: 'brand', savedBy: 'Ada', outlines })

  expect(await change(mine, ada)).toEqual(['notFound', 'notFound'])
  expect(await change(shops, bruno)).toEqual(['notFound', 'notFound'])
  expect(await change(shops, carla)).toEqual(['notFound', 'notFound'])
  expect(await change(brands, anna)).toEqual(['forbidden', 'forbidden'])
  for (const [id, via] of [
    [mine, anna],
    [shops, ada],
    [brands, ada],
  ] as const)
    expect(await change(id, via)).toEqual(['done', 'done'])
  expect(await listed(anna)).toEqual([])
})

it('keeps nothing for who may not, and shows another tenant nothing', async () => {
  const refused = [save('shop', carla), save('brand', anna), save('brand', carla)]
  for (const answer of await Promise.all(refused))
    expect(answer).toMatchObject({ ok: false, code: 'forbidden' })
  const { answer: entered } = await server.call(tenant, 'auth/guest', { carrier: 'bearer' })
  const bearer = entered.ok ? entered.value.bearer : null
  if (!bearer) throw new Error('no guest')
  expect(await save('mine', { bearer })).toMatchObject({ code: 'notLoggedIn' })
  expect(await save('mine', undefined)).toMatchObject({ code: 'notLoggedIn' })

  const id = await saved('brand', ada)
  const stranger = await server.logIn(other, 'ada')
  expect(await listed(stranger, other)).toEqual([])
  expect(await change(id, stranger, other)).toEqual(['notFound', 'notFound'])
  const { answer } = await server.call(other, 'blocks/load', { id }, stranger)
  expect(answer).toMatchObject({ ok: false, code: 'notFound' })
  expect(await change(id, ada)).toEqual(['done', 'done'])
})

it('gives back the rows that were sent, and nothing else of the project they came from', async () => {
  const { clip, document } = clipOf(3)
  const header = { ...document.header, name: 'Kitchen of the Rossis' }
  const id = await saved('mine', carla, { clip: { clip, more: 'evil', document: { ...document, header } } })

  const { answer } = await server.call(tenant, 'blocks/load', { id }, carla)
  if (!answer.ok) throw new Error(answer.message)
  expect(JSON.stringify(answer.value)).not.toMatch(/Rossis|evil/)
  const read = readClip(JSON.stringify(answer.value))
  if (!read.ok) throw new Error(read.message)
  expect(Object.keys(read.value.document.rows)).toEqual(Object.keys(document.rows))
  expect(await change(id, carla)).toEqual(['done', 'done'])
})

it('[D-110 part] refuses what is no clip, too much, or has no name, and stores none of it', async () => {
  const { clip, document } = clipOf(1)
  const wide = {
    ...document,
    rows: { 'row-0': { ...document.rows['row-0'], text: 'ü'.repeat(largestBlock) } },
  }
  for (const sent of [
    { clip: 'other', document },
    { clip, document: {} },
    { clip, document: { ...document, version: 99 } },
    { clip, document: { ...document, rows: {} } },
    { clip, document: { ...document, rows: { x: { kind: 'article', quantity: Number.MAX_VALUE } } } },
    { clip, document: { ...document, rows: 'many' } },
    { clip, document: wide },
    clipOf(mostRowsInBlock + 1),
  ])
    expect(await save('mine', bruno, { clip: sent })).toMatchObject({ ok: false, code: 'invalid' })
  const far = [{ kind: 'item', points: Array.from({ length: 3 }, () => [0, 1e9]) }]
  for (const given of [{ name: '  ' }, { name: 'x'.repeat(101) }, { outlines: far }, { clip: 'text' }])
    expect(await save('mine', bruno, given)).toMatchObject({ ok: false, code: 'invalid' })
  expect(await save('mine', bruno, { name: 'a\u0000b' })).toMatchObject({ ok: false })
  expect(await listed(bruno)).toEqual([])
  expect(await save('mine', bruno, { clip: clipOf(mostRowsInBlock) })).toMatchObject({ ok: true })
})

it('[D-110 part] keeps so many for each, also when two come at the same moment', async () => {
  const person = await queryAs<{ id: string }>(
    server.database.ownerUrl,
    `select id from person where username = 'bruno'`,
    { tenant: tenant.number },
  )
  const present = (await listed(bruno)).length
  await queryAs(
    server.database.ownerUrl,
    `insert into block (tenant, id, scope, owner, name, clip, outlines, saved_by, created_at, changed_at)
     select ${tenant.number}, gen_random_uuid(), 'mine', '${person[0]?.id}', 'B', '{}', '[]', 'Bruno', now(), now()
     from generate_series(1, ${mostBlocks - 1 - present})`,
    { tenant: tenant.number },
  )
  const both = await Promise.all([save('mine', bruno), save('mine', bruno)])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await listed(bruno)).toHaveLength(mostBlocks)
  expect(await save('shop', bruno)).toMatchObject({ ok: true })
  expect(await save('mine', anna)).toMatchObject({ ok: true })
})
