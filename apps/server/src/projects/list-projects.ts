import { ProjectListing } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { pictureOf } from '../pictures/picture-of.ts'
import { sampleOwner } from './sample-owner.ts'
import { visibleProjects } from './visible-projects.ts'

const pageSize = 50

export const listProjects: Handler<'projects/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { search, after }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { profile } = caller
    let query = visibleProjects(database, site.tenant.number, profile)
    if (profile.kind === 'pro' && profile.shop) query = query.where('shop', '=', profile.shop.code)
    if (after !== undefined) query = query.where('number', '<', after)
    for (const word of wordsOf(search)) query = query.where('search', 'like', `%${escapeLike(word)}%`)

    const rows = await query
      .select([
        'number',
        'name',
        'status',
        'revision',
        'article_count',
        'customer',
        'price',
        'saved_at',
        'saved_by',
        'owner',
        pictureOf,
      ])
      .orderBy('number', 'desc')
      .limit(pageSize + 1)
      .execute()
    const projects = rows.slice(0, pageSize).map((row) =>
      ProjectListing.parse({
        id: row.number,
        name: row.name,
        status: row.status,
        revision: row.revision,
        articleCount: row.article_count,
        customer: row.customer,
        price: row.price,
        savedAt: row.saved_at.toISOString(),
        savedBy: row.saved_by,
        picture: row.picture,
        isSample: row.owner === sampleOwner,
      }),
    )
    return answer({ projects, hasMore: rows.length > pageSize })
  },
}

function wordsOf(search: string | undefined): readonly string[] {
  return (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
