import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { startPostgres } from '../stack/start-postgres.ts'
import { prepareDatabase } from '../stack/start-stack.ts'
import { tenantSeeds } from '../stack/tenant-seeds.ts'
import { photographFaults } from './photograph-faults.ts'

const postgres = await startPostgres({ durable: true, ownOnly: true })
const tenant = tenantSeeds[1]!
const filesFolder = mkdtempSync(join(tmpdir(), 'arredo-faults-'))
const { ownerUrl, appUrl, workerUrl } = await prepareDatabase(postgres, { database: 'x', fresh: true })
const sql = new pg.Client({ connectionString: ownerUrl })
await sql.connect()
await sql.query("select set_config('app.tenant', $1, false)", [String(tenant.number)])
const port = await freePort()
const server = await spawnServer(appUrl, port)
const client = await logIn(port, tenant.hosts[0]!, tenant.people[0]!)
const t = Date.now()
try {
  await photographFaults({
    client,
    sql,
    workerUrl,
    filesFolder,
    check: (c, p) => console.log(p.length ? 'FAIL' : 'pass', c, p),
  })
  console.log('seconds', (Date.now() - t) / 1000)
  console.log(
    (
      await sql.query(
        "select task, state, attempts, interruptions, failures, error from job where task like 'photographs/%'",
      )
    ).rows,
  )
} finally {
  client.close()
  server.kill('SIGKILL')
  await sql.end()
  await postgres.stop()
  rmSync(filesFolder, { recursive: true, force: true })
}
