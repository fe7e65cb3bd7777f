import { newDocument, placeArticle, renameProject } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { dialogWidths } from '../dialogs/dialog-definition.ts'
import { dialogTable } from '../dialogs/dialog-table.ts'
import { enter } from '../session/enter.ts'
import { appForTests, failure, profileFor, sessionFor } from '../testing/app-for-tests.ts'
import { leaveQuestion, mayLeave, mustAskBeforeLeaving } from './leave-prompt.ts'
import { newProject } from './new-project.ts'
import { openProject } from './open-project.ts'
import { drawingPath, pathAfterNewProject } from './path-after-new-project.ts'
import { hasHistory } from './project-store.ts'
import { showFace } from './show-face.ts'

const options = { name: 'New', noSaveRequest: false, goTo: '/configurator3d' }
const customer = {
  ...{
    email: 'r@x.it',
    firstName: 'R',
    lastName: 'Rossi',
    street: '',
    postalCode: '',
    city: '',
    country: '',
    mobile: '',
  },
}
const room = { type: 'rt1', lengths: [4000, 3000], height: 2700 } as const
const stored = newDocument({
  name: 'Stored',
  alternative: 'a',
  priceDate: '2026-11-15',
  priceList: 'EUR2026',
})
const loads = {
  'projects/load': () =>
    ({ ok: true, value: { id: 7, revision: 3, savedAt: '2026-11-15T10:00:00Z', document: stored } }) as const,
}

type Test = ReturnType<typeof appForTests>

/** Answers the dialogs one after another and tells which were asked. */
async function answering(test: Test, flow: Promise<unknown>, answers: readonly unknown[]) {
  const asked: string[] = []
  for (const answer of answers) {
    await test.wait(0)
    const [dialog] = test.app.dialogs.store.getState().open
    if (!dialog) throw new Error(`No dialog after ${asked.join(', ') || 'nothing'}`)
    asked.push(dialog.name === 'ask' ? dialog.question.question : dialog.name)
    test.app.dialogs.answer(dialog.key, answer)
  }
  return { asked, result: await flow }
}

function proApp(config = {}, handlers = {}): Test {
  const test = appForTests(handlers, { config, pack: samplePack })
  test.app.session.setState({ profile: profileFor('pro') })
  return test
}

describe('newProject', () => {
  it('[H-24] asks to save, then the customer, then the room, then goes on', async () => {
    const test = proApp({ customerAssignment: true, selectRoom: true })
    await answering(test, newProject(test.app, options), [{ kind: 'skip' }, { type: 'none' }])
    test.app.project.getState().open?.desk.run(renameProject, { name: 'Changed' })

    const { asked, result } = await answering(test, newProject(test.app, options), [
      'no',
      { kind: 'select', customer },
      room,
    ])
    expect(asked).toEqual(['Save current project?', 'customerAssignment', 'roomDesign'])
    expect(result).toEqual({ ok: true, value: 'Start new project' })
    expect(test.paths.at(-1)).toBe('/configurator3d')

    const open = test.app.project.getState().open
    expect(open?.desk.current().document.header.customer?.email).toBe('r@x.it')
    expect(Object.keys(open?.desk.current().document.walls ?? {})).toHaveLength(4)
    expect(open?.desk.current().undoes).toBeNull()
    expect(open && hasHistory(open)).toBe(true)
  })

  it("[H-22] [D-222] a host's 'Save current project?' is a yes or no of width 500 that cannot be waved away; a person's can", async () => {
    const test = proApp()
    await newProject(test.app, options)
    const before = test.app.project.getState().open
    before?.desk.run(renameProject, { name: 'Changed' })
    const question = async () => {
      await test.wait(0)
      const [dialog] = test.app.dialogs.store.getState().open
      if (dialog?.name !== 'ask') throw new Error('Nothing was asked')
      return dialog
    }

    for (const answer of ['cancel', null]) {
      const own = newProject(test.app, options)
      const asked = await question()
      expect(asked.question.answers.map(({ value }) => value)).toEqual(['yes', 'no', 'cancel'])
      expect(dialogTable.ask.persistence(asked.question)).toBe('semipersistent')
      test.app.dialogs.answer(asked.key, answer)
      expect(await own).toEqual({ ok: false, message: 'Project not saved' })
      expect(test.app.project.getState().open).toBe(before)
    }

    const hosts = newProject(test.app, { ...options, isUnattended: true })
    const dialog = await question()
    expect(dialog.question).toMatchObject({ title: 'Project not saved', question: 'Save current project?' })
    expect(dialog.question.answers.map(({ value }) => value)).toEqual(['yes', 'no'])
    expect(dialogTable.ask.width ?? dialogWidths.medium).toBe(500)
    expect(dialogTable.ask.persistence(dialog.question)).toBe('persistent')
    test.app.dialogs.answer(dialog.key, 'no')
    await hosts
  })

  it('[A-154] guests get no customer assignment', async () => {
    const test = proApp({ customerAssignment: true })
    test.app.session.setState({ profile: profileFor('guest') })
    expect((await answering(test, newProject(test.app, options), [])).result).toMatchObject({ ok: true })
  })

  it('[H-25 part] [D-25] a cancelled customer assignment empties the project', async () => {
    const test = proApp({ customerAssignment: true })
    const { result } = await answering(test, newProject(test.app, options), [null])
    expect(result).toEqual({ ok: false, message: 'Operation cancelled' })
    expect(test.app.project.getState().open).toBeNull()
    expect(test.paths).toEqual([])
  })

  it('[H-25 part] a room that cannot be built empties the project', async () => {
    const test = proApp({ selectRoom: true })
    const { result } = await answering(test, newProject(test.app, options), [{ ...room, lengths: [0, 0] }])
    expect(result).toMatchObject({ ok: false })
    expect(test.app.project.getState().open).toBeNull()
  })

  it('[H-25 part] a cancelled room design empties the project', async () => {
    const test = proApp({ selectRoom: true })
    const { result } = await answering(test, newProject(test.app, options), [null])
    expect(result).toEqual({ ok: false, message: 'Operation cancelled' })
    expect(test.app.project.getState().open).toBeNull()
  })

  it('[A-42 part, D-108 part] a room of one’s own begins without walls, in the plan, where walls are drawn', async () => {
    const test = proApp({ selectRoom: true })
    const { result } = await answering(test, newProject(test.app, options), [{ type: 'rt11' }])
    expect(result).toMatchObject({ ok: true })
    expect(test.app.project.getState().open?.desk.current().document.walls).toEqual({})
    expect(test.paths).toEqual([drawingPath])
    expect(pathAfterNewProject(test.app)).toBe(drawingPath)
  })

  it('a room comes with the doors that were designed into it', async () => {
    const test = proApp({ selectRoom: true })
    const door = { id: 'd', kind: 'door', offset: 500, width: 900, height: 2100, sill: 0 } as const
    const openings = [{ ...door, hand: 'left', swing: 'in', in: 'south' }]
    await answering(test, newProject(test.app, options), [{ ...room, openings }])
    const { openings: cut = {}, walls = {} } = test.app.project.getState().open?.desk.current().document ?? {}
    expect(cut.d).toMatchObject({ wall: Object.keys(walls)[2], offset: 500 })
  })

  it('[D-24] a save that fails keeps the open project', async () => {
    const test = proApp({}, { 'projects/save': () => failure('invalid', 'Not valid') })
    await newProject(test.app, options)
    const desk = test.app.project.getState().open?.desk
    desk?.run(renameProject, { name: 'Precious' })
    const { result } = await answering(test, newProject(test.app, options), ['yes'])
    expect(result).toEqual({ ok: false, message: 'Project not saved' })
    expect(test.app.project.getState().open?.desk).toBe(desk)
  })

  it('pins the packs it was made with and takes a price list in the currency of the brand', async () => {
    const test = proApp()
    await newProject(test.app, options)
    const { header, packs } = test.app.project.getState().open?.desk.current().document ?? stored
    expect(packs).toEqual({ [samplePack.code]: 'hash-1' })
    expect(samplePack.priceLists.find(({ code }) => code === header.priceList)?.currency).toBe('EUR')
  })
})

describe('openProject', () => {
  it('[H-38] loads by id, counts as saved and goes on', async () => {
    const test = proApp({}, loads)
    expect(await openProject(test.app, 7, options)).toEqual({ ok: true, value: 'Project loaded' })
    const open = test.app.project.getState().open
    expect(open).toMatchObject({ id: 7, revision: 3, isLoaded: true })
    expect(open && hasHistory(open)).toBe(true)
    expect(mustAskBeforeLeaving(test.app)).toBe(false)
  })

  it('a load that fails is logged and leaves the open project alone', async () => {
    const test = proApp({}, { 'projects/load': () => failure('notFound', 'none') })
    await newProject(test.app, options)
    const { open } = test.app.project.getState()
    expect(await openProject(test.app, 8, options)).toEqual({ ok: false, message: 'Project not found' })
    expect(test.app.project.getState().open).toBe(open)
    expect(test.warnings).toHaveLength(1)
    expect(await openProject(test.app, Number.NaN, options)).toMatchObject({ message: 'Missing id project' })
  })
})

describe('leaving', () => {
  it('[A-57] [D-40 part] people who are signed in are asked about unsaved changes, other guests are not, and nobody where the brand says so', async () => {
    const test = proApp({}, loads)
    await openProject(test.app, 7, options)
    expect(await mayLeave(test.app)).toBe(true)

    test.app.project.getState().open?.desk.run(renameProject, { name: 'Changed' })
    const { asked, result } = await answering(test, mayLeave(test.app), ['stay'])
    expect(asked).toEqual([leaveQuestion])
    expect(leaveQuestion).toBe('You have attempted to leave this page. Are you sure?')
    expect(result).toBe(false)

    test.app.session.setState({ profile: profileFor('customer') })
    expect(mustAskBeforeLeaving(test.app)).toBe(true)
    const quiet = { ...test.app, config: { ...test.app.config, askLeavePage: false } }
    expect(mustAskBeforeLeaving(quiet)).toBe(false)
    test.app.session.setState({ profile: profileFor('guest') })
    expect(mustAskBeforeLeaving(test.app)).toBe(false)
  })
})

describe('showFace', () => {
  it('[D-80 part] the Trade face is for professionals; nobody else even has its prices', async () => {
    const test = proApp()
    await newProject(test.app, options)
    const desk = test.app.project.getState().open?.desk
    const article = { catalogue: samplePack.code, model: 'LINEO_STD', article: 'B-DOOR', side: 'L' } as const
    desk?.run(placeArticle, { ...article, row: 'r', choices: {}, placement: null })
    const pricedFaces = () => Object.keys(desk?.current().evaluation.prices ?? {})
    expect(pricedFaces()).toEqual(['customer', 'trade'])
    expect(showFace(test.app, 'trade').ok).toBe(true)

    await enter(test.app, sessionFor('customer'))
    expect(pricedFaces()).toEqual(['customer'])
    expect(test.app.project.getState().face).toBe('customer')
    expect(showFace(test.app, 'trade').ok).toBe(false)
  })
})
