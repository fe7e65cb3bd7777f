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
import { startJob } from '../jobs/start-job.ts'
import { isQuotaFull, networkOfGuest, tooMuchWaiting, type WaitingQuota } from '../jobs/waiting-jobs.ts'
import { today } from '../offers/calendar.ts'
import { coverPhotograph } from '../photographs/cover-photograph.ts'
import { decideTerms, termsOf, withTerms } from '../prices/terms.ts'
import { tradeDiscounts } from '../prices/trade-discounts.ts'
import { tooBusy, workOut } from '../prices/work-out.ts'
import { claimKey } from '../projects/idempotency.ts'
import { savedDocument } from '../projects/saved-document.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { withinSellerLimits } from '../projects/within-seller-limits.ts'
import { uuidv7 } from '../uuidv7.ts'
import { mayRead } from './document-listing.ts'
import { nextDocumentNumber, printedNumber } from './document-number.ts'

type Wish = InputOf<(typeof calls)['documents/make']>

/** Nobody reads more; a program would keep everybody else's waiting. */
const quota: WaitingQuota = {
  ...{ tasks: ['documents/make', 'documents/look'], perPerson: 100, perTenant: 500 },
  guests: { perAddress: 5, all: 50 },
}

/** One transaction: key, snapshot, number, job. Whatever fails undoes all of it. */
export const makeDocument: Handler<'documents/make'> = {
  transaction: 'one',
  async run(context, input) {
    const { site, caller, database, now, rawBody, trace, address } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const { profile } = caller
    const claim = await claimKey(database, tenant, input.idempotencyKey, profile.userId, rawBody)
    if (claim.kind === 'reused') return claim.failure
    if (claim.kind === 'again') return answer(calls['documents/make'].output.parse(claim.answer))

    const { language, isLook } = input
    const report = findReport(input.report)
    if (!report || !mayRead(profile, report.name)) {
      return fail('notFound', `Report [${input.report}] not found`)
    }
    if (report.name === 'offer' && !isLook) return fail('invalid', 'An offer is made of a saved project')
    const answers = readAnswers(report.fields, input.answers)
    if (!answers.ok) return fail('invalid', answers.message)
    if (!site.brand.languages.includes(language)) return fail('invalid', `Lang [${language}] not valid`)
    const network = networkOfGuest(profile, address)
    const cause = { tenant, person: profile.userId, trace: trace.traceparent, network }
    if (await isQuotaFull(database, cause, quota)) return fail('tooMany', tooMuchWaiting)

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
      ...{ brand: site.brand, profile, language, audience },
      cover: stored && (await coverPhotograph(database, tenant, stored.number)),
      discounts: audience === 'internal' ? await tradeDiscounts(context, document.packs) : new Map(),
    })
    if (worked === 'busy') return fail('unavailable', tooBusy)
    if (worked.kind === 'tooLarge') return fail('invalid', tooLarge)

    const id = uuidv7(now.getTime())
    const madeOn = today(site.brand, now)
    // Whatever they are made of, those in one file are counted together: they have one title.
    const series = 'parts' in report ? 'joined' : report.name
    const number = isLook ? null : await nextDocumentNumber(database, tenant, series)
    const task = isLook ? 'documents/look' : 'documents/make'
    const job = await startJob(database, cause, task, { document: id }, { intent: id })
    const revision = input.document ? 0 : (stored?.revision ?? 0)
    await database
      .insertInto('document')
      .values({
        ...{
          tenant,
          id,
          report: report.name,
          number,
          project: stored?.number ?? null,
          revision,
          language,
          job,
        },
        ...{ owner: profile.userId, made_on: madeOn, made_at: now, made_by: profile.displayName },
        answers: JSON.stringify(answers.value),
        snapshot: worked.snapshot,
      })
      .execute()
    const value = {
      ...{ id, report: report.name, title: report.title, projectId: stored?.number ?? null, revision },
      number: number === null ? null : printedNumber(number, madeOn),
      ...{ language, madeAt: now.toISOString(), madeBy: profile.displayName, answers: answers.value },
      ...{ state: 'making' as const, job, progress: 0, message: '', made: null },
    }
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
