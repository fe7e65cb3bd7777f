import type { CustomerRecord } from '@arredo/contract'
import { customerOf } from '@arredo/contract'
import { describe, expect, it } from 'vitest'
import { newProject } from '../project/new-project.ts'
import { isChanged } from '../project/project-store.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { assignToProject } from './assign-to-project.ts'
import { editCustomer } from './edit-customer.ts'
import { editOrderAddress } from './edit-order-address.ts'
import { keepCustomer } from './keep-customer.ts'

const details = {
  ...{ firstName: 'Maria', lastName: 'Rossi', company: '', email: 'r@x.it', mobile: '', street: 'Via 1' },
  ...{ postalCode: '20121', city: 'Milano', county: 'MI', country: 'Italia', countryCode: 'IT', vat: 'IT1' },
  notes: 'Rings twice',
}
const at = '2026-11-15T10:00:00.000Z'
const rossi: CustomerRecord = {
  ...{ code: 'C1001', shop: 'A', revision: 1, details, consent: null, removedAt: null },
  ...{ createdAt: at, createdBy: 'Anna', changedAt: at, changedBy: 'Anna' },
}
const customer = customerOf(rossi)

type Test = ReturnType<typeof appForTests>

async function withProject(handlers = {}): Promise<Test> {
  const test = appForTests(handlers, { config: { selectRoom: false } })
  test.app.session.setState({ profile: profileFor('pro') })
  await newProject(test.app, { name: 'K', noSaveRequest: true, goTo: null })
  return test
}

async function answering(test: Test, flow: Promise<unknown>, answers: readonly unknown[]) {
  const asked: unknown[] = []
  for (const answer of answers) {
    await test.wait(0)
    const dialog = test.app.dialogs.store.getState().open.at(-1)
    if (!dialog) throw new Error('No dialog is open')
    asked.push(dialog.question)
    test.app.dialogs.answer(dialog.key, answer)
  }
  return { asked, result: await flow }
}

const headerOf = ({ app }: Test) => app.project.getState().open?.desk.current().document.header

describe('the customer of an open project', () => {
  it('[A-148 part] [D-55 part] is assigned, changed and taken away at any time, each as one step', async () => {
    const test = await withProject()
    const first = await answering(test, assignToProject(test.app), [{ kind: 'select', customer }])
    expect(first.asked).toEqual([{ forced: false, purpose: 'change', present: null }])
    expect(headerOf(test)?.customer).toEqual(customer)
    expect(customer).not.toHaveProperty('notes')

    const second = await answering(test, assignToProject(test.app), [{ kind: 'takeAway' }])
    expect(second.asked).toMatchObject([{ present: customer }])
    expect(headerOf(test)?.customer).toBeNull()
    const { open } = test.app.project.getState()
    open?.desk.undo()
    expect(headerOf(test)?.customer).toEqual(customer)
    open?.desk.undo()
    expect(open && isChanged(open)).toBe(false)

    const waved = await answering(test, assignToProject(test.app), [null])
    expect(waved.result).toEqual({ ok: false, message: 'Operation cancelled' })
  })

  it('[D-129 part] its order goes to another address, or to the customer’s own again', async () => {
    const test = await withProject()
    expect(await editOrderAddress(test.app)).toEqual({ ok: false, message: 'Assign a customer first' })
    await answering(test, assignToProject(test.app), [{ kind: 'select', customer }])
    const { code: _, ...address } = { ...customer, street: 'Cantiere 3' }
    await answering(test, editOrderAddress(test.app), [{ address }])
    expect(headerOf(test)?.orderAddress).toEqual(address)
    const again = await answering(test, editOrderAddress(test.app), [{ address: null }])
    expect(again.asked).toEqual([{ customer, address }])
    expect(headerOf(test)?.orderAddress ?? null).toBeNull()
  })

  it('[D-128 part] follows the file when somebody says so, and only then', async () => {
    const test = await withProject()
    await answering(test, assignToProject(test.app), [{ kind: 'select', customer }])
    const moved = { ...rossi, revision: 2, details: { ...details, city: 'Monza' } }
    await answering(test, editCustomer(test.app, rossi), [moved, 'no'])
    expect(headerOf(test)?.customer?.city).toBe('Milano')
    await answering(test, editCustomer(test.app, rossi), [moved, 'yes'])
    expect(headerOf(test)?.customer?.city).toBe('Monza')
    // Of anybody else, and of what a project never says, nobody is asked.
    for (const record of [
      { ...moved, code: 'C1002' },
      { ...moved, details: { ...moved.details, notes: 'Quiet' } },
    ])
      expect((await answering(test, editCustomer(test.app, rossi), [record])).result).toBe(record)
  })
})

describe('keepCustomer', () => {
  const wish = { key: 'k', details, record: null, consent: undefined, isSomebodyElse: false }

  it('[D-128 part] says who is alike, and asks again with the same key where nobody answered', async () => {
    const alike = [{ code: 'C1', name: 'Maria Rossi' }]
    let turn = 0
    const test = appForTests({
      'customers/create': () =>
        ++turn === 1
          ? failure('unavailable', 'No connection')
          : { ok: true, value: { customer: turn === 2 ? null : rossi, alike: turn === 2 ? alike : [] } },
    })
    const asking = keepCustomer(test.app, wish)
    await test.wait(1000)
    expect(await asking).toEqual({ kind: 'alike', customers: alike })
    const kept = await keepCustomer(test.app, { ...wish, isSomebodyElse: true, consent: true })
    expect(kept).toEqual({ kind: 'kept', customer: rossi })
    expect(test.calls.map(({ input }) => input)).toMatchObject([
      { key: 'k', isSomebodyElse: false },
      { key: 'k', isSomebodyElse: false },
      { key: 'k', isSomebodyElse: true, consent: { language: 'en' } },
    ])
    expect(test.calls[0]?.input).not.toHaveProperty('consent')
  })

  it('shows what somebody else wrote meanwhile', async () => {
    const theirs = { ...rossi, revision: 3 }
    const test = appForTests({
      'customers/edit': () => failure('conflict', 'Someone else changed it', { customer: theirs }),
    })
    const kept = await keepCustomer(test.app, { ...wish, record: rossi, consent: false })
    expect(kept).toEqual({ kind: 'changed', customer: theirs })
    expect(test.calls[0]?.input).toMatchObject({ code: 'C1001', revision: 1, consent: null })
  })
})
