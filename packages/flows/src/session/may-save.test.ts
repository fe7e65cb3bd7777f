import { maySaveProjects } from '@arredo/contract'
import { renameProject } from '@arredo/project'
import { expect, it } from 'vitest'
import { newProject } from '../project/new-project.ts'
import { saveProject } from '../project/save-project.ts'
import { appForTests, failure, sessionFor } from '../testing/app-for-tests.ts'
import { startUp } from './start-up.ts'

const saved = { id: 7, revision: 1, savedAt: '', status: 'unassigned', price: null }

it('[D-42] who may save is one thing, by kind, brand and maintenance; customers log in where the file says so and guests are admitted', async () => {
  const kinds = ['pro', 'customer', 'guest'] as const
  const may = (guestMaySave: boolean, isMaintenance: boolean, isAdmin = false) =>
    kinds.map((kind) => maySaveProjects({ kind, isAdmin }, { guestMaySave }, isMaintenance))
  expect(may(true, false)).toEqual([true, true, true])
  expect(may(false, false)).toEqual([true, true, false])
  expect(may(true, true)).toEqual([false, false, false])
  // D-52: supervisors work on.
  expect(may(false, true, true)[0]).toBe(true)

  // The gate asks the session's profile; what was taken away for a while is asked for again.
  let isMaintenance = true
  const session = () => sessionFor('pro', { canSaveProject: !isMaintenance })
  const test = appForTests({
    'auth/session': () => ({ ok: true, value: session() }),
    'projects/save': () => ({ ok: true, value: saved }),
  })
  await startUp(test.app)
  await newProject(test.app, { name: 'K', noSaveRequest: true, noCustomer: true, room: null, goTo: null })
  test.app.project.getState().open?.desk.run(renameProject, { name: 'Changed' })
  expect(await saveProject(test.app)).toEqual({ ok: false, message: 'You may not save projects' })
  expect(test.calls.some(({ name }) => name === 'projects/save')).toBe(false)
  isMaintenance = false
  expect(await saveProject(test.app)).toMatchObject({ ok: true })

  for (const isCustomerLogin of [true, false]) {
    for (const admitted of [true, false]) {
      const { app } = appForTests(
        {
          'auth/session': () => ({ ok: true, value: null }),
          'auth/guest': () =>
            admitted ? { ok: true, value: sessionFor('guest') } : failure('forbidden', '11-Wrong User ID:'),
        },
        { config: { isguest: true, isCustomerLogin } },
      )
      await startUp(app)
      expect(app.session.getState().isCustomerLoginEnabled).toBe(isCustomerLogin && admitted)
    }
  }
})
