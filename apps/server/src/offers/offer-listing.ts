import { OfferListing, type Profile } from '@arredo/contract'
import type { Database } from '../database/databases.ts'
import { filesOfDocument, madePages, mostListed, stateOf } from '../documents/document-listing.ts'
import { printedNumber } from '../documents/document-number.ts'
import { visibleProjects } from '../projects/visible-projects.ts'

/** Offers of the projects a profile may see, newest first, as lists show them. */
export async function offerListings(
  database: Database,
  tenant: number,
  profile: Profile,
  wanted: { readonly project: number } | { readonly id: string },
): Promise<readonly OfferListing[] | null> {
  const found = await offersBy(database, tenant, wanted)
  const project = 'project' in wanted ? wanted.project : found[0]?.project
  if (project === undefined) return null

  const visible = await visibleProjects(database, tenant, profile)
    .where('number', '=', project)
    .select('number')
    .executeTakeFirst()
  return visible ? found.map(toListing) : null
}

function offersBy(
  database: Database,
  tenant: number,
  wanted: { readonly project: number } | { readonly id: string },
) {
  const query = database
    .selectFrom('offer')
    .innerJoin('document', (join) =>
      join.onRef('document.tenant', '=', 'offer.tenant').onRef('document.id', '=', 'offer.id'),
    )
    // Its job is swept away some time after the document is there.
    .leftJoin('job', (join) =>
      join.onRef('job.tenant', '=', 'offer.tenant').onRef('job.id', '=', 'offer.job'),
    )
    .where('offer.tenant', '=', tenant)
    .select(['offer.id', 'offer.number', 'offer.project', 'offer.revision', 'offer.language'])
    .select(['offer.made_on', 'offer.made_at', 'offer.made_by', 'offer.valid_until', 'offer.total'])
    .select(['offer.job', 'job.state as job_state', 'job.progress', 'job.message'])
    .select(['document.pages', 'document.page_width', 'document.page_height'])
    .select(filesOfDocument)
    .orderBy('offer.number', 'desc')
    .limit(mostListed)
  return 'id' in wanted
    ? query.where('offer.id', '=', wanted.id).execute()
    : query.where('offer.project', '=', wanted.project).execute()
}

type Row = Awaited<ReturnType<typeof offersBy>>[number]

function toListing(row: Row): OfferListing {
  const made = madePages(row)
  const file = row.files[0]?.file
  return OfferListing.parse({
    id: row.id,
    number: printedNumber(row.number, row.made_on),
    projectId: row.project,
    revision: row.revision,
    language: row.language,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by,
    validUntil: row.valid_until,
    total: row.total,
    state: stateOf(made !== null, row.job_state),
    job: row.job,
    progress: row.progress ?? 1,
    message: row.message ?? '',
    document: made && { ...made, file },
  })
}
