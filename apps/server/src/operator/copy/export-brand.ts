import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { expectedMigration } from '../../database/expected-migration.ts'
import { defineCommand, refused, said } from '../command.ts'
import { findBrand } from '../on-brand.ts'
import { staysBehind, tenantTables } from './tenant-tables.ts'

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

    const { number, code: name } = brand.tenant
    const rows = await desk.withClient((client) => writeRows(client, number, folder))
    // After the rows, so that every file is there that one of them names.
    const files = await copyFiles(join(desk.filesFolder, String(number)), join(folder, 'files'))
    const manifest: Manifest = { brand: name, migration: expectedMigration, rows }
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    const sum = Object.values(rows).reduce((one, two) => one + two, 0)
    return said(`Wrote ${sum} rows and ${files} files of ${name} to ${folder}`)
  },
})

/** One line of JSON per row, as PostgreSQL writes it: nothing is read here, so nothing is lost on the way. */
async function writeRows(
  client: pg.ClientBase,
  tenant: number,
  folder: string,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  await client.query('begin isolation level repeatable read read only')
  await client.query("select set_config('app.tenant', $1, true)", [String(tenant)])
  for (const { name } of await tenantTables(client)) {
    if (staysBehind.has(name)) continue
    counts[name] = 0
    const lines = async function* () {
      const table = pg.escapeIdentifier(name)
      await client.query(`declare export no scroll cursor for
        select to_jsonb(row)::text as line from ${table} row where tenant = ${tenant}`)
      for (;;) {
        const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from export`)
        for (const { line } of rows) yield `${line}\n`
        counts[name] = (counts[name] ?? 0) + rows.length
        if (rows.length < rowsAtOnce) break
      }
      await client.query('close export')
    }
    await pipeline(lines, createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600 }))
  }
  await client.query('commit')
  return counts
}

async function copyFiles(from: string, to: string): Promise<number> {
  let copied = 0
  const found = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of found.filter((one) => one.isFile())) {
    await copyFile(join(entry.parentPath, entry.name), join(to, entry.name))
    copied++
  }
  return copied
}
