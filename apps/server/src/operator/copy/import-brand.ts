import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { mainCell } from '../../database/cell-map.ts'
import { expectedMigration } from '../../database/expected-migration.ts'
import { uuidv7 } from '../../uuidv7.ts'
import { type Desk, defineCommand, refused, said } from '../command.ts'
import { flag } from '../options.ts'
import type { Manifest } from './export-brand.ts'
import { hostTable, staysBehind, staysInPlace, type TenantTable, tenantTables } from './tenant-tables.ts'

const batchRows = 500
const batchBytes = 4_000_000

export const importBrand = defineCommand({
  name: 'brand import',
  takes: ['folder'],
  says: 'Brings a brand back from `brand export`, as it was then; all others stay as they are.',
  options: { replace: flag('the brand is there already and is to be as it was in the export') },
  async run(desk, [folder = ''], { replace }) {
    const path = join(folder, 'manifest.json')
    if (!existsSync(path)) return refused(`${folder} is no whole export: there is no manifest.json in it`)
    const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'))
    const { brand, migration } = manifest
    if (migration !== expectedMigration) {
      return refused(
        `The export is of version ${migration}, this is ${expectedMigration}. Import it with that version and export it again`,
      )
    }
    const brands = await desk.databases.withoutTenant((database) =>
      database.selectFrom('tenant').select(['number', 'cell', 'code']).execute(),
    )
    const there = brands.find(({ code }) => code === brand)
    if (there && !replace)
      return refused(`There is a brand ${brand} already. To make it as it was: --replace`)

    const tenant = there?.number ?? Math.max(0, ...brands.map(({ number }) => number)) + 1
    // Before the rows: a row must never name a file that is not there. Files of before are left to the sweeper.
    const files = await putFiles(desk, tenant, join(folder, 'files'))
    if (files === null) return refused('A file is not what its name says. Nothing was changed')
    const cell = there?.cell ?? mainCell
    const rows = await desk.withClient(cell, (client) =>
      cell === mainCell
        ? putBrand(client, client, tenant, folder, manifest)
        : desk.withClient(mainCell, (main) => putBrand(client, main, tenant, folder, manifest)),
    )
    return said(`${brand} is back with ${rows} rows and ${files} files; everybody logs in again`)
  },
})

async function putFiles(desk: Desk, tenant: number, folder: string): Promise<number | null> {
  const store = desk.files.of(tenant)
  const names = existsSync(folder) ? await readdir(folder) : []
  for (const name of names) {
    if ((await store.put(await readFile(join(folder, name)))) !== name) return null
  }
  return names.length
}

/**
 * One transaction: either the brand is as it was in the export, or nothing has changed. Where the host names are in
 * another database they have one of their own, which ends when the brand is back: cut off between them they are as
 * before, until the import is run again.
 */
async function putBrand(
  client: pg.ClientBase,
  main: pg.ClientBase,
  tenant: number,
  folder: string,
  { brand, rows: expected }: Manifest,
): Promise<number> {
  await client.query('begin')
  await client.query('select enter_tenant($1)', [tenant])
  await client.query('insert into tenant (number, code) values ($1, $2) on conflict do nothing', [
    tenant,
    brand,
  ])
  if (main !== client) await main.query('begin')
  const tables = await tenantTables(client)
  const hasHosts = Object.hasOwn(expected, hostTable)
  if (hasHosts) await main.query('delete from tenant_host where tenant = $1', [tenant])
  // What waits in the queue is about rows that go.
  await client.query("select dequeue(id) from job where tenant = $1 and state in ('queued', 'running')", [
    tenant,
  ])
  for (const { name } of tables.toReversed()) {
    if (staysInPlace.has(name) || name === hostTable) continue
    await client.query(`delete from ${pg.escapeIdentifier(name)} where tenant = $1`, [tenant])
  }
  let sum = 0
  for (const table of tables) {
    if (staysBehind.has(table.name) || (table.name === hostTable && !hasHosts)) continue
    const put = await putRows(
      table.name === hostTable ? main : client,
      tenant,
      table,
      join(folder, `${table.name}.jsonl`),
    )
    if (put !== expected[table.name]) throw new Error(`${table.name}.jsonl is not whole`)
    sum += put
  }
  // No worker knows of them: whoever waits may ask again.
  await client.query(
    `update job set state = 'failed', error = 'Ended by a restore' where tenant = $1 and state in ('queued', 'running')`,
    [tenant],
  )
  await client.query(
    `insert into audit (tenant, id, actor, action, subject, details) values ($1, $2, 'operator', 'brand.imported', $3, $4)`,
    [tenant, uuidv7(), brand, JSON.stringify({ rows: sum })],
  )
  await client.query('commit')
  if (main !== client) await main.query('commit')
  return sum
}

async function putRows(
  client: pg.ClientBase,
  tenant: number,
  { name, columns }: TenantTable,
  path: string,
): Promise<number> {
  const table = pg.escapeIdentifier(name)
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const put = async (lines: readonly string[]) => {
    if (lines.length === 0) return
    // The tenant may have another number here.
    await client.query(
      `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, (
         select jsonb_agg(row || jsonb_build_object('tenant', $2::integer)) from jsonb_array_elements($1::jsonb) row))`,
      [`[${lines.join(',')}]`, tenant],
    )
  }
  let [batch, bytes, count]: [string[], number, number] = [[], 0, 0]
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    batch.push(line)
    bytes += line.length
    count++
    if (batch.length < batchRows && bytes < batchBytes) continue
    await put(batch)
    batch = []
    bytes = 0
  }
  await put(batch)
  return count
}
