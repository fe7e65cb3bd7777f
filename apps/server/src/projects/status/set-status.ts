import { type Profile, readStatus } from '@arredo/contract'
import { canChangeStatus, isPaused, type Status, type StatusActor } from '@arredo/project'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Caller } from '../../auth/caller.ts'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import type { Database } from '../../database/databases.ts'
import { notify } from '../../notifications/notify.ts'
import { missingProject } from '../bin/missing-project.ts'
import { savedMeanwhile } from '../saved-meanwhile.ts'
import { visibleProjects } from '../visible-projects.ts'
import { findReceiver, type Receiver } from './find-receiver.ts'
import { whatIsMissing } from './what-is-missing.ts'
import { writeStatus } from './write-status.ts'

/** One transaction over the locked project: table D-43, what the status needs, hand-over, audit, word to the receiver. */
export const setStatus: Handler<'projects/setstatus'> = {
  transaction: 'one',
  async run(context, input) {
    const { site, caller, database } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const { profile } = caller
    const status = readStatus(input.status)
    if (!status) return fail('invalid', `Status [${input.status}] not valid`)

    const stored = await lockProject(database, tenant, caller, input.prjId)
    if (!stored) return missingProject(database, tenant, profile, input.prjId)
    if (input.revision !== undefined && input.revision !== stored.revision) {
      return savedMeanwhile(stored)
    }

    const from = stored.status as Status
    const before = stored.status_before as Status | null
    const advanced = site.brand.isAdvancedOrderFlowEnabled ?? false
    const actor = actorOf(profile, stored)
    const allowed = actor !== null && canChangeStatus(from, status, actor, advanced, before).ok
    if (!allowed) return fail('forbidden', 'Status change not allowed')
    const receiver = await findReceiver(database, tenant, { profile, shop: stored.shop }, input)
    if (!receiver.ok) return fail('forbidden', receiver.message)
    const missing = status === from ? null : await whatIsMissing({ ...context, caller }, stored, status)
    if (missing) return missing

    const kept = { shop: stored.shop, owner: stored.owner, ...receiver.value }
    const left = isPaused(status) ? (isPaused(from) ? before : from) : null
    if (status !== from || kept.shop !== stored.shop || kept.owner !== stored.owner) {
      await writeStatus(database, tenant, stored.number, { status, before: left, ...kept })
      const { extraData } = input
      await writeAudit(database, tenant, caller, 'setstatus', `project ${stored.number}`, {
        ...{ from, to: status, revision: stored.revision },
        ...(receiver.value && { toShop: kept.shop, toUser: receiver.value.name ?? null }),
        ...(extraData !== undefined && { extraData }),
      })
      await tellReceiver(database, tenant, caller, stored, receiver.value)
      if (status !== from) await tellAnswer(database, tenant, caller, stored, status)
    }
    const { number: id, revision } = stored
    return answer({ id, status, statusBefore: left, shop: kept.shop, revision })
  },
}

/** Locked until the end of the transaction: of two changes, or a change and a save, one comes after the other. */
function lockProject(database: Database, tenant: number, { profile }: Caller, number: number) {
  return visibleProjects(database, tenant, profile)
    .where('number', '=', number)
    .select([
      'number',
      'name',
      'revision',
      'status',
      'status_before',
      'shop',
      'owner',
      'saved_at',
      'saved_by',
    ])
    .select(['document', 'trade'])
    .forUpdate()
    .executeTakeFirst()
}

/** Table D-43: C, S or V; null for a seller who began it and works in its shop no longer. */
function actorOf(
  { kind, isAdmin, shops }: Profile,
  project: { readonly shop: string | null },
): StatusActor | null {
  if (kind === 'customer') return 'customer'
  if (isAdmin) return 'supervisor'
  return project.shop === null || shops.some(({ code }) => code === project.shop) ? 'seller' : null
}

/** Who was given a project hears of it; without a person, the people of its new shop do. */
async function tellReceiver(
  database: Database,
  tenant: number,
  { profile }: Caller,
  project: { readonly number: number; readonly name: string; readonly shop: string | null },
  receiver: Receiver | null,
): Promise<void> {
  if (!receiver) return
  const isOtherShop = receiver.shop !== undefined && receiver.shop !== project.shop
  const to = receiver.owner ? { person: receiver.owner } : isOtherShop ? { shop: receiver.shop } : null
  if (!to) return
  await notify(database, tenant, to, {
    ...{ kind: 'handOver', project: project.number, but: profile.userId },
    named: { project: project.name, by: profile.displayName },
  })
}

const answers: readonly Status[] = ['awaitingOrder', 'approved', 'rejected']

/** D-233: a customer's word is for everybody who sells in the shop, a supervisor's for who asked for it. */
async function tellAnswer(
  database: Database,
  tenant: number,
  { profile }: Caller,
  project: {
    readonly number: number
    readonly name: string
    readonly shop: string | null
    readonly owner: string
  },
  status: Status,
): Promise<void> {
  if (!answers.includes(status)) return
  const to =
    profile.kind === 'customer' && project.shop !== null ? { shop: project.shop } : { owner: project.owner }
  await notify(database, tenant, to, {
    ...{ kind: 'answer', project: project.number, but: profile.userId },
    named: { project: project.name, by: profile.displayName, status },
  })
}
