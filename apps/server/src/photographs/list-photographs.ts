import { answer, fail, type Handler } from '../channel/handler.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { photographListings } from './photograph-listing.ts'
import { isPhotographerThere } from './photograph-tasks.ts'

export const listPhotographs: Handler<'photographs/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { project: number }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const isPossible = await isPhotographerThere(database)
    if (number === null) return answer({ isPossible, photographs: [] })

    const tenant = site.tenant.number
    const project = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', number)
      .select('number')
      .executeTakeFirst()
    if (!project) return fail('notFound', 'Project not found')

    const photographs = await photographListings(database, tenant, { project: number })
    return answer({ isPossible, photographs: [...photographs] })
  },
}
