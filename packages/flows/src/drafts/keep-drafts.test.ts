import { renameProject, setRoom } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { newProject } from '../project/new-project.ts'
import { hasHistory } from '../project/project-store.ts'
import { saveProject } from '../project/save-project.ts'
import { saveWords } from '../project/save-state.ts'
import { enter } from '../session/enter.ts'
import { logOut } from '../session/log-out.ts'
import { type AppForTests, appForTests, failure, sessionFor, settle } from '../testing/app-for-tests.ts'
import { type DraftsForTests, draftsForTests } from '../testing/drafts-for-tests.ts'
import { draftKeyOf, draftLock } from './draft-key.ts'
import { startDrafts } from './index.ts'
import { restoreDraft } from './restore-draft.ts'

type Handlers = Parameters<typeof appForTests>[0]

const begun = { name: 'Kitchen', noSaveRequest: true, goTo: null } as const
const saved = { id: 7, revision: 1, savedAt: '2026-11-15T10:00:00Z', status: 'unassigned', price: null }
const usual: Handlers = {
  'projects/save': () => ({ ok: true, value: saved }),
  'auth/logout': () => ({ ok: true, value: null }),
  'auth/guest': () => ({ ok: true, value: sessionFor('guest') }),
}

async function openedBy(
  who: 'pro' | 'guest' | 'customer',
  drafts: DraftsForTests,
  handlers: Handlers = {},
): Promise<AppForTests> {
  const made = appForTests({ ...usual, ...handlers }, { ports: { drafts: async () => drafts } })
  await enter(made.app, sessionFor(who))
  await startDrafts(made.app)
  return made
}

async function working(drafts: DraftsForTests, handlers: Handlers = {}, who: 'pro' | 'guest' = 'pro') {
  const made = await openedBy(who, drafts, handlers)
  await newProject(made.app, begun)
  await made.wait(400)
  const open = () => {
    const { open: project } = made.app.project.getState()
    if (!project) throw new Error('No project')
    return project
  }
  const rename = (name: string) => open().desk.run(renameProject, { name })
  return { ...made, open, rename, key: () => draftKeyOf(open()) ?? '' }
}

const kept = async (drafts: DraftsForTests) => (await drafts.storage.heads()).filter((head) => head.isChanged)

describe('a draft in the browser', () => {
  it('is there half a second after an edit, and an edit costs what it changed', async () => {
    const drafts = draftsForTests()
    const { rename, wait } = await working(drafts)
    rename('Bath')
    await wait(500)
    expect(await kept(drafts)).toMatchObject([{ name: 'Bath', who: 'pro-1', project: null }])
    rename('Bathroom')
    await wait(500)
    expect(drafts.written.at(-1)).toBeLessThan(1_000)
    const { length } = drafts.written
    for (let turn = 0; turn < 20; turn++) {
      rename(`Bath ${turn}`)
      await wait(50)
    }
    expect(drafts.written.length - length).toBeLessThan(5)
  })

  it('is written at once when the page is about to go', async () => {
    const drafts = draftsForTests()
    const { rename } = await working(drafts)
    rename('Bath')
    drafts.leave()
    await settle()
    expect(await kept(drafts)).toMatchObject([{ name: 'Bath' }])
  })

  it('is not written before the project has begun, and goes when there is nothing in it', async () => {
    const drafts = draftsForTests()
    const { app, wait } = await openedBy('pro', drafts)
    await newProject(app, {
      ...begun,
      async fill({ desk }) {
        desk.run(renameProject, { name: 'Half made' })
        await wait(5_000)
        return { ok: false, message: 'Operation cancelled' }
      },
    })
    await wait(5_000)
    expect(drafts.written).toEqual([])

    const { rename, open, wait: pass } = await working(drafts)
    rename('Bath')
    await pass(500)
    open().desk.undo()
    await pass(500)
    expect(await kept(drafts)).toEqual([])
  })

  it('[D-84 part] [D-155 part] says where the work is, and that it could not be kept', async () => {
    const drafts = draftsForTests()
    const { app, rename, open, wait, warnings } = await working(drafts)
    const words = () => saveWords(open(), app.ports.clock.now())
    rename('Bath')
    await wait(500)
    expect(words()).toMatchObject({ text: 'Draft kept on this device', needsAttention: false })
    rename('Bathroom')
    expect(words()).toMatchObject({ text: 'Keeping draft…', needsAttention: false })
    await wait(100)
    expect(words().text).toBe('Keeping draft…')
    await wait(400)
    expect(words().text).toBe('Draft kept on this device')
    drafts.breakWith(new Error('QuotaExceededError'))
    for (const name of ['A', 'B', 'C']) {
      rename(name)
      await wait(11_000)
    }
    expect(words()).toMatchObject({ text: 'Cannot be kept: save now', needsAttention: true })
    expect(warnings.filter((each) => each.includes('cannot keep a draft'))).toHaveLength(1)
    drafts.breakWith(null)
    await wait(11_000)
    expect(words().text).toBe('Draft kept on this device')
    expect(await kept(drafts)).toMatchObject([{ name: 'C' }])
    await saveProject(app)
    expect(words().text).toMatch(/^Saved/)
  })

  it('holds its lock as long as its page has the project', async () => {
    const drafts = draftsForTests()
    const { app, key, wait } = await working(drafts)
    const lock = draftLock(key())
    expect(drafts.own).toContain(lock)
    await newProject(app, begun)
    await wait(500)
    expect(drafts.own).not.toContain(lock)
    expect(drafts.own.size).toBe(1)
  })

  it('[A-59 part] stays when its person logs out, and nobody else is asked about it', async () => {
    const drafts = draftsForTests()
    const { app, rename, wait } = await working(drafts)
    rename('Bath')
    await wait(500)
    const leaving = logOut(app)
    await settle()
    app.dialogs.answer(app.dialogs.store.getState().open[0]?.key ?? 0, 'leave')
    expect((await leaving).ok).toBe(true)
    expect(app.project.getState().open).toBeNull()
    await wait(500)
    expect(app.dialogs.store.getState().open).toEqual([])
    await enter(app, sessionFor('customer'))
    await wait(500)
    expect(app.dialogs.store.getState().open).toEqual([])
    await enter(app, sessionFor('pro'))
    await wait(500)
    expect(app.dialogs.store.getState().open).toMatchObject([
      { name: 'autosaved', question: { drafts: [{ name: 'Bath' }] } },
    ])
  })

  it('goes with a guest into their account, and stays with a person who is followed by another', async () => {
    const drafts = draftsForTests()
    const { app, wait } = await openedBy('guest', drafts)
    await newProject(app, begun)
    app.project.getState().open?.desk.run(renameProject, { name: 'Bath' })
    await wait(500)
    await enter(app, sessionFor('customer'))
    await wait(500)
    expect(await kept(drafts)).toMatchObject([{ who: 'customer-1', name: 'Bath' }])
    await enter(app, sessionFor('pro'))
    app.project.getState().open?.desk.run(renameProject, { name: 'Study' })
    await wait(500)
    expect((await kept(drafts)).map(({ who, name }) => `${who} ${name}`).sort()).toEqual([
      'customer-1 Bath',
      'pro-1 Study',
    ])
  })
})

describe('the question for an autosaved project', () => {
  async function crashed(handlers: Handlers = {}) {
    const drafts = draftsForTests()
    const before = await working(drafts)
    before.open().desk.run(setRoom, {
      ...{ type: 'rt1', lengths: [5000, 4000] },
      ids: { corners: ['c1', 'c2', 'c3', 'c4'], walls: ['w1', 'w2', 'w3', 'w4'], room: 'room' },
    })
    before.rename('Bath')
    before.rename('Study')
    before.open().desk.undo()
    await before.wait(500)
    const lock = draftLock(before.key())
    const port = { ...drafts, locks: { ...drafts.locks, held: async () => new Set(drafts.others) } }
    const after = await openedBy('pro', port, handlers)
    await after.wait(500)
    const dialog = () => after.app.dialogs.store.getState().open[0]
    const answer = async (wish: string) => {
      const question = dialog()
      after.app.dialogs.answer(question?.key ?? 0, { wish, key: before.key() })
      await after.wait(500)
    }
    return { before, after, drafts, lock, dialog, answer }
  }

  it('[A-58] [D-41 part] asks whoever comes back; Yes restores the project with its undo', async () => {
    const { before, after, answer, dialog } = await crashed()
    expect(dialog()).toMatchObject({ name: 'autosaved', question: { drafts: [{ name: 'Bath' }] } })
    await answer('yes')
    const { open } = after.app.project.getState()
    expect(open?.desk.current()).toMatchObject({ undoes: 'Rename project', redoes: 'Rename project' })
    expect(open?.desk.current().document).toEqual(before.open().desk.current().document)
    expect(after.paths).toEqual(['/configurator3d'])
    expect(open?.desk.redo().ok).toBe(true)
    expect(open?.desk.current().document.header.name).toBe('Study')
    for (let turn = 0; turn < 3; turn++) expect(open?.desk.undo().ok).toBe(true)
    expect(open?.desk.current().document.walls).toEqual({})
  })

  it('[A-58 part] asks also while the browser has not noticed yet that the page before has died', async () => {
    const drafts = draftsForTests()
    const before = await working(drafts)
    before.rename('Bath')
    await before.wait(500)
    const after = await openedBy('pro', drafts, {})
    const dialog = () => after.app.dialogs.store.getState().open[0]
    await after.wait(300)
    expect(dialog()).toBeUndefined()
    for (const name of [...drafts.own]) drafts.locks.hold(name)()
    await after.wait(300)
    expect(dialog()).toMatchObject({ name: 'autosaved', question: { drafts: [{ name: 'Bath' }] } })
  })

  it('[D-41] No keeps the draft and asks again at the next login, Delete removes it', async () => {
    const { after, drafts, answer, dialog } = await crashed()
    await answer('no')
    expect(dialog()).toBeUndefined()
    expect(await kept(drafts)).toHaveLength(1)
    await enter(after.app, sessionFor('customer'))
    await enter(after.app, sessionFor('pro'))
    await after.wait(500)
    expect(dialog()?.name).toBe('autosaved')
    await answer('delete')
    expect(dialog()).toBeUndefined()
    expect(await drafts.storage.heads()).toEqual([])
  })

  it('does not interrupt who is at work by the time it is known: a notice leads to it', async () => {
    const { promise, resolve } = Promise.withResolvers<{ ok: true; value: unknown }>()
    const { after, dialog } = await crashed({ 'drafts/list': () => promise })
    // Keys are counted here: this page is to have others than the one that crashed.
    for (let used = 0; used < 100; used++) after.app.ports.ids()
    await newProject(after.app, begun)
    resolve({ ok: true, value: { drafts: [], closed: [] } })
    await after.wait(500)
    expect(dialog()).toBeUndefined()
    const [told] = after.app.notices.store.getState().shown
    expect(told?.message).toBe('There is work that was not saved.')
    told?.action?.run()
    await after.wait(500)
    expect(dialog()).toMatchObject({ name: 'autosaved', question: { drafts: [{ name: 'Bath' }] } })
  })

  it('is not asked about what another page works on, nor what was given up by hand', async () => {
    const drafts = draftsForTests()
    const before = await working(drafts)
    before.rename('Bath')
    await before.wait(500)
    drafts.others.add(draftLock(before.key()))
    const other = await openedBy('pro', drafts)
    await other.wait(500)
    expect(other.app.dialogs.store.getState().open).toEqual([])

    const leaving = newProject(before.app, { ...begun, noSaveRequest: false })
    await settle()
    before.app.dialogs.answer(before.app.dialogs.store.getState().open[0]?.key ?? 0, 'no')
    await leaving
    await before.wait(500)
    expect(await kept(drafts)).toEqual([])
  })

  it('nobody opens the draft of somebody else, whatever key they name', async () => {
    const { after, before } = await crashed()
    await enter(after.app, sessionFor('customer'))
    expect(await restoreDraft(after.app, before.key(), { goTo: null })).toMatchObject({
      message: 'This draft is no longer there',
    })
  })
})

describe('a draft of a saved project', () => {
  const load = (revision: number, document: unknown) => () => ({
    ok: true as const,
    value: { id: 7, revision, savedAt: '2026-11-15T10:00:00Z', document, trade: {} },
  })

  async function edited() {
    const drafts = draftsForTests()
    const before = await working(drafts)
    await saveProject(before.app)
    const { trade: _, ...stored } = before.open().desk.current().document
    before.rename('Bath')
    await before.wait(500)
    return { before, drafts, stored, key: before.key() }
  }

  it('opens on what it was made on, and the next save says so where the project moved on', async () => {
    const { drafts, stored, key } = await edited()
    const revisions: unknown[] = []
    const { app } = await openedBy('pro', drafts, {
      'projects/load': load(5, stored),
      'projects/save': ((input: { revision: number }) => {
        revisions.push(input.revision)
        return failure('conflict', 'Someone else saved this project meanwhile')
      }) as never,
    })
    expect((await restoreDraft(app, key, { goTo: null })).ok).toBe(true)
    expect(app.project.getState().open).toMatchObject({ id: 7, revision: 1 })
    expect(app.project.getState().open?.desk.current().document.header.name).toBe('Bath')
    await saveProject(app)
    expect(revisions).toEqual([1])
    expect(app.project.getState().open?.attempt.kind).toBe('conflict')
  })

  it('opens without a network, and as a new project where its own is gone', async () => {
    const { drafts, key } = await edited()
    const offline = await openedBy('pro', drafts, {
      'projects/load': () => failure('unavailable', 'The server cannot be reached.'),
    })
    expect((await restoreDraft(offline.app, key, { goTo: null })).ok).toBe(true)
    expect(offline.app.project.getState().open).toMatchObject({ id: 7, revision: 1 })

    const removed = await openedBy('pro', drafts, {
      'projects/load': () => failure('notFound', 'Project not found'),
    })
    expect((await restoreDraft(removed.app, key, { goTo: null })).ok).toBe(true)
    expect(removed.app.project.getState().open).toMatchObject({ id: null, revision: 0, saved: null })
    expect(removed.app.project.getState().open?.desk.current().document.header.name).toBe('Bath')
  })

  it('[D-58] a project has a history by its first change, by being loaded, and by its draft', async () => {
    const fresh = await working(draftsForTests())
    expect(hasHistory(fresh.open())).toBe(false)
    fresh.rename('Bath')
    expect(hasHistory(fresh.open())).toBe(true)
    fresh.open().desk.undo()
    expect(hasHistory(fresh.open())).toBe(false)

    const { drafts, stored, key } = await edited()
    const back = await openedBy('pro', drafts, { 'projects/load': load(1, stored) })
    await restoreDraft(back.app, key, { goTo: null })
    const { open } = back.app.project.getState()
    expect(open && hasHistory(open)).toBe(true)
    open?.desk.undo()
    expect(open && hasHistory(open)).toBe(true)
  })

  it('without changes it brings its undo back, and gives way to a later revision', async () => {
    const { before, drafts, stored, key } = await edited()
    before.open().desk.run(renameProject, { name: 'Kitchen' })
    await before.wait(500)
    expect(await kept(drafts)).toEqual([])
    const same = await openedBy('pro', drafts, { 'projects/load': load(1, stored) })
    await restoreDraft(same.app, key, { goTo: null })
    expect(same.app.project.getState().open?.desk.current().undoes).toBe('Rename project')

    const moved = await openedBy('pro', drafts, { 'projects/load': load(2, stored) })
    await restoreDraft(moved.app, key, { goTo: null })
    expect(moved.app.project.getState().open).toMatchObject({ id: 7, revision: 2 })
    expect(moved.app.project.getState().open?.desk.current().undoes).toBeNull()
  })

  it('of a guest whose page went before the answer of a save is asked for only where the save was not stored', async () => {
    const drafts = draftsForTests()
    let isAway = false
    const never = new Promise<never>(() => {})
    const before = await working(
      drafts,
      { 'projects/save': () => (isAway ? never : { ok: true, value: saved }) },
      'guest',
    )
    await saveProject(before.app)
    const { trade: _, ...stored } = before.open().desk.current().document
    before.rename('Bath')
    isAway = true
    void saveProject(before.app)
    await settle()
    expect(await kept(drafts)).toMatchObject([{ isSent: true, project: 7, revision: 1 }])

    const port = { ...drafts, locks: { ...drafts.locks, held: async () => new Set<string>() } }
    const questions = async (revision: number) => {
      const back = await openedBy('guest', port, { 'projects/load': load(revision, stored) })
      await back.wait(500)
      return back.app.dialogs.store.getState().open.map(({ name }) => name)
    }
    expect(await questions(1)).toEqual(['autosaved'])
    expect(await questions(2)).toEqual([])
    expect(await drafts.storage.heads()).toEqual([])
  })
})
