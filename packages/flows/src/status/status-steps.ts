import type { Profile } from '@arredo/contract'
import {
  canChangeStatus,
  isOrdered,
  isPaused,
  type Status,
  type StatusActor,
  statuses,
} from '@arredo/project'
import { sentence } from '@arredo/words'

/** How a step is done: by the server's word alone, or by something a person does on the way to it. */
export type StepWay = 'set' | 'customer' | 'noCustomer' | 'offer' | 'order'

export type StatusStep = {
  readonly to: Status
  readonly way: StepWay
  /** English, translation keys: what one does, and what comes of it. */
  readonly verb: string
  readonly about: string
}

export type StatusSituation = {
  readonly status: Status
  readonly statusBefore: Status | null
  readonly profile: Pick<Profile, 'kind' | 'isAdmin'> | null
  readonly isAdvanced: boolean
}

type Words = Pick<StatusStep, 'verb' | 'about'> & { readonly way?: StepWay }

const resume: Words = { verb: sentence('Resume'), about: sentence('Go on where it was left') }

/** One verb for each way of table D-43, in the order in which they are offered. */
const verbs: Readonly<Partial<Record<Status, Words>>> = {
  assigned: {
    ...{ verb: sentence('Assign to a customer'), about: sentence('Say who it is for') },
    way: 'customer',
  },
  awaitingOrder: {
    verb: sentence('Customer accepts'),
    about: sentence('The offer is taken; the order comes next'),
  },
  ordered: {
    ...{ verb: sentence('Order'), about: sentence('Send it off; nothing can be changed afterwards') },
    way: 'order',
  },
  sellerDesign: { verb: sentence('Back to design'), about: sentence('Change it and offer it again') },
  offer: {
    ...{ verb: sentence('Make offer'), about: sentence('A document with a number, at today’s prices') },
    way: 'offer',
  },
  agency: { verb: sentence('Give to the agency'), about: sentence('The agency goes on with it') },
  awaitingApproval: { verb: sentence('Ask for approval'), about: sentence('A supervisor decides') },
  approved: { verb: sentence('Approve'), about: sentence('It can be ordered now') },
  validated: { verb: sentence('Validate'), about: sentence('Checked for the order') },
  unassigned: {
    ...{ verb: sentence('Take the customer off'), about: sentence('It is for nobody yet') },
    way: 'noCustomer',
  },
  rejected: { verb: sentence('Customer declines'), about: sentence('It can be designed on later') },
  suspended: { verb: sentence('Suspend'), about: sentence('It waits and comes back as it was') },
  inactive: { verb: sentence('Put aside'), about: sentence('Nobody works on it; it comes back as it was') },
}

/** Where the same way has another name from here. */
const elsewhere: Readonly<Partial<Record<Status, Readonly<Partial<Record<Status, Words>>>>>> = {
  assigned: {
    sellerDesign: { verb: sentence('Start designing'), about: sentence('It is being worked on') },
  },
  sellerDesign: {
    assigned: { verb: sentence('Back to assigned'), about: sentence('It is not worked on yet') },
  },
  agency: { rejected: { verb: sentence('Reject'), about: sentence('It can be designed on later') } },
  awaitingApproval: {
    rejected: { verb: sentence('Reject'), about: sentence('It can be designed on later') },
  },
  approved: { awaitingOrder: { verb: sentence('Ready to order'), about: sentence('The order comes next') } },
  validated: { awaitingOrder: { verb: sentence('Ready to order'), about: sentence('The order comes next') } },
}

/** D-43: what the person who looks may do next, as verbs. A project that is not saved yet has no steps. */
export function nextSteps({
  status,
  statusBefore,
  profile,
  isAdvanced,
}: StatusSituation): readonly StatusStep[] {
  const actor = actorOf(profile)
  if (!actor || status === 'unsaved') return []
  const targets = isPaused(status) ? statuses : (Object.keys(verbs) as Status[])
  return targets.flatMap((to) => {
    if (to === status || !isOffered(status, to, actor, isAdvanced, statusBefore)) return []
    const words = isPaused(status) ? resume : (elsewhere[status]?.[to] ?? verbs[to])
    return words ? [{ to, way: 'set' as const, ...words }] : []
  })
}

/** What only a supervisor may do besides: any other status, by its name. */
export function otherStatuses(situation: StatusSituation): readonly Status[] {
  const { status, profile, isAdvanced, statusBefore } = situation
  if (!profile?.isAdmin || profile.kind !== 'pro' || status === 'unsaved') return []
  const offered = nextSteps(situation).map(({ to }) => to)
  return statuses.filter(
    (to) =>
      to !== status &&
      !offered.includes(to) &&
      // Whether it has a customer is the document's word.
      !['assigned', 'unassigned', 'anonymous'].includes(to) &&
      canChangeStatus(status, to, 'supervisor', isAdvanced, statusBefore).ok,
  )
}

/** D-85: what was ordered is changed by a linked change order alone. */
export function isChangedByOrder({ status, statusBefore, profile }: StatusSituation): boolean {
  return profile?.kind === 'pro' && isOrdered(status, statusBefore)
}

/** A supervisor is offered what a seller is, and what is a supervisor's own in the table; all else by its name. */
function isOffered(
  from: Status,
  to: Status,
  actor: StatusActor,
  isAdvanced: boolean,
  before: Status | null,
): boolean {
  if (actor !== 'supervisor') return canChangeStatus(from, to, actor, isAdvanced, before).ok
  const isOwn = from === 'awaitingApproval' && (to === 'approved' || to === 'rejected')
  const isBack = isPaused(from) && to === before
  const asSeller = canChangeStatus(from, to, 'seller', isAdvanced, before).ok
  return asSeller || ((isOwn || isBack) && canChangeStatus(from, to, 'supervisor', isAdvanced, before).ok)
}

function actorOf(profile: StatusSituation['profile']): StatusActor | null {
  if (profile?.kind === 'customer') return 'customer'
  if (profile?.kind !== 'pro') return null
  return profile.isAdmin ? 'supervisor' : 'seller'
}
