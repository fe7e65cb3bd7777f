import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyCataloguesOfAnyDay } from './catalogues-of-any-day.ts'
import { startStack } from './start-stack.ts'
import { onStopSignal } from './stop-signal.ts'
import { tenantSeeds } from './tenant-seeds.ts'

/** Everything on free ports against the built web application; prints one line of JSON, then serves until told. */
const dist = process.env.ARREDO_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))
const webFolder = `${dist}/web`
const catalogues = mkdtempSync(join(tmpdir(), 'arredo-catalogues-'))
copyCataloguesOfAnyDay(catalogues)

const stack = await startStack({
  database: `arredo_e2e_${process.pid}`,
  fresh: true,
  durable: false,
  ...(process.env.PORT ? { port: Number(process.env.PORT) } : {}),
  ...(existsSync(webFolder) ? { webFolder } : {}),
  logLevel: process.env.LOG_LEVEL ?? 'warn',
  catalogues,
})
const logins = tenantSeeds.flatMap(({ code, people }) =>
  people.map(({ account, username, password, kind, isAdmin }) => ({
    tenant: code,
    userid: account,
    username,
    password,
    kind,
    isAdmin,
  })),
)
console.log(
  JSON.stringify({
    ...stack.addresses,
    port: stack.port,
    adminUrl: stack.adminUrl,
    ownerUrl: stack.ownerUrl,
    filesFolder: stack.filesFolder,
    mailsFolder: stack.mailsFolder,
    catalogues,
    pid: process.pid,
    logins,
  }),
)
onStopSignal(async () => {
  await stack.stop()
  rmSync(catalogues, { recursive: true })
})
