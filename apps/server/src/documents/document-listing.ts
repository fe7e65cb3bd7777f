import { DocumentListing, type Profile } from '@arredo/contract'
import { findReport } from '@arredo/reports'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { printedNumber } from './document-number.ts'

type Wanted = { readonly project: number } | { readonly id: string }

/** Nobody makes more of one project; a list has an end. */
export const mostListed = 200

/** Documents as lists show them, newest first; null where the caller may not see the project they are of. */
export async function documentListings(
  database: Database,
  tenant: number,
  profile: Profile,
  wanted: Wanted,
): Promise<readonly DocumentListing[] | null> {
  const found = await documentsBy(database, tenant, wanted)
  const project = 'project' in wanted ? wanted.project : found[0]?.project
  if (project === undefined) return null
  if (project === null) return found.filter(({ owner }) => owner === profile.userId).map(toListing)

  const visible = await visibleProjects(database, tenant, profile)
    .where('number', '=', project)
    .select('number')
    .executeTakeFirst()
  return visible ? found.filter((document) => mayRead(profile, document)).map(toListing) : null
}

/** What is for the trade is for nobody else, whosever project it is. */
function mayRead({ kind }: Profile, { report, is_internal: isInternal }: Row): boolean {
  return kind === 'pro' || (!isInternal && findReport(report)?.audience === 'customer')
}

function documentsBy(database: Database, tenant: number, wanted: Wanted) {
  const query = database
    .selectFrom('document')
    // Its job is swept away some time after its files are there.
    .leftJoin('job', (join) =>
      join.onRef('job.tenant', '=', 'document.tenant').onRef('job.id', '=', 'document.job'),
    )
    .where('document.tenant', '=', tenant)
    .select(['document.id', 'document.report', 'document.number', 'document.project', 'document.revision'])
    .select(['document.owner', 'document.language', 'document.made_on', 'document.made_at'])
    .select('document.is_internal')
    .select(['document.made_by', 'document.answers', 'document.job'])
    .select(['document.pages', 'document.page_width', 'document.page_height'])
    .select(['job.state as job_state', 'job.progress', 'job.message', 'job.error'])
    .select(filesOfDocument)
    .orderBy('document.made_at', 'desc')
    .orderBy('document.id', 'desc')
    .limit(mostListed)
  return 'id' in wanted
    ? query.where('document.id', '=', wanted.id).execute()
    : query
        .where('document.project', '=', wanted.project)
        .where('document.number', 'is not', null)
        .where('document.report', '<>', 'offer')
        .execute()
}

export type KeptFile = { readonly file: string; readonly format: string; readonly name: string }

/** The PDF first, the picture of the pages last. */
export const filesOfDocument = sql<readonly KeptFile[]>`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object('file', file.id, 'format', kept.format, 'name', file.name) order by kept.position
    ), '[]'
  )
  from document_file kept join file on file.tenant = kept.tenant and file.id = kept.file
  where kept.tenant = document.tenant and kept.document = document.id
)`.as('files')

type PagesRow = {
  readonly pages: number | null
  readonly page_width: number | null
  readonly page_height: number | null
  readonly files: readonly KeptFile[]
}

/** Null until its files are there. */
export function madePages({ pages, page_width: width, page_height: height, files }: PagesRow) {
  const preview = files.find(({ format }) => format === 'preview')
  if (!pages || !width || !height || !preview) return null
  return { preview: preview.file, pages, page: { width, height } }
}

export function stateOf(isThere: boolean, job: string | null): 'making' | 'ready' | 'failed' {
  if (isThere) return 'ready'
  return job === 'failed' || job === 'cancelled' ? 'failed' : 'making'
}

type Row = Awaited<ReturnType<typeof documentsBy>>[number]

function toListing(row: Row): DocumentListing {
  const made = madePages(row)
  const state = stateOf(made !== null, row.job_state)
  const { progress, message, error } = row
  return DocumentListing.parse({
    ...{ id: row.id, report: row.report, title: findReport(row.report)?.title ?? row.report },
    number: row.number === null ? null : printedNumber(row.number, row.made_on),
    ...{ projectId: row.project, revision: row.revision, language: row.language },
    ...{ madeAt: row.made_at.toISOString(), madeBy: row.made_by, answers: row.answers },
    ...{ state, job: row.job, progress: progress ?? 1 },
    message: (state === 'failed' ? error : message) ?? '',
    made: made && { ...made, files: row.files.filter(({ format }) => format !== 'preview') },
  })
}
