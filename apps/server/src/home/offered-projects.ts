import { mostOfADay, type Profile } from '@arredo/contract'
import type { Status } from '@arredo/project'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { printedNumber } from '../documents/document-number.ts'
import { visibleProjects } from '../projects/visible-projects.ts'

/** Calendar dates, the first and the last. */
export type Days = { readonly from: string; readonly until: string }

/** Offers nobody has answered whose last day is one of these, the one that lapses first before the others. */
export function lapsingProjects(database: Database, tenant: number, profile: Profile, days: Days) {
  return (
    withOffer(projectsOfDay(database, tenant, profile))
      // One without a customer stays unassigned when it is offered.
      .where('status', 'in', ['offer', 'unassigned'])
      .where('offered_until', '>=', days.from)
      .where('offered_until', '<=', days.until)
      .orderBy('offered_until')
      .orderBy('number')
  )
}

/** What a customer, an approver or the order system said yes to; approving is a supervisor's own next step. */
export function acceptedProjects(database: Database, tenant: number, profile: Profile) {
  const accepted: readonly Status[] = ['awaitingOrder', 'approved', 'validated']
  const statuses = profile.isAdmin ? [...accepted, 'awaitingApproval'] : accepted
  return withOffer(projectsOfDay(database, tenant, profile))
    .where('status', 'in', statuses)
    .orderBy('saved_at', 'desc')
    .orderBy('number', 'desc')
}

/** As in the list of projects: those of the shop worked for, asked for by the shop alone, which has the indexes. */
function projectsOfDay(database: Database, tenant: number, profile: Profile): Projects {
  if (!profile.shop) return visibleProjects(database, tenant, profile)
  return database
    .selectFrom('project')
    .where('tenant', '=', tenant)
    .where('shop', '=', profile.shop.code)
    .where('deleted_at', 'is', null)
}

type Projects = ReturnType<typeof visibleProjects>
type NewestOffer = {
  readonly number: number
  readonly madeOn: string
  readonly validUntil: string
  readonly total: unknown
}

function withOffer(projects: Projects) {
  return projects
    .select(['number', 'name', 'customer', 'status'])
    .select(
      sql<NewestOffer | null>`(
        select jsonb_build_object(
          'number', offer.number, 'madeOn', offer.made_on, 'validUntil', offer.valid_until, 'total', offer.total
        )
        from offer where offer.tenant = project.tenant and offer.project = project.number
        order by offer.number desc limit 1
      )`.as('offer'),
    )
    .limit(mostOfADay)
}

type Row = Awaited<ReturnType<ReturnType<typeof withOffer>['execute']>>[number]

export function offeredProject({ number, name, customer, status, offer }: Row) {
  return {
    ...{ project: number, name, customer, status },
    offer: offer && {
      ...{ number: printedNumber(offer.number, offer.madeOn) },
      ...{ validUntil: offer.validUntil, total: offer.total },
    },
  }
}
