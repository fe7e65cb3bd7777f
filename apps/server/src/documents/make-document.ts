import { calls, type InputOf, readAnswers } from '@arredo/contract'
import {
  type ProjectDocument,
  type Result,
  readDocument,
  refuse,
  type Status,
  tooLarge,
} from '@arredo/project'
import { findReport } from '@arredo/reports'
import type { Caller } from '../auth/caller.ts'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { isQuotaFull, networkOfGuest, tooMuchWaiting } from '../jobs/waiting-jobs.ts'
import { mayMake, readersOf } from '../paper/document-readers.ts'
import { paperInForce } from '../paper/paper-versions.ts'
import { coverPhotograph } from '../photographs/cover-photograph.ts'
import { decideTerms, termsOf, withTerms } from '../prices/terms.ts'
import { tradeDiscounts } from '../prices/trade-discounts.ts'
import { tooBusy, workOut } from '../prices/work-out.ts'
import { claimKey } from '../projects/idempotency.ts'
import { savedDocument } from '../projects/saved-document.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { withinSellerLimits } from '../projects/within-seller-limits.ts'
import { documentQuota, keepDocument } from './keep-document.ts'

type Wish = InputOf<(typeof calls)['documents/make']>

/** One transaction: key, snapshot, number, job. Whatever fails undoes all of it. */
export const makeDocument: Handler<'documents/make'> = {
  transaction: 'one',
  async run(context, input) {
    const { site, caller, database, rawBody, trace, address } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const { profile } = caller
    const claim = await claimKey(database, tenant, input.idempotencyKey, profile.userId, rawBody)
    if (claim.kind === 'reused') return claim.failure
    if (claim.kind === 'again') return answer(calls['documents/make'].output.parse(claim.answer))

    const { language, isLook } = input
    const report = findReport(input.report)
    const { paper } = await paperInForce(database, tenant)
    if (!report || !mayMake(profile, paper, report)) {
      return fail('notFound', `Report [${input.report}] not found`)
    }
    if (report.name === 'offer' && !isLook) return fail('invalid', 'An offer is made of a saved project')
    const answers = readAnswers(report.fields, input.answers)
    if (!answers.ok) return fail('invalid', answers.message)
    if (!site.brand.languages.includes(language)) return fail('invalid', `Lang [${language}] not valid`)
    const network = networkOfGuest(profile, address)
    const cause = { tenant, person: profile.userId, trace: trace.traceparent, network }
    if (await isQuotaFull(database, cause, documentQuota)) return fail('tooMany', tooMuchWaiting)

    const stored = await storedProject(database, tenant, caller, input.projectId)
    if (input.projectId !== null && !stored) return fail('notFound', 'Project not found')
    const read = readWish(input, stored, caller)
    if (!read.ok) return fail('invalid', read.message)
    const wanted = termsOf(read.value)
    const kept = stored ? termsOf(stored.document) : {}
    const terms = await decideTerms({ ...context, caller }, { wanted, kept })
    if (!terms.ok) return fail('invalid', terms.message, { terms: terms.right })

    const document = withTerms(savedDocument(read.value, stored, profile), terms.value)
    const catalogues = await openCatalogues(database, tenant, document.packs)
    const allowed = await withinSellerLimits(database, tenant, document, catalogues)
    if (allowed === 'busy') return fail('unavailable', tooBusy)
    if (!allowed.ok) return fail('forbidden', allowed.message)
    const { audience } = report
    const worked = await workOut('document', document, catalogues, {
      ...{ brand: site.brand, paper, profile, language, audience },
      cover: stored && (await coverPhotograph(database, tenant, stored.number)),
      discounts: audience === 'internal' ? await tradeDiscounts(context, document.packs) : new Map(),
    })
    if (worked === 'busy') return fail('unavailable', tooBusy)
    if (worked.kind === 'tooLarge') return fail('invalid', tooLarge)

    const value = await keepDocument({ ...context, caller }, cause, {
      ...{ report, answers: answers.value, language, snapshot: worked.snapshot, isLook },
      ...{ project: stored?.number ?? null, revision: input.document ? 0 : (stored?.revision ?? 0) },
      isInternal: readersOf(paper, report) !== 'everybody',
    })
    await claim.settle(value)
    return answer(value)
  },
}

type Stored = {
  readonly number: number
  readonly revision: number
  readonly status: Status
  readonly shop: string | null
  readonly document: ProjectDocument
}

async function storedProject(
  database: Database,
  tenant: number,
  { profile }: Caller,
  number: number | null,
): Promise<Stored | null> {
  if (number === null) return null
  const row = await visibleProjects(database, tenant, profile)
    .where('number', '=', number)
    .select(['number', 'revision', 'status', 'shop', 'document', 'trade'])
    .executeTakeFirst()
  if (!row) return null
  const read = readDocument(row.document, row.trade)
  if (!read.ok) return null
  // Written by us alone.
  return { ...row, status: row.status as Status, document: read.value }
}

/** As it was sent, else as it is stored. What only the trade may know is a seller's to send. */
function readWish(
  { document, trade }: Wish,
  stored: Stored | null,
  { profile }: Caller,
): Result<ProjectDocument> {
  if (!document) return stored ? { ok: true, value: stored.document } : refuse('Save the project first')
  const kept = stored?.document.trade ?? {}
  return readDocument(document, profile.kind === 'pro' ? (trade ?? kept) : kept)
}
