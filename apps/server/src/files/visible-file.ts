import type { Profile } from '@arredo/contract'
import { hashToken } from '../auth/session-token.ts'
import type { Database } from '../database/databases.ts'
import { visibleProjects } from '../projects/visible-projects.ts'

export type StoredFile = {
  readonly id: string
  readonly hash: string
  readonly contentType: string
  readonly name: string
}

/** The file of a project this profile may see, or null: nothing tells "forbidden" from "no such file". */
export async function visibleFile(
  database: Database,
  tenant: number,
  profile: Profile,
  id: string,
): Promise<StoredFile | null> {
  const file = await findFile(database, tenant, id)
  if (!file || (file.is_internal && profile.kind !== 'pro')) return null
  if (file.project === null) return file.owner === profile.userId ? file : null

  const project = await visibleProjects(database, tenant, profile)
    .where('number', '=', file.project)
    .select('number')
    .executeTakeFirst()
  return project ? file : null
}

/** The file a link leads to, for as long as the link lasts. */
export async function linkedFile(
  database: Database,
  tenant: number,
  id: string,
  key: string,
  now: Date,
): Promise<StoredFile | null> {
  const link = await database
    .selectFrom('file_link')
    .where('tenant', '=', tenant)
    .where('key_hash', '=', hashToken(key))
    .where('file', '=', id)
    .where('expires_at', '>', now)
    .select('file')
    .executeTakeFirst()
  return link ? findFile(database, tenant, id) : null
}

async function findFile(database: Database, tenant: number, id: string) {
  const found = await database
    .selectFrom('file')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .select(['id', 'hash', 'content_type as contentType', 'name', 'project', 'owner', 'is_internal'])
    .executeTakeFirst()
  return found ?? null
}
