import { describe, expect, it } from 'vitest'
import { canSave } from './save-gate.ts'
import { type Status, statuses } from './status.ts'
import { canChangeStatus, firstStatus, type StatusActor } from './status-change.ts'

/** The targets a person has from a status, read back from the rule itself. */
function targets(from: Status, who: StatusActor, advanced: boolean, before: Status | null = null): string {
  return statuses
    .filter((to) => to !== from && canChangeStatus(from, to, who, advanced, before).ok)
    .toSorted()
    .join(' ')
}

describe('status changes', () => {
  it.each<[Status, string, string, string]>([
    ['unsaved', '', '', ''],
    ['anonymous', 'assigned unassigned', 'assigned unassigned', ''],
    ['unassigned', 'assigned inactive', '', ''],
    ['assigned', 'inactive offer sellerDesign suspended unassigned', '', ''],
    ['sellerDesign', 'agency assigned awaitingApproval inactive offer suspended', '', ''],
    ['agency', 'awaitingApproval rejected sellerDesign', '', ''],
    ['offer', 'awaitingApproval awaitingOrder inactive rejected sellerDesign', 'awaitingOrder rejected', ''],
    ['awaitingApproval', '', '', ''],
    ['approved', 'awaitingOrder sellerDesign', '', 'validated'],
    ['validated', 'awaitingOrder ordered', '', 'awaitingOrder ordered'],
    ['awaitingOrder', 'ordered rejected sellerDesign suspended', '', 'ordered rejected suspended'],
    ['rejected', 'inactive sellerDesign', '', ''],
    ['ordered', '', '', 'inProduction suspended'],
    ['inProduction', '', '', 'shipped suspended'],
    ['shipped', '', '', 'delivered'],
    ['delivered', '', '', ''],
  ])('[D-43 part] from %s: seller, customer and order system', (from, seller, customer, orderSystem) => {
    expect(targets(from, 'seller', true)).toBe(seller)
    expect(targets(from, 'customer', true)).toBe(customer)
    expect(targets(from, 'orderSystem', true)).toBe(orderSystem)
  })

  it('[D-43 part] the starred ones need the advanced order flow', () => {
    expect(targets('sellerDesign', 'seller', false)).toBe('assigned inactive offer suspended')
    expect(targets('offer', 'seller', false)).toBe('awaitingOrder inactive rejected sellerDesign')
    expect(targets('validated', 'seller', false)).toBe('')
  })

  it('[D-43 part] a supervisor may do all but go back to unsaved', () => {
    const all = statuses.filter((status) => status !== 'unsaved')
    for (const from of all) {
      expect(targets(from, 'supervisor', true)).toBe(
        all
          .filter((to) => to !== from)
          .toSorted()
          .join(' '),
      )
    }
  })

  it('[D-43 part] suspended and inactive go back to the status before, from the order on by the order system', () => {
    expect(targets('suspended', 'seller', true, 'assigned')).toBe('assigned')
    expect(targets('inactive', 'seller', true, 'offer')).toBe('offer')
    expect(targets('suspended', 'seller', true, 'ordered')).toBe('')
    expect(targets('suspended', 'orderSystem', true, 'ordered')).toBe('ordered')
    expect(targets('suspended', 'seller', true)).toBe('')
  })

  it('[D-43 part] the same status is no change; the refusal has its words', () => {
    expect(canChangeStatus('offer', 'offer', 'customer', false).ok).toBe(true)
    expect(canChangeStatus('offer', 'ordered', 'customer', true)).toEqual({
      ok: false,
      message: 'Status change not allowed',
    })
  })

  it('[D-43 part] the first save gives the first status', () => {
    const project = { isGuest: false, hasCustomer: false, isOffer: false }
    expect(firstStatus({ ...project, isGuest: true, hasCustomer: true })).toBe('anonymous')
    expect(firstStatus(project)).toBe('unassigned')
    expect(firstStatus({ ...project, hasCustomer: true })).toBe('assigned')
    expect(firstStatus({ ...project, isOffer: true })).toBe('offer')
  })
})

describe('save gate', () => {
  const open = { canSaveProject: true, status: 'assigned', webCartId: null } as const

  it('[A-54] lets a person who may save through, unless the project is ordered or in a cart', () => {
    expect(canSave(open).ok).toBe(true)
    expect(canSave({ ...open, webCartId: undefined }).ok).toBe(true)
    expect(canSave({ ...open, canSaveProject: false })).toMatchObject({
      message: 'You may not save projects',
    })
    expect(canSave({ ...open, status: 'ordered' })).toMatchObject({
      message: 'An ordered project cannot be saved: save it as a new one instead',
    })
    expect(canSave({ ...open, webCartId: 'c-1' })).toMatchObject({
      message: 'This project is in the cart and cannot be saved: save it as a new one instead',
    })
    expect(canSave({ ...open, webCartId: 0 }).ok).toBe(false)
  })
})
