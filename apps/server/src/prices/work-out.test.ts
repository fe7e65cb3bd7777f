import { randomUUID } from 'node:crypto'
import { demoBrand } from '@arredo/brands'
import { openPack } from '@arredo/catalogue'
import { toWireRecompute } from '@arredo/contract'
import { termsByCatalogue } from '@arredo/pricing'
import { evaluateProject, type ProjectDocument, splitTrade } from '@arredo/project'
import { samplePack, sampleTradeTerms } from '@arredo/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { type PricingTask, pricingTasks } from './pricing-tasks.ts'
import { workApart } from './work-apart.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via
const catalogues = new Map([['KITCHEN', openPack(samplePack)]])
const [large, small] = [testKitchen('Hotel', 300), testKitchen('Flat', 3)]
/** Own prices, so that a seller's limits are asked for. */
const reduced = (document: ProjectDocument) => ({
  ...document,
  header: { ...document.header, priceIncrease: 0.99 },
})

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
  anna = await server.logIn(tenant, 'anna')
})
afterAll(() => server.end())

async function save(document: ProjectDocument) {
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { answer } = await server.call(tenant, 'projects/save', input, anna)
  return answer
}

async function saved(document: ProjectDocument): Promise<number> {
  const answer = await save(document)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

async function offer(projectId: number) {
  const wish = { projectId, revision: 1, idempotencyKey: randomUUID(), language: 'en', validDays: 30 }
  return (await server.call(tenant, 'offers/make', wish, anna)).answer
}

async function recompute(document: ProjectDocument) {
  const evaluation = evaluateProject(document, { catalogues, faces: ['customer'], discounts: new Map() })
  const version = { face: 'customer', priceListVersion: samplePack.version } as const
  const wish = toWireRecompute(document, evaluation, version)
  return (await server.call(tenant, 'projects/recomputePrices', wish, anna)).answer
}

/** As long as something goes on, no more fit in the line of the thread. */
async function whileFull<Value>(work: () => Promise<Value>): Promise<Value> {
  let isOver = false
  const asking = Array.from({ length: 25 }, async () => {
    while (!isOver) {
      const answered = await workApart('price', large, catalogues, null)
      if (answered === 'busy') await new Promise((resolve) => setImmediate(resolve))
    }
  })
  try {
    return await work()
  } finally {
    isOver = true
    await Promise.all(asking)
  }
}

it('a large document is worked out in the thread, whatever is asked of it, and a small one here', async () => {
  const [hotel, flat] = [await saved(large), await saved(small)]
  const busy = { ok: false, code: 'unavailable', message: 'Too much to do at the moment, try again' }
  await whileFull(async () => {
    expect(await save(large)).toMatchObject(busy)
    expect(await offer(hotel)).toMatchObject(busy)
    expect(await recompute(large)).toMatchObject(busy)
    expect(await save(reduced(small))).toMatchObject({ ok: true })
    expect(await offer(flat)).toMatchObject({ ok: true })
    expect(await recompute(small)).toMatchObject({ ok: true })
  })
  expect(await offer(hotel)).toMatchObject({ ok: true })
})

it('gives there what it gives here', async () => {
  const terms = termsByCatalogue(
    sampleTradeTerms.map((one) => ({ ...one, catalogue: 'KITCHEN', limits: { reduction: '0.005' } })),
  )
  const profile = { displayName: 'Anna', shops: [], shop: null } as never
  const given = {
    price: null,
    limits: terms,
    recompute: { face: 'trade', discounts: terms.discounts },
    offer: { brand: demoBrand, paper: {}, profile, language: 'en', cover: null },
    document: {
      ...{ brand: demoBrand, paper: {}, profile, language: 'en', cover: null, audience: 'internal' },
      discounts: terms.discounts,
    },
  } as const
  for (const task of Object.keys(given) as PricingTask[]) {
    const run = pricingTasks[task] as (...given: unknown[]) => unknown
    const here = run(reduced(large), catalogues, given[task])
    expect(JSON.stringify(await workApart(task, reduced(large), catalogues, given[task]))).toBe(
      JSON.stringify(here),
    )
  }
  expect(pricingTasks.limits(reduced(large), catalogues, terms)).toMatchObject({ ok: false })
})
