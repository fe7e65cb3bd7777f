import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer, BrandRecord, CallName, Calls, InputOf, OutputOf } from '@arredo/contract'
import { buildServer, type Server } from '../build-server.ts'
import type { Settings } from '../settings.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { addTenant, type TestTenant } from './test-tenant.ts'

export type Via = { readonly bearer: string } | { readonly cookie: string; readonly origin?: string }

type Called<Name extends CallName> = {
  readonly status: number
  readonly answer: Answer<OutputOf<Calls[Name]>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookie: string | null
}

export type TestServer = Server & {
  readonly database: TestDatabase
  readonly addTenant: (number: number, brand?: Partial<BrandRecord>) => Promise<TestTenant>
  readonly call: <Name extends CallName>(
    tenant: TestTenant,
    name: Name,
    input: InputOf<Calls[Name]>,
    via?: Via,
    /** Of who asks; this machine's when left out. */
    address?: string,
  ) => Promise<Called<Name>>
  /** Logs in and gives the bearer to call with. */
  readonly logIn: (tenant: TestTenant, username: string) => Promise<Via>
  readonly end: () => Promise<void>
}

type TestSettings = {
  readonly webFolder?: string
  readonly trustProxy?: number | string
  readonly rateFactor?: number
  readonly sheds?: boolean
  readonly filesFolder?: string
  readonly s3?: Settings['s3']
  /** One that was made already, for tests of what a migration leaves behind. */
  readonly database?: TestDatabase
  /** Addresses of the cells beside it. */
  readonly cells?: Readonly<Record<string, string>>
  /** The machine's time when left out. */
  readonly clock?: () => Date
  /** Gets the lines of the log, which nobody does when left out. */
  readonly hear?: (line: string) => void
}

/** The real server over a database of its own; requests go in without a socket. */
export async function startTestServer(settings: TestSettings = {}): Promise<TestServer> {
  const database = settings.database ?? (await createTestDatabase())
  const { hear } = settings
  const server = await buildServer(
    {
      databaseUrl: database.appUrl,
      databaseCells: settings.cells ?? {},
      databaseConnections: 10,
      host: '127.0.0.1',
      port: 0,
      logLevel: hear ? 'info' : (process.env.TEST_LOG ?? 'silent'),
      trustProxy: settings.trustProxy ?? false,
      // A test is a crowd at one address.
      rateFactor: settings.rateFactor ?? 1_000,
      // Its thread is the test's own, which may be busy with anything.
      sheds: settings.sheds ?? false,
      webFolder: settings.webFolder ?? null,
      webDevUrl: null,
      buildId: 'test',
      stopDelay: 0,
      filesFolder: settings.filesFolder ?? join(tmpdir(), 'arredo-test-files'),
      s3: settings.s3 ?? null,
      metricsPort: null,
    },
    hear && { write: hear },
    settings.clock,
  )

  const call: TestServer['call'] = async (tenant, name, input, via, address) => {
    const response = await server.fastify.inject({
      method: 'POST',
      url: `/api/${name}`,
      headers: { host: tenant.host, 'content-type': 'application/json', ...headersOf(tenant, via) },
      payload: JSON.stringify(input),
      ...(address && { remoteAddress: address }),
    })
    const [cookie] = response.cookies.filter((set) => set.name.endsWith('arredo_session'))
    return {
      status: response.statusCode,
      answer: response.json(),
      headers: response.headers,
      cookie: cookie ? `${cookie.name}=${cookie.value}` : null,
    }
  }

  return {
    ...server,
    database,
    addTenant: (number, brand) => addTenant(database.ownerUrl, number, brand),
    call,
    async logIn(tenant, username) {
      const { password } = tenant
      const { answer } = await call(tenant, 'auth/login', {
        userid: 'acme',
        username,
        password,
        carrier: 'bearer',
      })
      if (!answer.ok || !answer.value.bearer) throw new Error(`${username} could not log in`)
      return { bearer: answer.value.bearer }
    },
    async end() {
      await server.stop()
      await database.drop()
    },
  }
}

function headersOf(tenant: TestTenant, via: Via | undefined): Record<string, string> {
  if (!via) return {}
  if ('bearer' in via) return { authorization: `Bearer ${via.bearer}` }
  return { cookie: via.cookie, origin: via.origin ?? `http://${tenant.host}` }
}
