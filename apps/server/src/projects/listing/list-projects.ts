import type { ProjectQuery } from '@arredo/contract'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { startOfDate } from '../../offers/calendar.ts'
import { projectListing } from '../project-listing.ts'
import { cursorAt, readCursor } from './cursor.ts'
import { pageSize, projectsPage } from './projects-page.ts'

const day = 24 * 60 * 60 * 1000

export const listProjects: Handler<'projects/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { sort = '-saved', after, ...wish }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const cursor = after === undefined ? null : readCursor(sort, after)
    if (cursor === 'unknown') return fail('invalid', 'This is no place in the list')

    const { timeZone = 'UTC' } = site.brand.letterhead ?? {}
    const page = { ...wish, ...daysOf(wish, timeZone), sort, after: cursor }
    const rows = await projectsPage(database, site.tenant.number, caller.profile, page).execute()
    const shown = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? shown.at(-1) : undefined
    return answer({ projects: shown.map(projectListing), next: last ? cursorAt(last) : null })
  },
}

/** The instants from the first to the last day, each of which is a day of the brand. */
function daysOf({ savedFrom, savedUntil }: ProjectQuery, timeZone: string) {
  return {
    savedFrom: savedFrom === undefined ? null : startOfDate(timeZone, savedFrom),
    savedBefore: savedUntil === undefined ? null : startOfDate(timeZone, nextDay(savedUntil)),
  }
}

function nextDay(date: string): string {
  return new Date(Date.parse(date) + day).toISOString().slice(0, 10)
}
