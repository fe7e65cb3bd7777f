import { randomUUID } from 'node:crypto'
import { healDocument, type ProjectDocument, readDocument, splitTrade } from '@arredo/project'
import { brokenFile } from '@arredo/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../fuzz/random.ts'
import { adjusted } from '../testing/own-prices.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let owner: pg.Client
let anna: Via
let carla: Via

beforeAll(async () => {
  server = await startTestServer({ rateFactor: 1e9 })
  tenant = await server.addTenant(1)
  const ada = await server.logIn(tenant, 'ada')
  anna = await server.logIn(tenant, 'anna')
  carla = await server.logIn(tenant, 'carla')
  await server.call(tenant, 'catalogues/publish', testPublication, ada)
  owner = new pg.Client({ connectionString: server.database.ownerUrl })
  await owner.connect()
  await owner.query(`select set_config('app.tenant', '1', false)`)
})
afterAll(async () => {
  await owner.end()
  await server.end()
})

const kitchen = testKitchen('Kitchen', 3)
const sample = splitTrade(adjusted(kitchen, { kind: 'reduction', amount: 500 }, 'Regular customer'))

function dice(seed: number): readonly number[] {
  const random = seededRandom(seed)
  return Array.from({ length: 40 }, () => random.below(2 ** 31))
}

/** A bug says so in its log; here it shall say which input it was. */
async function answered(name: Parameters<TestServer['call']>[1], input: object, via: Via, what: string) {
  const called = await server.call(tenant, name, input as never, via)
  if (called.status >= 500) throw new Error(`${called.status} for ${name}: ${what}`)
  return called.answer
}

function saving(document: unknown, more: object = {}) {
  return { id: null, revision: 0, idempotencyKey: randomUUID(), document, ...more }
}

describe('broken project files', () => {
  it('are saved by nobody, or in words: 1,000 of them', { timeout: 120_000 }, async () => {
    let refused = 0
    for (let seed = 1; seed <= 1000; seed++) {
      const document = JSON.parse(JSON.stringify(brokenFile([sample.document], dice(seed)) ?? null))
      const via = seed % 2 === 0 ? anna : carla
      const answer = await answered('projects/save', saving(document), via, JSON.stringify(document))
      if (!answer.ok) refused++
      else expect(readDocument(document).ok).toBe(true)
    }
    expect(refused).toBeGreaterThan(500)
  })

  it('that lie in the database are loaded as they are, and whatever else is asked about them is answered: 150 of them', {
    timeout: 120_000,
  }, async () => {
    for (let seed = 1; seed <= 150; seed++) {
      const saved = await answered(
        'projects/save',
        saving(sample.document, { trade: sample.trade }),
        anna,
        'sample',
      )
      if (!saved.ok) throw new Error(saved.message)
      const { id } = saved.value as { id: number }
      const document = JSON.stringify(brokenFile([sample.document], dice(seed)) ?? null)
      const trade = JSON.stringify(brokenFile([sample.trade], dice(seed)) ?? null)
      await owner.query('update project set document = $2, trade = $3 where number = $1', [
        id,
        document,
        trade,
      ])
      const what = `${document} ${trade}`

      const loaded = await answered('projects/load', { id }, anna, what)
      // The database orders keys in its own way.
      const size = loaded.ok && JSON.stringify((loaded.value as { document: unknown }).document).length
      expect(size).toBe(JSON.stringify(JSON.parse(document)).length)
      expect(await answered('projects/list', {}, anna, what)).toMatchObject({ ok: true })
      for (const via of [anna, carla]) {
        await answered('projects/save', saving(kitchenOf().document, { copyOf: id }), via, what)
        await answered('projects/save', saving(kitchenOf().document, { id, revision: 1 }), via, what)
      }
      const offer = {
        projectId: id,
        revision: 2,
        idempotencyKey: randomUUID(),
        language: 'en',
        validDays: 30,
      }
      await answered('offers/make', offer, anna, what)
      await owner.query('update project set document = $2, trade = $3 where number = $1', [
        id,
        document,
        trade,
      ])
      await answered('offers/make', { ...offer, idempotencyKey: randomUUID() }, anna, what)
      await healedAndSaved(JSON.parse(document), id)
    }
  })
})

function kitchenOf(): ReturnType<typeof splitTrade> {
  return splitTrade(kitchen)
}

/** What the planner would open and save as a copy. */
async function healedAndSaved(stored: unknown, id: number): Promise<void> {
  const healed = healDocument(stored, { today: '2026-11-15' })
  if (!healed.ok) return
  const document: ProjectDocument = { ...healed.value.document }
  await answered(
    'projects/save',
    saving(splitTrade(document).document, { copyOf: id }),
    anna,
    JSON.stringify(document),
  )
}
