import { answer, fail, type Handler } from '../channel/handler.ts'
import { pictureOf } from '../pictures/picture-of.ts'
import { listedColumns, projectListing } from '../projects/project-listing.ts'
import { visibleProjects } from '../projects/visible-projects.ts'

const pageSize = 50

export const customerProjects: Handler<'customers/projects'> = {
  transaction: 'read',
  async run({ site, caller, database }, { code, after }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const rows = await visibleProjects(database, site.tenant.number, caller.profile)
      .where('customer_code', '=', code)
      .$if(after !== undefined, (query) => query.where('number', '<', after ?? 0))
      .select([...listedColumns, pictureOf])
      .orderBy('number', 'desc')
      .limit(pageSize + 1)
      .execute()
    return answer({
      projects: rows.slice(0, pageSize).map(projectListing),
      hasMore: rows.length > pageSize,
    })
  },
}
