import { done, type Result, refuse } from './result.ts'
import type { Status } from './status.ts'

export type StatusActor = 'customer' | 'seller' | 'supervisor' | 'orderSystem'

type Targets = Readonly<Partial<Record<Status, readonly StatusActor[]>>>

const customer = 'customer'
const seller = 'seller'
const orderSystem = 'orderSystem'

/** Table D-43; what a supervisor may do beyond a seller is in the rule below. */
const transitions: Readonly<Record<Status, Targets>> = {
  unsaved: {},
  anonymous: { unassigned: [seller, customer], assigned: [seller, customer] },
  unassigned: { assigned: [seller], inactive: [seller] },
  assigned: {
    sellerDesign: [seller],
    offer: [seller],
    unassigned: [seller],
    suspended: [seller],
    inactive: [seller],
  },
  sellerDesign: {
    offer: [seller],
    agency: [seller],
    awaitingApproval: [seller],
    assigned: [seller],
    suspended: [seller],
    inactive: [seller],
  },
  agency: { awaitingApproval: [seller], sellerDesign: [seller], rejected: [seller] },
  offer: {
    awaitingOrder: [seller, customer],
    awaitingApproval: [seller],
    sellerDesign: [seller],
    rejected: [seller, customer],
    inactive: [seller],
  },
  awaitingApproval: { approved: [], rejected: [] },
  approved: { validated: [orderSystem], awaitingOrder: [seller], sellerDesign: [seller] },
  validated: { awaitingOrder: [seller, orderSystem], ordered: [seller, orderSystem] },
  awaitingOrder: {
    ordered: [seller, orderSystem],
    sellerDesign: [seller],
    rejected: [seller, orderSystem],
    suspended: [seller, orderSystem],
  },
  rejected: { sellerDesign: [seller], inactive: [seller] },
  ordered: { inProduction: [orderSystem], suspended: [orderSystem] },
  inProduction: { shipped: [orderSystem], suspended: [orderSystem] },
  shipped: { delivered: [orderSystem] },
  delivered: {},
  suspended: {},
  inactive: {},
}

/** Only with the advanced order flow. */
export const advancedStatuses: readonly Status[] = ['agency', 'awaitingApproval', 'approved', 'validated']
const fromOrderOn: readonly Status[] = ['ordered', 'inProduction', 'shipped', 'delivered']

/** `before` is the status a suspended or inactive project had: the only one it goes back to. */
export function canChangeStatus(
  from: Status,
  to: Status,
  who: StatusActor,
  advanced: boolean,
  before: Status | null = null,
): Result<true> {
  if (from === to) return done(true)
  const isPossible = to !== 'unsaved' && (advanced || !advancedStatuses.includes(to))
  if (isPossible && (who === 'supervisor' || actorsOf(from, to, advanced, before).includes(who)))
    return done(true)
  return refuse('Status change not allowed')
}

/** Bought: from the order on, or suspended after it. `before` is the status a suspended or inactive project had. */
export function isOrdered(status: Status, before: Status | null): boolean {
  return fromOrderOn.includes(isPaused(status) ? (before ?? status) : status)
}

/** The status a project gets when it is saved for the first time. */
export function firstStatus(project: {
  readonly isGuest: boolean
  readonly hasCustomer: boolean
  readonly isOffer: boolean
}): Status {
  if (project.isGuest) return 'anonymous'
  if (project.isOffer) return 'offer'
  return project.hasCustomer ? 'assigned' : 'unassigned'
}

function actorsOf(
  from: Status,
  to: Status,
  advanced: boolean,
  before: Status | null,
): readonly StatusActor[] {
  if (!advanced && advancedStatuses.includes(from)) return []
  if (!isPaused(from)) return transitions[from][to] ?? []
  if (to !== before) return []
  return fromOrderOn.includes(to) ? [orderSystem] : [seller]
}

/** Left for a while: it goes back to what it was before. */
export function isPaused(status: Status): boolean {
  return status === 'suspended' || status === 'inactive'
}
