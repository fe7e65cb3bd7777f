import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type CallName, calls } from '@arredo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../channel/openapi.ts'
import { testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { asSent, extremeDocument } from './extreme-document.ts'
import { fromSchema, type Schema } from './from-schema.ts'
import { mutate } from './mutate.ts'
import { type Random, seededRandom } from './random.ts'

/** `npm run fuzz` tries all of them, `FUZZ=10 SEED=$RANDOM npm run test:server -- fuzz` ten times as many, and others. */
const effort = Number(process.env.FUZZ ?? 0.25)
const seed = Number(process.env.SEED ?? 2026)

let server: TestServer
let tenant: TestTenant
let people: readonly (Via | undefined)[]
let anna: Via

beforeAll(async () => {
  server = await startTestServer({ rateFactor: 1e9 })
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
  const ada = await server.logIn(tenant, 'ada')
  const guest = await server.call(tenant, 'auth/guest', { carrier: 'bearer' })
  const guestVia = { bearer: guest.answer.ok ? (guest.answer.value.bearer ?? '') : '' }
  people = [anna, ada, await server.logIn(tenant, 'carla'), guestVia, undefined]
  const published = await server.call(tenant, 'catalogues/publish', testPublication, ada)
  if (!published.answer.ok) throw new Error(published.answer.message)
})
afterAll(() => server.end())

const collect: () => void = (() => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
})()

function heap(): number {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** A bug says so in its log; here it shall say which input it was. */
async function answered<Name extends CallName>(
  name: Name,
  input: unknown,
  via: Via | undefined,
  what: string,
) {
  const called = await server.call(tenant, name, input as never, via)
  if (called.status >= 500) {
    throw new Error(`${called.status} for ${name} (${what}): ${JSON.stringify(input)?.slice(0, 2_000)}`)
  }
  return called
}

describe('inputs that no client of ours sends', () => {
  const names = Object.keys(calls) as CallName[]
  const document = openApi()
  const schemas = new Map(
    names.map((name) => {
      const { schema } = document.paths[`/api/${name}`]?.post.requestBody.content['application/json'] ?? {}
      return [name, (schema ?? {}) as Schema] as const
    }),
  )
  /** Logged out in the middle, the rest would be about nothing else. */
  const leaves: readonly CallName[] = ['auth/logout', 'auth/endSessions']
  const tried = names.filter((name) => !leaves.includes(name))
  /** Whoever logs in anew leaves too. */
  const enters: readonly CallName[] = ['auth/login', 'auth/guest']
  /** Taken from a supervisor, these would keep everybody else out: they are tried by who may not. */
  const closes: readonly CallName[] = ['maintenance/bookedMaintenanceSet', 'maintenance/startMaintenance']
  let before = 0

  it.each(Array.from({ length: 10 }, (_, part) => part))(
    `are refused in words or answered, never a bug: part %i of ${20_000 * effort}`,
    async (part) => {
      const random = seededRandom(seed + part)
      const statuses: Record<number, number> = {}
      for (let turn = 0; turn < 2_000 * effort; turn++) {
        const name = tried[turn % tried.length] as CallName
        const valid = fromSchema(schemas.get(name) ?? {}, random)
        const input = random.isOneIn(5) ? valid : mutate(valid, random)
        const via = enters.includes(name) ? undefined : whoTries(name, random)
        const { status } = await answered(name, input, via, `seed ${seed + part}, turn ${turn}`)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
      // They get in: a good part is taken, or refused for what it says and not for how it looks.
      const inside = Object.entries(statuses).filter(([status]) => ![400, 401].includes(Number(status)))
      expect(inside.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(200 * effort)
      if (part === 1) before = heap()
      if (part === 9) expect(heap() - before).toBeLessThan(64)
    },
  )

  /** Mostly somebody who may, so that something happens. */
  function whoTries(name: CallName, random: Random): Via | undefined {
    if (closes.includes(name)) return anna
    const { access } = calls[name]
    if (random.isOneIn(4)) return random.pick(people)
    return people[access === 'catalogue' || access === 'supervisor' ? 1 : 0]
  }
})

describe('documents that nobody draws', () => {
  let before = 0

  async function save(random: Random, rows: number, what: string) {
    const document = extremeDocument(random, rows)
    const input = { id: null, revision: 0, idempotencyKey: `fuzz-${what}`, ...asSent(document) }
    return answered('projects/save', input, anna, what)
  }

  it.each(Array.from({ length: 10 }, (_, part) => part))(
    `are priced, or refused in words: part %i of ${5_000 * effort}`,
    async (part) => {
      const random = seededRandom(seed * 31 + part)
      let saved = 0
      for (let turn = 0; turn < 500 * effort; turn++) {
        const what = `seed ${seed * 31 + part}, turn ${turn}`
        const { answer } = await save(random, 1 + random.below(12), what)
        if (answer.ok) saved += 1
        if (answer.ok && random.isOneIn(10)) {
          const offer = { projectId: answer.value.id, revision: 1, idempotencyKey: `offer-${what}` }
          await answered('offers/make', { ...offer, language: 'en', validDays: 30 }, anna, what)
        }
      }
      // The others are too large to be reckoned, or of a day that has no prices.
      expect(saved).toBeGreaterThan(250 * effort)
      if (part === 1) before = heap()
      if (part === 9) expect(heap() - before).toBeLessThan(64)
    },
  )

  it('also with 2,000 rows', async () => {
    const random = seededRandom(seed * 97)
    for (let turn = 0; turn < 20; turn++) await save(random, 2_000, `large ${turn}`)
  })
})
