import { type Calls, calls, type Failure, type InputOf } from '@arredo/contract'
import { canSave, type ProjectDocument, type Result, readDocument } from '@arredo/project'
import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import type { Caller } from '../auth/caller.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { noteCustomerUsed } from '../customers/note-customer-used.ts'
import type { Database } from '../database/databases.ts'
import { closeDraft } from '../drafts/close-draft.ts'
import { networkOfGuest } from '../jobs/waiting-jobs.ts'
import { hasSomethingToSee } from '../pictures/something-to-see.ts'
import { startProjectPicture } from '../pictures/start-project-picture.ts'
import { keptTerms } from '../prices/kept-terms.ts'
import { reportShownTotal } from '../prices/report-price-differences.ts'
import { differ } from '../prices/terms.ts'
import { isLarge } from '../prices/work-out.ts'
import { uuidv7 } from '../uuidv7.ts'
import { missingProject } from './bin/missing-project.ts'
import { claimKey } from './idempotency.ts'
import { nextNumber } from './next-number.ts'
import { type PreparedSave, prepareSave, type Saving } from './prepare-save.ts'
import { savedMeanwhile } from './saved-meanwhile.ts'
import { type StoredProject, summaryOf } from './summary-of.ts'
import { visibleProjects } from './visible-projects.ts'

type Input = InputOf<Calls['projects/save']>

/** One transaction: key, gate, revision, price, row, audit, picture. Whatever fails undoes all of it. */
export const saveProject: Handler<'projects/save'> = {
  transaction: 'one',
  async run(context: Omit<Saving, 'caller'> & { readonly caller: Caller | null }, input) {
    const { site, caller, database, now, rawBody, trace, log, metrics, address } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const { profile } = caller
    const saving = { ...context, caller }
    const read = () => readDocument(input.document, profile.kind === 'pro' ? input.trade : undefined)
    // A large one is worked out before anything is locked; it counts when nothing has changed until then.
    const early = isLarge(input.document) ? await prepareEarly(saving, input, read()) : null
    // Sent together, run in this order: whoever comes second waits at the key.
    const asking = Promise.all([
      claimKey(database, tenant, input.idempotencyKey, profile.userId, rawBody),
      input.id === null
        ? null
        : findStored(database, tenant, caller, input.id).forUpdate().executeTakeFirst(),
    ])
    // Read meanwhile. Should that throw, nobody waits for the question any more.
    asking.catch(() => {})
    const sent = early?.read ?? read()
    const [claim, row] = await asking
    const stored = row ? asStored(row) : null
    if (claim.kind === 'reused') return claim.failure
    if (claim.kind === 'again') return answer(calls['projects/save'].output.parse(claim.answer))

    if (!sent.ok) return fail('invalid', sent.message)
    if (input.id !== null && !stored) return missingProject(database, tenant, profile, input.id)
    const gate = canSave({
      canSaveProject: profile.canSaveProject,
      status: stored?.status ?? sent.value.header.status,
      statusBefore: stored?.status_before ?? null,
      webCartId: stored?.webCartId ?? sent.value.header.customerFields.webCartId,
    })
    if (!gate.ok) return fail('forbidden', gate.message)
    if (!stored && input.revision !== 0) return fail('invalid', 'A new project starts at revision 0')
    if (stored && stored.revision !== input.revision) return savedMeanwhile(stored)

    const prepared =
      early?.prepared && isSame(early.seen, stored)
        ? early.prepared
        : await prepareSave(saving, input, sent.value, stored)
    if (!prepared.ok) return prepared
    const { document, columns, price, terms, wanted } = prepared
    reportShownTotal({ log, metrics }, document, price, input.shownTotal)
    const number = stored?.number ?? (await nextNumber(database, tenant))
    const revision = input.revision + 1
    const savedBy = profile.displayName
    const { status, customer } = document.header
    const code = customer?.code
    const value = {
      ...{ id: number, revision, savedAt: now.toISOString(), status, price },
      ...(differ(terms, wanted) && { terms }),
    }
    const close = () =>
      input.draft &&
      closeDraft(database, tenant, profile, { key: input.draft, project: number, revision, now })
    await Promise.all([
      // Before the project moves on, or it would leave its last document with a draft that is over.
      stored && close(),
      writeProject(
        database,
        tenant,
        { ...summaryOf(document), ...columns },
        {
          ...{ number, revision, saved_at: now, saved_by: savedBy, owner: profile.userId },
          price: price && JSON.stringify(price),
        },
      ),
      writeAudit(database, tenant, caller, stored ? 'save' : 'create', `project ${number}`, { revision }),
      code && code !== stored?.customer_code && noteCustomerUsed(database, tenant, profile, code, now),
      // A first save with nothing to see needs no picture.
      site.brand.saveprjpicture !== false &&
        (revision > 1 || hasSomethingToSee(document)) &&
        startProjectPicture(
          database,
          {
            ...{ tenant, person: profile.userId, trace: trace.traceparent },
            network: networkOfGuest(profile, address),
          },
          { project: number, revision },
        ),
      !stored && close(),
      claim.settle(value),
    ])
    return answer(value)
  },
}

type Early = {
  readonly read: Result<ProjectDocument>
  readonly seen: StoredProject | null
  readonly prepared: PreparedSave | Failure | null
}

async function prepareEarly(saving: Saving, input: Input, read: Result<ProjectDocument>): Promise<Early> {
  const { database, caller, site } = saving
  const row =
    input.id === null
      ? undefined
      : await findStored(database, site.tenant.number, caller, input.id).executeTakeFirst()
  const seen = row ? asStored(row) : null
  return { read, seen, prepared: read.ok ? await prepareSave(saving, input, read.value, seen) : null }
}

/** An offer changes the status and no revision. */
function isSame(seen: StoredProject | null, stored: StoredProject | null): boolean {
  return seen?.revision === stored?.revision && seen?.status === stored?.status && seen?.shop === stored?.shop
}

/** Locked until the end of the transaction, of two saves of one revision one wins and one is told. */
function findStored(database: Database, tenant: number, caller: Caller, number: number) {
  return (
    visibleProjects(database, tenant, caller.profile)
      .where('number', '=', number)
      .select(['number', 'revision', 'status', 'status_before', 'shop', 'customer_code', 'trade'])
      .select(['saved_at', 'saved_by'])
      .select(sql<unknown>`document #> '{header,customerFields,webCartId}'`.as('webCartId'))
      .select(sql<unknown>`document -> 'alternatives'`.as('alternatives'))
      .select(keptTerms.as('terms'))
      // Only who is no seller is held to the prices that are stored.
      .$if(caller.profile.kind !== 'pro', (query) => query.select('document'))
  )
}

function asStored(row: StoredRow): StoredProject {
  return {
    ...row,
    status: row.status as StoredProject['status'],
    status_before: row.status_before as StoredProject['status_before'],
  }
}

type StoredRow = Omit<StoredProject, 'status' | 'status_before'> & {
  readonly status: string
  readonly status_before: string | null
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
  document: ReturnType<typeof summaryOf> & PreparedSave['columns'],
  { owner, number, ...written }: Written,
): Promise<void> {
  const values = { ...document, ...written }
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
