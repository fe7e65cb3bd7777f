export type Role = 'arredo_owner' | 'arredo_app' | 'arredo_worker'

/** Passwords of the local stack; a production database gets its own from whoever provisions it. */
export const localPasswords: Readonly<Record<Role, string>> = {
  arredo_owner: 'owner-local',
  arredo_app: 'app-local',
  arredo_worker: 'worker-local',
}

export function urlFor(adminUrl: string, role: Role, database: string): string {
  const url = new URL(adminUrl)
  url.username = role
  url.password = localPasswords[role]
  url.pathname = `/${database}`
  return url.href
}

export function adminUrlFor(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}
