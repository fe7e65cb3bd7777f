import { calls } from '@arredo/contract'
import { canSave, done, type ProjectDocument, readDocument, splitTrade } from '@arredo/project'
import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import type { Caller } from '../auth/caller.ts'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { type JobCause, startJob } from '../jobs/start-job.ts'
import { hasSomethingToSee } from '../pictures/something-to-see.ts'
import { keptTerms, termsOfStored } from '../prices/kept-terms.ts'
import { reportShownTotal } from '../prices/report-price-difference.ts'
import { decideTerms, differ, termsOf, withTerms } from '../prices/terms.ts'
import { uuidv7 } from '../uuidv7.ts'
import { claimKey } from './idempotency.ts'
import { keepTradeFields } from './keep-trade-fields.ts'
import { nextNumber } from './next-number.ts'
import { priceDocument } from './price-document.ts'
import { savedDocument } from './saved-document.ts'
import { withSavedTrade } from './saved-trade.ts'
import { type StoredProject, summaryOf } from './summary-of.ts'
import { visibleProjects } from './visible-projects.ts'
import { withinSellerLimits } from './within-seller-limits.ts'

/** One transaction: key, gate, revision, price, row, audit, picture. Whatever fails undoes all of it. */
export const saveProject: Handler<'projects/save'> = {
  transaction: 'one',
  async run(context, input) {
    const { site, caller, database, now, rawBody, trace, log, metrics } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const { profile } = caller
    // Sent together, run in this order: whoever comes second waits at the key.
    const [claim, stored] = await Promise.all([
      claimKey(database, tenant, input.idempotencyKey, profile.userId, rawBody),
      input.id === null ? null : lockStored(database, tenant, caller, input.id),
    ])
    if (claim.kind === 'reused') return claim.failure
    if (claim.kind === 'again') return answer(calls['projects/save'].output.parse(claim.answer))

    const isSeller = profile.kind === 'pro'
    const read = readDocument(input.document, isSeller ? input.trade : undefined)
    if (!read.ok) return fail('invalid', read.message)

    if (input.id !== null && !stored) return fail('notFound', 'Project not found')
    const gate = canSave({
      canSaveProject: profile.canSaveProject,
      status: stored?.status ?? read.value.header.status,
      webCartId: stored?.webCartId ?? read.value.header.customerFields.webCartId,
    })
    if (!gate.ok) return fail('forbidden', gate.message)
    if (!stored && input.revision !== 0) return fail('invalid', 'A new project starts at revision 0')
    if (stored && stored.revision !== input.revision) {
      return fail('conflict', 'Someone else saved this project meanwhile', conflictDetails(stored))
    }

    const kept = isSeller
      ? done(withSavedTrade(read.value, input.trade, stored?.trade ?? {}))
      : keepTradeFields(read.value, storedDocument(stored))
    if (!kept.ok) return fail('forbidden', kept.message)
    const wanted = termsOf(kept.value)
    // A copy is priced as what it was made of.
    const keeps = stored ? stored.terms : await termsOfStored(database, tenant, profile, input.copyOf)
    const terms = await decideTerms({ ...context, caller }, { wanted, kept: keeps })
    if (!terms.ok) return fail('invalid', terms.message, { terms: terms.right })
    const document = withTerms(savedDocument(kept.value, stored, profile), terms.value)
    const catalogues = await openCatalogues(database, tenant, document.packs)
    if (isSeller) {
      const allowed = await withinSellerLimits(database, tenant, document, catalogues)
      if (!allowed.ok) return fail('forbidden', allowed.message)
    }
    const priced = priceDocument(document, catalogues)
    if (!priced.ok) return fail('invalid', priced.message)
    const price = priced.value
    reportShownTotal({ log, metrics }, document, price, input.shownTotal)
    const number = stored?.number ?? (await nextNumber(database, tenant))
    const revision = input.revision + 1
    const savedBy = profile.displayName
    const { status } = document.header
    const value = {
      ...{ id: number, revision, savedAt: now.toISOString(), status, price },
      ...(differ(terms.value, wanted) && { terms: terms.value }),
    }
    await Promise.all([
      writeProject(database, tenant, document, {
        ...{ number, revision, saved_at: now, saved_by: savedBy, owner: profile.userId },
        price: price && JSON.stringify(price),
      }),
      writeAudit(database, tenant, caller, stored ? 'save' : 'create', `project ${number}`, { revision }),
      startProjectPicture(database, { tenant, person: profile.userId, trace: trace.traceparent }, document, {
        number,
        revision,
      }),
      claim.settle(value),
    ])
    return answer(value)
  },
}

/** Locked until the end of the transaction, so that of two saves of one revision one wins and one is told. */
async function lockStored(
  database: Database,
  tenant: number,
  caller: Caller,
  number: number,
): Promise<StoredProject | null> {
  const row = await visibleProjects(database, tenant, caller.profile)
    .where('number', '=', number)
    .select(['number', 'revision', 'status', 'shop', 'saved_at', 'saved_by', 'trade'])
    .select(sql<unknown>`document #> '{header,customerFields,webCartId}'`.as('webCartId'))
    .select(keptTerms.as('terms'))
    // Only who is no seller is held to the prices that are stored.
    .$if(caller.profile.kind !== 'pro', (query) => query.select('document'))
    .forUpdate()
    .executeTakeFirst()
  return row ? { ...row, status: row.status as StoredProject['status'] } : null
}

function storedDocument(stored: StoredProject | null): ProjectDocument | null {
  const read = stored?.document === undefined ? null : readDocument(stored.document, stored.trade)
  return read?.ok ? read.value : null
}

function conflictDetails(stored: StoredProject) {
  return { revision: stored.revision, savedAt: stored.saved_at.toISOString(), savedBy: stored.saved_by }
}

/** Apart, so that a document can be sent to whoever sees the project as it lies there. */
function columnsOf(whole: ProjectDocument) {
  const { document, trade } = splitTrade(whole)
  return { document: JSON.stringify(document), trade: JSON.stringify(trade) }
}

type Written = {
  readonly number: number
  readonly revision: number
  readonly saved_at: Date
  readonly saved_by: string
  readonly owner: string
  readonly price: string | null
}

async function writeProject(
  database: Database,
  tenant: number,
  document: ProjectDocument,
  { owner, number, ...written }: Written,
): Promise<void> {
  const values = { ...summaryOf(document), ...written, ...columnsOf(document) }
  if (written.revision === 1) {
    await database
      .insertInto('project')
      .values({ ...values, tenant, number, owner, id: uuidv7() })
      .execute()
    return
  }
  await database
    .updateTable('project')
    .where('tenant', '=', tenant)
    .where('number', '=', number)
    .set(values)
    .executeTakeFirstOrThrow()
}

/** In the transaction of the save, once per revision. A first save with nothing to see needs no picture. */
async function startProjectPicture(
  database: Database,
  cause: JobCause,
  document: ProjectDocument,
  { number, revision }: { readonly number: number; readonly revision: number },
): Promise<void> {
  if (revision === 1 && !hasSomethingToSee(document)) return
  const intent = `${number} ${revision}`
  await startJob(database, cause, 'pictures/project', { project: number }, { intent })
}
