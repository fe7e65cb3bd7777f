import pg from 'pg'
import { adminUrlFor, localPasswords } from './roles.ts'

/** Three roles to log in with, none a superuser, none able to look past row-level security; run as an administrator. */
export async function provisionRoles(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    for (const [role, password] of Object.entries(localPasswords)) {
      const known = await client.query('select 1 from pg_roles where rolname = $1', [role])
      const verb = known.rowCount === 0 ? 'create' : 'alter'
      await client.query(
        `${verb} role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole noinherit ` +
          `password ${pg.escapeLiteral(password)}`,
      )
    }
    // Owns the functions of the search; migrations hand them to it.
    const known = await client.query("select 1 from pg_roles where rolname = 'arredo_search'")
    const verb = known.rowCount === 0 ? 'create' : 'alter'
    await client.query(
      `${verb} role arredo_search nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit`,
    )
    await client.query('grant arredo_search to arredo_owner')
  })
}

export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const from = template ? ` template ${pg.escapeIdentifier(template)}` : ''
  await asAdmin(adminUrl, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} owner arredo_owner${from}`),
  )
  // In PostgreSQL 15 the owner of a database that inherits nothing may not create anything in it.
  await asAdmin(adminUrlFor(adminUrl, name), (client) =>
    client.query('alter schema public owner to arredo_owner'),
  )
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await asAdmin(adminUrl, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  )
}

export async function databaseExists(adminUrl: string, name: string): Promise<boolean> {
  return asAdmin(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    return found.rowCount === 1
  })
}

async function asAdmin<Value>(adminUrl: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
