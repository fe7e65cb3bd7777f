import { renameProject } from '@arredo/project'
import { expect, it } from 'vitest'
import { namedAction } from '../actions/named-action.ts'
import { performAction } from '../actions/perform-action.ts'
import { startDrafts } from '../drafts/index.ts'
import { enter } from '../session/enter.ts'
import { appForTests, asked, sessionFor } from '../testing/app-for-tests.ts'
import { draftsForTests } from '../testing/drafts-for-tests.ts'

const customer = {
  ...{ email: 'r@x.it', firstName: 'R', lastName: 'Rossi', street: '', postalCode: '', city: '' },
  ...{ country: '', mobile: '' },
}
const room = { type: 'rt1', lengths: [4000, 3000], height: 2700 } as const
const saved = { id: 7, revision: 1, savedAt: '2026-11-15T10:00:00Z', status: 'unassigned', price: null }

/** Who begins projects by hand, with what autosave keeps. */
async function beginner(config: object, who: 'pro' | 'guest' = 'pro') {
  const drafts = draftsForTests()
  const test = appForTests(
    { 'projects/save': () => ({ ok: true, value: saved }) },
    { config, ports: { drafts: async () => drafts } },
  )
  await enter(test.app, sessionFor(who))
  await startDrafts(test.app)
  const open = () => test.app.project.getState().open
  const kept = async () =>
    (await drafts.storage.heads()).filter(({ isChanged }) => isChanged).map(({ name }) => name)

  /** Begins one, answers what is asked, and says what that was and where it ended. */
  async function begin(answers: readonly unknown[] = []) {
    const started = performAction(test.app, namedAction('/do/newproject'), { newProjectName: () => 'New' })
    const questions: string[] = []
    for (const answer of answers) {
      const dialog = await asked(test.app)
      questions.push(dialog.name === 'ask' ? dialog.question.question : dialog.name)
      test.app.dialogs.answer(dialog.key, answer)
    }
    const { ok } = await started
    return { questions: questions.join(', '), ok, at: test.paths.at(-1) }
  }

  return { ...test, open, kept, begin }
}

it('[A-50] a new project asks to save, is reset and open, asks for the customer and the room, keeps itself, and ends in the room', async () => {
  const seller = await beginner({ customerAssignment: true, selectRoom: true })
  expect(await seller.begin([{ kind: 'skip' }, { type: 'none' }])).toEqual({
    ...{ questions: 'customerAssignment, roomDesign', ok: true, at: '/itemsearch/newprj?roomSelected=0' },
  })
  const first = seller.open()?.desk
  expect(seller.open()?.desk.current().document.header.customer).toBeNull()

  // Autosave has started.
  first?.run(renameProject, { name: 'Changed' })
  await seller.wait(500)
  expect(await seller.kept()).toEqual(['Changed'])

  expect(await seller.begin(['yes', { kind: 'select', customer }, room])).toEqual({
    questions: 'Save current project?, customerAssignment, roomDesign',
    ...{ ok: true, at: '/itemsearch/newprj?roomSelected=1' },
  })
  expect(seller.calls.filter(({ name }) => name === 'projects/save')).toHaveLength(1)
  const second = seller.open()
  expect(second?.desk).not.toBe(first)
  expect([second?.id, second?.status, second?.desk.current().undoes]).toEqual([null, 'unsaved', null])
  const { header, walls } = second?.desk.current().document ?? {}
  expect([header?.name, header?.customer, Object.keys(walls ?? {}).length]).toEqual(['New', customer, 4])
  second?.desk.run(renameProject, { name: 'Rossi' })
  await seller.wait(500)
  expect(await seller.kept()).toContain('Rossi')

  // Cancelled: nothing is open, and nobody is led anywhere.
  const before = seller.paths.length
  expect(await seller.begin(['no', null])).toMatchObject({ ok: false })
  expect([seller.open(), seller.paths.length]).toEqual([null, before])

  const unasked = await beginner({ customerAssignment: false, selectRoom: false })
  expect(await unasked.begin()).toEqual({ questions: '', ok: true, at: '/itemsearch/newprj' })
  const guest = await beginner({ customerAssignment: true, selectRoom: false }, 'guest')
  expect(await guest.begin()).toEqual({ questions: '', ok: true, at: '/itemsearch/newprj' })
})
