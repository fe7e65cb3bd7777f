import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { channelClient, logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import type { Postgres } from '../stack/start-postgres.ts'
import { prepareDatabase } from '../stack/start-stack.ts'
import type { TenantSeed } from '../stack/tenant-seeds.ts'
import { eventFaults } from './event-faults.ts'
import { photographFaults } from './photograph-faults.ts'
import { processFaults } from './process-faults.ts'
import { type JobFaults, workerFaults } from './worker-faults.ts'

/** The faults of jobs and events, on a database of their own. */
export async function jobFaults(
  postgres: Postgres,
  tenant: TenantSeed,
  check: JobFaults['check'],
): Promise<void> {
  const filesFolder = mkdtempSync(join(tmpdir(), 'arredo-faults-'))
  const options = { database: 'arredo_faults_jobs', fresh: true }
  const { adminUrl, ownerUrl, appUrl, workerUrl } = await prepareDatabase(postgres, options)
  const sql = new pg.Client({ connectionString: ownerUrl })
  await sql.connect()
  const { href } = Object.assign(new URL(adminUrl), { pathname: options.database })
  const everywhere = new pg.Client({ connectionString: href })
  await everywhere.connect()
  await sql.query("select set_config('app.tenant', $1, false)", [String(tenant.number)])
  const port = await freePort()
  const [host = ''] = tenant.hosts
  const [seller] = tenant.people
  if (!seller) throw new Error(`${tenant.code} has no seller`)
  let server = await spawnServer(appUrl, port)
  const client = await logIn(port, host, seller)
  try {
    const faults = { client, sql, everywhere, workerUrl, filesFolder, check }
    await workerFaults(faults, { ownerUrl, port, like: tenant })
    await eventFaults({
      ...faults,
      ...{ port, host, newBearer: () => bearerFor(port, host, seller) },
      async killServer() {
        server.kill('SIGKILL')
        await new Promise((resolve) => server.once('exit', resolve))
        server = await spawnServer(appUrl, port)
      },
    })
    await photographFaults(faults)
    await processFaults(faults)
  } finally {
    client.close()
    server.kill('SIGKILL')
    await sql.end()
    await everywhere.end()
    rmSync(filesFolder, { recursive: true, force: true })
  }
}

async function bearerFor(port: number, host: string, seller: TenantSeed['people'][number]): Promise<string> {
  const anonymous = channelClient(port, host)
  const { account: userid, username, password } = seller
  const answer = await anonymous.call('auth/login', { userid, username, password, carrier: 'bearer' })
  anonymous.close()
  if (!answer.ok || !answer.value.bearer) throw new Error('The seller could not log in')
  return answer.value.bearer
}
