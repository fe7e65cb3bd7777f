import pg from 'pg'
import { readProjectFile } from '../project-files.ts'
import { adminUrlFor } from '../stack/roles.ts'

const passwords = { owner: 'owner-ship', app: 'app-ship', worker: 'worker-ship', backup: 'backup-ship' }

/** Addresses of one database, by role. */
export type Urls = typeof passwords

/** A database as an administrator makes it: empty, with the roles of provision.sql. */
export async function provision(adminUrl: string, database: string): Promise<Urls> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${pg.escapeIdentifier(database)}`)
  await admin.end()

  const roles = Object.entries(passwords)
  const options = roles.map(([who, password]) => `-c arredo.${who}_password=${password}`).join(' ')
  const client = new pg.Client({ connectionString: adminUrlFor(adminUrl, database), options })
  await client.connect()
  await client.query(readProjectFile('tools/ship/provision.sql'))
  await client.end()

  const urlOf = (who: keyof Urls) => {
    const url = new URL(adminUrlFor(adminUrl, database))
    url.username = `arredo_${who}`
    url.password = passwords[who]
    return url.href
  }
  return { owner: urlOf('owner'), app: urlOf('app'), worker: urlOf('worker'), backup: urlOf('backup') }
}
