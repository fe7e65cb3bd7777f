import { mostOfADay, type Profile } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { ownJobs } from '../jobs/own-jobs.ts'
import { unlistedTasks } from '../jobs/unlisted-tasks.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { uuidv7 } from '../uuidv7.ts'

const day = 24 * 60 * 60 * 1000

/** The own jobs of the last day and night that came to an end, good or bad, with the project each was for. */
export function finishedJobs(database: Database, tenant: number, profile: Profile, now: Date) {
  const recent = ownJobs(database, tenant, profile)
    .where('task', 'not in', unlistedTasks)
    .where('state', 'in', ['done', 'failed'])
    // In order of time: ids are made that way.
    .where('id', '>=', uuidv7(now.getTime() - day))
    .orderBy('id', 'desc')
    .limit(mostOfADay)
    .select(['id', 'task', 'state', 'finished_at'])
    .select(projectOfJob)
  return database
    .selectFrom(recent.as('recent'))
    .innerJoin(
      visibleProjects(database, tenant, profile).select(['number', 'name']).as('own'),
      'own.number',
      'recent.project',
    )
    .select(['recent.id', 'recent.task', 'recent.state', 'recent.finished_at', 'own.number as project'])
    .select('own.name')
    .orderBy('recent.id', 'desc')
}

const projectOfJob = sql<number | null>`coalesce(
  (job.input ->> 'project')::integer,
  (select document.project from document
    where document.tenant = job.tenant
      and document.id = coalesce(job.input ->> 'document', job.input ->> 'offer')::uuid),
  (select photograph.project from photograph
    where photograph.tenant = job.tenant and photograph.id = (job.input ->> 'photograph')::uuid)
)`.as('project')
