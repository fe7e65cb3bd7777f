import { PhotographListing } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

/** Photographs of a project, newest first, or one of them; whether the caller may see the project is asked before. */
export async function photographListings(
  database: Database,
  tenant: number,
  wanted: { readonly project: number } | { readonly id: string },
): Promise<readonly PhotographListing[]> {
  const query = photographs(database, tenant)
  const rows = await ('id' in wanted
    ? query.where('photograph.id', '=', wanted.id)
    : query.where('photograph.project', '=', wanted.project)
  ).execute()
  return rows.map(toListing)
}

/** Nobody looks through more of one project; a list has an end. */
const mostListed = 200

function photographs(database: Database, tenant: number) {
  return (
    database
      .selectFrom('photograph')
      // Its job is swept away some time after the photograph is there.
      .leftJoin('job', (join) =>
        join.onRef('job.tenant', '=', 'photograph.tenant').onRef('job.id', '=', 'photograph.job'),
      )
      .where('photograph.tenant', '=', tenant)
      .select(['photograph.id', 'photograph.project', 'photograph.revision', 'photograph.view'])
      .select(['photograph.light', 'photograph.quality', 'photograph.width', 'photograph.height'])
      .select(['photograph.asked_at', 'photograph.asked_by', 'photograph.job', 'photograph.preview'])
      .select(['photograph.file', 'photograph.is_cover', 'photograph.is_picture'])
      .select(['job.state', 'job.progress', 'job.message', 'job.error'])
      .select(
        sql<number>`case when job.state = 'queued' then jobs_ahead(photograph.job) else 0 end`.as('ahead'),
      )
      .orderBy('photograph.id', 'desc')
      .limit(mostListed)
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof photographs>['execute']>>[number]

function toListing(row: Row): PhotographListing {
  return PhotographListing.parse({
    ...{ id: row.id, project: row.project, revision: row.revision, view: row.view, light: row.light },
    ...{ quality: row.quality, width: row.width, height: row.height },
    askedAt: row.asked_at.toISOString(),
    askedBy: row.asked_by,
    job: row.job,
    state: row.state ?? (row.file ? 'done' : 'failed'),
    progress: row.progress ?? 1,
    message: row.error ?? row.message ?? '',
    ahead: row.ahead,
    preview: row.preview,
    file: row.file,
    isCover: row.is_cover,
    isPicture: row.is_picture,
  })
}
