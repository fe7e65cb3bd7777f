import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { mainCell } from '../../database/cell-map.ts'
import { expectedMigration } from '../../database/expected-migration.ts'
import { everyFile, type FileStore } from '../../files/file-store.ts'
import { defineCommand, refused, said } from '../command.ts'
import { findBrand } from '../on-brand.ts'
import { hostTable, staysBehind, tenantTables } from './tenant-tables.ts'

/** What the first file of an export says about the others. */
export type Manifest = {
  readonly brand: string
  readonly migration: string
  readonly rows: Readonly<Record<string, number>>
}

const rowsAtOnce = 200

export const exportBrand = defineCommand({
  name: 'brand export',
  takes: ['brand', 'empty folder'],
  says: 'Writes all rows and files of one brand, as they are at one moment; password hashes too: keep it safe.',
  options: {},
  async run(desk, [code, folder = '']) {
    const brand = await findBrand(desk, code)
    if (!brand.ok) return brand
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if ((await readdir(folder)).length > 0)
      return refused(`${folder} holds something already. Name an empty folder`)

    const { number, cell, code: name } = brand.tenant
    const own = await desk.withClient(cell, (client) => writeRows(client, number, folder))
    const hosts = await desk.withClient(mainCell, (client) => writeHosts(client, number, folder))
    const rows = { ...own, ...(hosts !== null && { [hostTable]: hosts }) }
    // After the rows, so that every file is there that one of them names.
    const files = await copyFiles(desk.files.of(number), join(folder, 'files'))
    const manifest: Manifest = { brand: name, migration: expectedMigration, rows }
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    const sum = Object.values(rows).reduce((one, two) => one + two, 0)
    return said(`Wrote ${sum} rows and ${files} files of ${name} to ${folder}`)
  },
})

async function writeRows(
  client: pg.ClientBase,
  tenant: number,
  folder: string,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  await client.query('begin isolation level repeatable read read only')
  await client.query('select enter_tenant($1)', [tenant])
  for (const { name } of await tenantTables(client)) {
    if (staysBehind.has(name) || name === hostTable) continue
    counts[name] = await writeTable(client, tenant, folder, name)
  }
  await client.query('commit')
  return counts
}

/** Null where the map is not at hand: in a cell that was restored by itself to take one brand out of it. */
async function writeHosts(main: pg.ClientBase, tenant: number, folder: string): Promise<number | null> {
  const { rows } = await main.query<{ name: string }>('select name from cell where is_own')
  if (rows[0]?.name !== mainCell) return null
  await main.query('begin read only')
  const count = await writeTable(main, tenant, folder, hostTable)
  await main.query('commit')
  return count
}

/** One line of JSON per row, as PostgreSQL writes it: nothing is read here, so nothing is lost on the way. */
async function writeTable(
  client: pg.ClientBase,
  tenant: number,
  folder: string,
  name: string,
): Promise<number> {
  let count = 0
  const lines = async function* () {
    const table = pg.escapeIdentifier(name)
    await client.query(`declare export no scroll cursor for
      select to_jsonb(row)::text as line from ${table} row where tenant = ${tenant}`)
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from export`)
      for (const { line } of rows) yield `${line}\n`
      count += rows.length
      if (rows.length < rowsAtOnce) break
    }
    await client.query('close export')
  }
  await pipeline(lines, createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600 }))
  return count
}

async function copyFiles(from: FileStore, to: string): Promise<number> {
  let copied = 0
  await mkdir(to, { recursive: true, mode: 0o700 })
  for await (const name of everyFile(from)) {
    const file = await from.open(name)
    if (!file) continue
    await pipeline(file.stream, createWriteStream(join(to, name), { mode: 0o600 }))
    copied++
  }
  return copied
}
