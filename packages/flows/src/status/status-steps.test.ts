import { type Customer, renameProject, type Status, statuses } from '@arredo/project'
import { describe, expect, it, vi } from 'vitest'
import type { App } from '../app.ts'
import { newProject } from '../project/new-project.ts'
import { saveProject } from '../project/save-project.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { giveAway } from './give-away.ts'
import { nextSteps, otherStatuses, type StatusSituation } from './status-steps.ts'
import { takeStep } from './take-step.ts'

const seller = { kind: 'pro', isAdmin: false } as const
const supervisor = { kind: 'pro', isAdmin: true } as const

function verbs(status: Status, changes: Partial<StatusSituation> = {}): string {
  const situation = { status, statusBefore: null, profile: seller, isAdvanced: false, ...changes }
  return nextSteps(situation)
    .map(({ verb }) => verb)
    .join(', ')
}

describe('the next steps', () => {
  it.each<[Status, string]>([
    ['unsaved', ''],
    ['unassigned', 'Assign to a customer, Put aside'],
    ['assigned', 'Start designing, Make offer, Take the customer off, Suspend, Put aside'],
    ['sellerDesign', 'Back to assigned, Make offer, Suspend, Put aside'],
    ['offer', 'Customer accepts, Back to design, Customer declines, Put aside'],
    ['awaitingOrder', 'Order, Back to design, Customer declines, Suspend'],
    ['rejected', 'Back to design, Put aside'],
    ['ordered', ''],
    ['delivered', ''],
  ])('[D-43 part] of a seller from %s: %s', (status, expected) => {
    expect(verbs(status)).toBe(expected)
  })

  it('[D-45] approval, agency and validation are steps of the advanced order flow alone', () => {
    const advanced = { isAdvanced: true }
    expect(verbs('sellerDesign', advanced)).toContain('Give to the agency, Ask for approval')
    expect(verbs('offer', advanced)).toContain('Ask for approval')
    expect(verbs('approved', advanced)).toBe('Ready to order, Back to design')
    expect(verbs('awaitingApproval', { ...advanced, profile: supervisor })).toBe('Approve, Reject')
    for (const status of statuses) {
      for (const profile of [seller, supervisor]) {
        const situation = { status, statusBefore: null, profile, isAdvanced: false }
        const offered = [...nextSteps(situation).map(({ to }) => to), ...otherStatuses(situation)]
        for (const starred of ['agency', 'awaitingApproval', 'approved', 'validated'] as const) {
          expect(offered).not.toContain(starred)
        }
      }
    }
    expect(verbs('offer')).toMatch(/^Customer accepts/)
  })

  it('a customer accepts or declines, a guest does nothing, and what was left is resumed', () => {
    expect(verbs('offer', { profile: { kind: 'customer', isAdmin: false } })).toBe(
      'Customer accepts, Customer declines',
    )
    expect(verbs('offer', { profile: { kind: 'guest', isAdmin: false } })).toBe('')
    expect(verbs('suspended', { statusBefore: 'assigned' })).toBe('Resume')
    expect(verbs('suspended', { statusBefore: 'ordered' })).toBe('')
    expect(verbs('suspended', { statusBefore: 'ordered', profile: supervisor })).toBe('Resume')
  })
})

const customer: Customer = {
  ...{ email: 'eva@example.com', firstName: 'Eva', lastName: 'Rossi', street: '', postalCode: '' },
  ...{ city: '', country: 'IT', mobile: '' },
}

async function openSaved() {
  const server = { conflict: false }
  const test = appForTests({
    'projects/save': ({ id, revision, document }: SaveInput) => {
      const status = document.header.customer ? 'assigned' : 'unassigned'
      return { ok: true, value: { id: id ?? 7, revision: revision + 1, savedAt: '', status, price: null } }
    },
    'projects/setstatus': ({
      status,
      toShop,
      revision,
    }: {
      status: Status
      toShop?: string
      revision: number
    }) =>
      server.conflict
        ? failure('conflict', 'Someone else saved this project meanwhile', { revision: 9 })
        : { ok: true, value: { id: 7, status, statusBefore: null, shop: toShop ?? 'A', revision } },
  })
  const shops = [{ code: 'A', name: 'A', country: 'IT', currency: 'EUR', priceList: '' }]
  test.app.session.setState({ profile: profileFor('pro', { shops }) })
  await newProject(test.app, { name: 'Rossi', noSaveRequest: true, goTo: null })
  await saveProject(test.app)
  const open = () => test.app.project.getState().open
  const last = () => test.calls.at(-1)
  return { ...test, server, open, last }
}
type SaveInput = {
  id: number | null
  revision: number
  document: { header: { customer: Customer | null } }
}

async function answer(app: App, given: unknown): Promise<void> {
  await vi.waitFor(() => expect(app.dialogs.store.getState().open).toHaveLength(1))
  app.dialogs.answer(app.dialogs.store.getState().open[0]?.key ?? 0, given)
}

const words = { verb: '', about: '' }

describe('taking a step', () => {
  it('[A-60 part] saves first, says which revision is meant, and merges the answer into the open project', async () => {
    const { app, open, last } = await openSaved()
    open()?.desk.run(renameProject, { name: 'Bianchi' })
    expect(await takeStep(app, { to: 'sellerDesign', way: 'set', ...words })).toMatchObject({ ok: true })
    expect(last()).toMatchObject({
      ...{ name: 'projects/setstatus', input: { prjId: 7, status: 'sellerDesign', revision: 2 } },
    })
    expect([open()?.status, open()?.revision]).toEqual(['sellerDesign', 2])
  })

  it('orders only who says yes once more', async () => {
    const { app, open, last } = await openSaved()
    const order = { to: 'ordered', way: 'order', ...words } as const
    const first = takeStep(app, order)
    await answer(app, null)
    expect(await first).toEqual({ ok: false, message: 'Operation cancelled' })
    expect(last()?.name).toBe('projects/save')
    const second = takeStep(app, order)
    await answer(app, 'order')
    await second
    expect(open()?.status).toBe('ordered')
    open()?.desk.run(renameProject, { name: 'Too late' })
    expect(await saveProject(app)).toMatchObject({ ok: false })
  })

  it('a customer comes and goes with the document, and the status follows by the save', async () => {
    const { app, open } = await openSaved()
    const assigning = takeStep(app, { to: 'assigned', way: 'customer', ...words })
    await answer(app, { kind: 'select', customer })
    await assigning
    expect([open()?.status, open()?.desk.current().document.header.customer?.lastName]).toEqual([
      'assigned',
      'Rossi',
    ])
    await takeStep(app, { to: 'unassigned', way: 'noCustomer', ...words })
    expect(open()?.status).toBe('unassigned')
  })

  it('what somebody else saved meanwhile is put to the person, like a save does', async () => {
    const { app, open, server } = await openSaved()
    server.conflict = true
    expect(await takeStep(app, { to: 'inactive', way: 'set', ...words })).toMatchObject({ ok: false })
    expect(open()?.attempt.kind).toBe('conflict')
  })
})

describe('giving a project away', () => {
  it('[D-44 part] sends shop and person with the status it has, and closes what one sees no longer', async () => {
    const { app, open, last, paths } = await openSaved()
    const inside = giveAway(app)
    await answer(app, { toShop: 'A', toUser: 'u-1' })
    await inside
    expect(last()?.input).toMatchObject({ status: 'unassigned', toShop: 'A', toUser: 'u-1' })
    expect(open()?.id).toBe(7)
    const outside = giveAway(app)
    await answer(app, { toShop: 'B', toUser: null })
    await outside
    expect([open(), paths.at(-1)]).toEqual([null, '/projects'])
  })
})
