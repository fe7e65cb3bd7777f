import { createHash, randomUUID } from 'node:crypto'
import { packFileHash, packFiles } from '@arredo/catalogue'
import { readTextures } from '@arredo/cli'
import type { CallName, Calls, InputOf } from '@arredo/contract'
import { sampleWebp } from '@arredo/testing'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerChannel } from '../../channel/register-channel.ts'
import type { Databases } from '../../database/databases.ts'
import { createBuckets } from '../../door/buckets.ts'
import type { FileStores } from '../../files/file-store.ts'
import { httpMetrics } from '../../telemetry/http-metrics.ts'
import { siteFinder } from '../../tenants/site.ts'
import { queryAs } from '../../testing/query-as.ts'
import { startTestServer, type TestServer, type Via } from '../../testing/test-server.ts'
import type { TestTenant } from '../../testing/test-tenant.ts'
import { testVersion } from '../../testing/test-versions.ts'

let server: TestServer
let tenant: TestTenant
let ada: Via
/** The same calls over a store that is as slow or broken as a test says. */
let channel: FastifyInstance
let put: (bytes: Uint8Array) => Promise<string>
/** Transactions that are open at this moment. */
let open = 0

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  ada = await server.logIn(tenant, 'ada')
  const files = { of: () => ({ put: (bytes: Uint8Array) => put(bytes) }) } as unknown as FileStores
  channel = Fastify()
  await channel.register(cookie)
  registerChannel(channel, {
    databases: counted(server.databases),
    versions: { refuseOther: async () => {} },
    findSite: siteFinder(server.databases, Date.now),
    metrics: httpMetrics(new Registry()),
    files,
    clock: () => new Date(),
    buckets: createBuckets(1),
  })
})
afterAll(async () => {
  await channel.close()
  await server.end()
})
beforeEach(() => queryAs(server.database.ownerUrl, 'delete from texture', { tenant: 1 }))

function counted(databases: Databases): Databases {
  const count =
    (begin: Databases['withTenant']): Databases['withTenant'] =>
    async (key, work) => {
      open += 1
      try {
        return await begin(key, work)
      } finally {
        open -= 1
      }
    }
  return {
    ...databases,
    withTenant: count(databases.withTenant),
    readWithTenant: count(databases.readWithTenant),
  }
}

async function call<Name extends CallName>(name: Name, input: InputOf<Calls[Name]>) {
  const { statusCode } = await channel.inject({
    ...{ method: 'POST', url: `/${name}`, payload: JSON.stringify(input) },
    headers: {
      ...{ host: tenant.host, 'content-type': 'application/json' },
      authorization: `Bearer ${'bearer' in ada ? ada.bearer : ''}`,
    },
  })
  return statusCode
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function kept(): Promise<readonly unknown[]> {
  const rows = await queryAs(server.database.ownerUrl, 'select hash from texture order by hash', {
    tenant: 1,
  })
  return rows.map(({ hash }) => hash)
}

/** What calls a store: an upload, and a catalogue that shows something of our library. */
async function calls() {
  const oak = Buffer.from(sampleWebp(randomUUID()))
  const library = await readTextures(null)
  const [lent = ''] = [...library].flatMap(([hash, bytes]) => (isPicture(bytes) ? [hash] : []))
  const version = testVersion(randomUUID(), 1, (pack) => {
    const [code = ''] = Object.keys(pack.materials)
    const material = pack.materials[code]
    if (!material) throw new Error('no material')
    const texture = { colour: `${lent}.webp`, width: 600, height: 600 }
    return { ...pack, materials: { ...pack.materials, [code]: { ...material, texture } } }
  })
  const shown = packFiles(version.pack).flatMap(({ file }) => packFileHash(file) ?? [])
  return [
    {
      makes: [hashOf(oak)],
      run: () => call('catalogues/putTexture', { hash: hashOf(oak), content: oak.toString('base64') }),
    },
    {
      makes: [...new Set(shown)].filter((hash) => library.has(hash)).toSorted(),
      run: () => call('catalogues/publish', version),
    },
  ]
}

const isPicture = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString() === 'RIFF'

it('no transaction waits for the store, and the row comes after the file', async () => {
  for (const { makes, run } of await calls()) {
    const seen: unknown[] = []
    const before = await kept()
    put = async (bytes) => {
      seen.push({ open, before: await kept() })
      return hashOf(bytes)
    }
    expect(await run()).toBe(200)
    expect(seen).toEqual(makes.map(() => ({ open: 0, before })))
    expect(await kept()).toEqual([...before, ...makes].toSorted())
  }
})

it('a file that the store does not take leaves no row, and the next try succeeds', async () => {
  for (const { makes, run } of await calls()) {
    const before = await kept()
    put = () => Promise.reject(new Error('The disk is full'))
    expect(await run()).toBe(500)
    expect(await kept()).toEqual(before)
    put = async (bytes) => hashOf(bytes)
    expect(await run()).toBe(200)
    expect(await kept()).toEqual([...before, ...makes].toSorted())
  }
})

it('a texture that is put again is young again', async () => {
  const [upload] = await calls()
  put = async (bytes) => hashOf(bytes)
  await upload?.run()
  await queryAs(server.database.ownerUrl, `update texture set put_at = now() - interval '13 days'`, {
    tenant: 1,
  })
  await upload?.run()
  const old = `select hash from texture where put_at < now() - interval '1 day'`
  expect(await queryAs(server.database.ownerUrl, old, { tenant: 1 })).toEqual([])
})
