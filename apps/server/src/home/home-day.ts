import { Day } from '@arredo/contract'
import { daysAfter } from '@arredo/measures'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { openDrafts } from '../drafts/open-drafts.ts'
import { today as dayOf } from '../offers/calendar.ts'
import { finishedJobs } from './finished-jobs.ts'
import { acceptedProjects, lapsingProjects, offeredProject } from './offered-projects.ts'

/** Lapsed longer ago it is no longer this week's work. */
const daysSince = 30
const daysAhead = 7

/** D-232: short ranges, each along an index, however much the shop has. */
export const homeDay: Handler<'home/day'> = {
  transaction: 'read',
  async run({ site, caller, database, now }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { profile } = caller
    const tenant = site.tenant.number
    const today = dayOf(site.brand, now)
    const days = { from: daysAfter(today, -daysSince), until: daysAfter(today, daysAhead) }
    const [lapsing, accepted, drafts, jobs] = await Promise.all([
      lapsingProjects(database, tenant, profile, days).execute(),
      acceptedProjects(database, tenant, profile).execute(),
      openDrafts(database, tenant, profile),
      finishedJobs(database, tenant, profile, now).execute(),
    ])
    return answer(
      Day.parse({
        ...{ today, drafts },
        lapsing: lapsing.map(offeredProject),
        accepted: accepted.map(offeredProject),
        jobs: jobs.map(({ finished_at, ...job }) => ({ ...job, finishedAt: finished_at?.toISOString() })),
      }),
    )
  },
}
