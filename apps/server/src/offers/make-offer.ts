import { calls, readAnswers } from '@arredo/contract'
import { daysAfter } from '@arredo/measures'
import { canChangeStatus, readDocument, rowsInOrder, type Status, tooLarge } from '@arredo/project'
import { reports } from '@arredo/reports'
import { writeAudit } from '../audit/write-audit.ts'
import type { Caller } from '../auth/caller.ts'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { nextDocumentNumber, printedNumber } from '../documents/document-number.ts'
import { startJob } from '../jobs/start-job.ts'
import { isQuotaFull, tooMuchWaiting, type WaitingQuota } from '../jobs/waiting-jobs.ts'
import { paperInForce } from '../paper/paper-versions.ts'
import { coverPhotograph } from '../photographs/cover-photograph.ts'
import { decideTerms, differ, termsOf } from '../prices/terms.ts'
import { tooBusy, workOut } from '../prices/work-out.ts'
import { claimKey } from '../projects/idempotency.ts'
import { writeStatus } from '../projects/status/write-status.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { withinSellerLimits } from '../projects/within-seller-limits.ts'
import { uuidv7 } from '../uuidv7.ts'
import { today } from './calendar.ts'

/** Nobody reads more; a program would keep everybody else's waiting. */
const quota: WaitingQuota = { tasks: ['offer/make'], perPerson: 100, perTenant: 500 }

/** One transaction: key, revision, snapshot, number, status, audit, job. Whatever fails undoes all of it. */
export const makeOffer: Handler<'offers/make'> = {
  transaction: 'one',
  async run(context, input) {
    const { site, caller, database, now, rawBody, trace } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const { profile } = caller
    // Sent together, run in this order: whoever comes second waits at the key.
    const [claim, stored] = await Promise.all([
      claimKey(database, tenant, input.idempotencyKey, profile.userId, rawBody),
      lockProject(database, tenant, caller, input.projectId),
    ])
    if (claim.kind === 'reused') return claim.failure
    if (claim.kind === 'again') return answer(calls['offers/make'].output.parse(claim.answer))

    if (!stored) return fail('notFound', 'Project not found')
    const cause = { tenant, person: profile.userId, trace: trace.traceparent }
    if (await isQuotaFull(database, cause, quota)) return fail('tooMany', tooMuchWaiting)
    const { brand } = site
    const { language } = input
    if (!brand.languages.includes(language)) return fail('invalid', `Lang [${language}] not valid`)
    const answers = readAnswers(reports.offer.fields, input.answers ?? {})
    if (!answers.ok) return fail('invalid', answers.message)
    if (stored.revision !== input.revision) {
      return fail('conflict', 'Someone else saved this project meanwhile', { revision: stored.revision })
    }
    const read = readDocument(stored.document, stored.trade)
    if (!read.ok) return fail('invalid', read.message)

    const status = statusWhenOffered(stored.status as Status)
    const document = { ...read.value, header: { ...read.value.header, status } }
    if (!rowsInOrder(document).some(({ flags }) => flags.offered)) {
      return fail('invalid', 'There is nothing to offer yet: place an article first')
    }
    // List and date must be good today; the packs are the project's own.
    const wanted = termsOf(document)
    const terms = await decideTerms({ ...context, caller }, { wanted, kept: { packs: wanted.packs } })
    if (!terms.ok) return fail('invalid', terms.message, { terms: terms.right })
    const catalogues = await openCatalogues(database, tenant, document.packs)
    const [cover, { paper }] = await Promise.all([
      coverPhotograph(database, tenant, stored.number),
      paperInForce(database, tenant),
    ])
    const wish = { brand, paper, profile, language, cover }
    const worked = await workOut('offer', document, catalogues, wish)
    if (worked === 'busy') return fail('unavailable', tooBusy)
    if (worked.kind === 'tooLarge') return fail('invalid', tooLarge)
    if (worked.kind === 'noPrice') {
      const details = differ(terms.value, wanted) ? { terms: terms.value } : undefined
      return fail('invalid', 'No price list is valid for this project', details)
    }
    if (worked.kind === 'stopped') return fail('invalid', worked.mend)
    const allowed = await withinSellerLimits(database, tenant, document, catalogues)
    if (allowed === 'busy') return fail('unavailable', tooBusy)
    if (!allowed.ok) return fail('forbidden', allowed.message)

    const { total, snapshot } = worked
    const id = uuidv7(now.getTime())
    const madeOn = today(brand, now)
    const validUntil = daysAfter(madeOn, input.validDays)
    const number = await nextDocumentNumber(database, tenant, 'offer')
    const job = await startJob(database, cause, 'offer/make', { offer: id }, { intent: id })
    const value = {
      offer: {
        ...{ id, number: printedNumber(number, madeOn), projectId: stored.number, revision: stored.revision },
        ...{ language, madeAt: now.toISOString(), madeBy: profile.displayName, validUntil, total, job },
        ...{ state: 'making' as const, progress: 0, message: '' },
        document: null,
      },
      status,
    }
    const made = {
      ...{ tenant, id, number, project: stored.number, revision: stored.revision, language, job },
      ...{ made_on: madeOn, made_at: now, made_by: profile.displayName },
    }
    await Promise.all([
      database
        .insertInto('document')
        .values({
          ...{ ...made, report: 'offer', owner: profile.userId },
          ...{ answers: JSON.stringify(answers.value), snapshot },
        })
        .execute(),
      database
        .insertInto('offer')
        .values({ ...made, valid_until: validUntil, total: JSON.stringify(total) })
        .execute(),
      status === stored.status ? null : writeStatus(database, tenant, stored.number, { status }),
      writeAudit(database, tenant, caller, 'offer', `project ${stored.number}`, {
        offer: value.offer.number,
        revision: stored.revision,
        status,
      }),
      claim.settle(value),
    ])
    return answer(value)
  },
}

/** Locked until the end of the transaction: nobody saves between the check of the revision and the snapshot. */
function lockProject(database: Database, tenant: number, { profile }: Caller, number: number) {
  return visibleProjects(database, tenant, profile)
    .where('number', '=', number)
    .select(['number', 'revision', 'status', 'document', 'trade'])
    .forUpdate()
    .executeTakeFirst()
}

/** Table D-43 as a seller's change; where it does not lead to an offer the project stays what it is. */
function statusWhenOffered(status: Status): Status {
  return canChangeStatus(status, 'offer', 'seller', false).ok ? 'offer' : status
}
