import { OfferListing, type Profile } from '@arredo/contract'
import type { Database } from '../database/databases.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { printedNumber } from './offer-number.ts'

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
    // Its job is swept away some time after the document is there.
    .leftJoin('job', (join) =>
      join.onRef('job.tenant', '=', 'offer.tenant').onRef('job.id', '=', 'offer.job'),
    )
    .where('offer.tenant', '=', tenant)
    .select(['offer.id', 'offer.number', 'offer.project', 'offer.revision', 'offer.language'])
    .select(['offer.made_on', 'offer.made_at', 'offer.made_by', 'offer.valid_until', 'offer.total'])
    .select(['offer.document', 'offer.preview', 'offer.pages', 'offer.job', 'job.state as job_state'])
    .select(['job.progress', 'job.message'])
    .orderBy('offer.number', 'desc')
    .limit(mostListed)
  return 'id' in wanted
    ? query.where('offer.id', '=', wanted.id).execute()
    : query.where('offer.project', '=', wanted.project).execute()
}

/** Nobody makes more offers of one project; a list has an end. */
const mostListed = 200

type Row = Awaited<ReturnType<typeof offersBy>>[number]

function toListing(row: Row): OfferListing {
  const { document: file, preview, pages } = row
  const document = file && preview && pages ? { file, preview, pages } : null
  const isGivenUp = row.job_state === 'failed' || row.job_state === 'cancelled'
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
    state: document ? 'ready' : isGivenUp ? 'failed' : 'making',
    job: row.job,
    progress: row.progress ?? 1,
    message: row.message ?? '',
    document,
  })
}
