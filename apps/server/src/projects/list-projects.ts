import type { Profile } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { pictureOf } from '../pictures/picture-of.ts'
import { listedColumns, projectListing } from './project-listing.ts'
import { visibleProjects } from './visible-projects.ts'

const pageSize = 50

export const listProjects: Handler<'projects/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { search, after }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const rows = await projectsPage(database, site.tenant.number, caller.profile, { search, after }).execute()
    const projects = rows.slice(0, pageSize).map(projectListing)
    return answer({ projects, hasMore: rows.length > pageSize })
  },
}

type Page = { readonly search: string | undefined; readonly after: number | undefined }

/** One more than a page, to know whether there is another. */
export function projectsPage(database: Database, tenant: number, profile: Profile, { search, after }: Page) {
  let query = listedProjects(database, tenant, profile)
  if (after !== undefined) query = query.where('number', '<', after)
  for (const word of wordsOf(search)) query = query.where('search', 'like', `%${escapeLike(word)}%`)
  return query
    .select([...listedColumns, pictureOf])
    .orderBy('number', 'desc')
    .limit(pageSize + 1)
}

/** A professional's list is that of the shop worked for. Asked for by the shop alone: beside the owner no index has the order. */
function listedProjects(database: Database, tenant: number, profile: Profile) {
  if (profile.kind !== 'pro' || !profile.shop) return visibleProjects(database, tenant, profile)
  return database
    .selectFrom('project')
    .where('tenant', '=', tenant)
    .where('shop', '=', profile.shop.code)
    .where('deleted_at', 'is', null)
}

function wordsOf(search: string | undefined): readonly string[] {
  return (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
