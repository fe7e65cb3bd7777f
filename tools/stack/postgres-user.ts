import { execFileSync } from 'node:child_process'

export type UserIds = { readonly uid?: number; readonly gid?: number }

/** PostgreSQL refuses to run as root, so root lends it a user of its own. */
export function postgresUser(): UserIds {
  if (process.getuid?.() !== 0) return {}

  try {
    return lookUp()
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    return lookUp()
  }
}

function lookUp(): UserIds {
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  return { uid: ask('-u'), gid: ask('-g') }
}
