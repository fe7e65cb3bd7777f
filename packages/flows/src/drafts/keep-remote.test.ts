import { renameProject } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { newProject } from '../project/new-project.ts'
import { updateOpenProject } from '../project/project-store.ts'
import { saveProject } from '../project/save-project.ts'
import { saveWords } from '../project/save-state.ts'
import { enter } from '../session/enter.ts'
import { appForTests, sessionFor } from '../testing/app-for-tests.ts'
import { draftServerForTests } from '../testing/draft-server-for-tests.ts'
import { type DraftsForTests, draftsForTests } from '../testing/drafts-for-tests.ts'
import { startDrafts } from './index.ts'
import { restoreDraft } from './restore-draft.ts'

type Server = { readonly handlers: Parameters<typeof appForTests>[0] }

/** A page of a seller's in a browser of its own; `isNew` begins a project in it. */
async function page(server: Server, { drafts = draftsForTests(), isNew = true } = {}) {
  // Keys of several pages must not be the same.
  let last = 0
  const name = `page-${++pages}`
  const made = appForTests(server.handlers, {
    ports: { drafts: async () => orphaned(drafts), ids: () => `${name}-${++last}` },
  })
  await enter(made.app, sessionFor('pro'))
  await startDrafts(made.app)
  if (isNew) await newProject(made.app, { name: 'Kitchen', noSaveRequest: true, goTo: null })
  const open = () => {
    const { open: project } = made.app.project.getState()
    if (!project) throw new Error('No project')
    return project
  }
  const rename = (to: string) => open().desk.run(renameProject, { name: to })
  const said = () => saveWords(open(), made.app.ports.clock.now())
  const words = () => said().text
  const nameOf = () => open().desk.current().document.header.name
  return { ...made, drafts, open, rename, said, words, nameOf }
}
let pages = 0

/** As the next page finds it: nobody holds a lock any more. */
function orphaned(drafts: DraftsForTests): DraftsForTests {
  return { ...drafts, locks: { ...drafts.locks, held: async () => new Set() } }
}

describe('a draft on the server', () => {
  it('[D-84] is there three seconds after the last edit, with what changed alone, and says "Draft kept"', async () => {
    const server = draftServerForTests()
    const { rename, wait, words, open } = await page(server)
    rename('Bath')
    await wait(3_000)
    expect(server.kept).toMatchObject([
      { project: null, seq: 1, after: 0, changes: { header: { name: 'Bath' } } },
    ])
    expect(words()).toBe('Draft kept')
    rename('Study')
    await wait(3_000)
    expect(server.kept.at(-1)).toMatchObject({ seq: 2, after: 1, changes: { header: { name: 'Study' } } })
    expect(server.kept.at(-1)).not.toHaveProperty('base')
    open().desk.undo()
    open().desk.undo()
    await wait(3_000)
    expect(server.drafts.size).toBe(0)
    expect(words()).toBe('Not saved yet')
  })

  it('is called kept only when this browser has it too: a page that dies goes on with what is here', async () => {
    const server = draftServerForTests()
    const drafts = draftsForTests()
    const written = Promise.withResolvers<void>()
    const { write } = drafts.storage
    let isSlow = false
    const storage = {
      ...drafts.storage,
      write: async (change: Parameters<typeof write>[0]) => {
        if (isSlow) await written.promise
        return write(change)
      },
    }
    const { rename, wait, words } = await page(server, { drafts: { ...drafts, storage } })
    await wait(1_000)
    isSlow = true
    rename('Bath')
    await wait(3_000)
    expect(server.kept).toHaveLength(1)
    expect(words()).not.toBe('Draft kept')
    written.resolve()
    await wait(100)
    expect(words()).toBe('Draft kept')
  })

  it('of who never pauses is kept every quarter of a minute', async () => {
    const server = draftServerForTests()
    const { rename, wait } = await page(server)
    for (let second = 0; second < 60; second++) {
      rename(`Bath ${second}`)
      await wait(1_000)
    }
    expect(server.kept.length).toBeGreaterThanOrEqual(3)
    expect(server.kept.length).toBeLessThanOrEqual(6)
  })

  it('[D-52 part] [D-84 part] [D-155 part] while nobody answers it stays on this device, says so, and is kept on return', async () => {
    for (const kind of ['unavailable', 'maintenance'] as const) {
      const server = draftServerForTests()
      const { rename, wait, said, words, drafts, open } = await page(server)
      rename('Bath')
      await wait(3_000)
      server.breakWith(kind)
      for (let turn = 0; turn < 12; turn++) {
        rename(`Offline ${turn}`)
        await wait(10_000)
      }
      const counted = 'Offline, {{count}} changes kept on this device'
      expect(said()).toMatchObject({ text: counted, values: { count: 12 }, needsAttention: false })
      open().desk.undo()
      await wait(1_000)
      expect(said()).toMatchObject({ text: counted, values: { count: 11 } })
      open().desk.redo()
      await wait(1_000)
      expect(said().values).toEqual({ count: 12 })
      expect(await drafts.storage.heads()).toMatchObject([{ name: 'Offline 11' }])
      expect([...server.drafts.values()]).toMatchObject([{ name: 'Bath' }])
      server.breakWith(null)
      drafts.online()
      await wait(1_000)
      expect(words()).toBe('Draft kept')
      expect([...server.drafts.values()]).toMatchObject([{ name: 'Offline 11' }])
    }
  })

  it('goes on from whatever the server has: a lost answer, or another page under the same key', async () => {
    const server = draftServerForTests()
    const { rename, wait, words } = await page(server)
    server.loseAnswers(true)
    rename('Bath')
    await wait(3_000)
    server.loseAnswers(false)
    await wait(10_000)
    expect(words()).toBe('Draft kept')
    const [[key, held] = []] = server.drafts
    if (key && held) server.drafts.set(key, { ...held, seq: 40, changes: {} })
    rename('Study')
    await wait(10_000)
    expect([...server.drafts.values()]).toMatchObject([{ changes: { header: { name: 'Study' } } }])
  })

  it('is taken in by the save, which is never met by a keep, and the next has a key of its own', async () => {
    const server = draftServerForTests()
    const { app, rename, wait, words, open } = await page(server)
    rename('Bath')
    await wait(3_000)
    server.loseAnswers(true)
    rename('Bathroom')
    void saveProject(app)
    await wait(4_000)
    const { length } = server.kept
    rename('Study')
    await wait(20_000)
    expect(server.kept).toHaveLength(length)
    server.loseAnswers(false)
    await wait(60_000)
    expect(open().attempt.kind).not.toBe('unanswered')
    rename('Office')
    await wait(4_000)
    expect(words()).toBe('Draft kept')
    expect(new Set([...server.drafts.keys()]).size).toBeGreaterThan(1)
    expect([...server.drafts.values()].filter(({ isClosed }) => !isClosed)).toMatchObject([
      { name: 'Office' },
    ])
  })

  it('goes with its project onto what somebody else saved, and is taken in by the save of both', async () => {
    const server = draftServerForTests()
    const { app, rename, wait, open } = await page(server)
    await saveProject(app)
    rename('Bath')
    await wait(3_000)
    const stored = server.projects.get(1)
    if (!stored) throw new Error('Nothing was saved')
    server.projects.set(1, { ...stored, revision: 5 })
    const saved = { ...open().desk.current().document }
    updateOpenProject(app.project, open().desk, { revision: 5, saved, attempt: { kind: 'none' } })
    rename('Bathroom')
    await wait(3_000)
    const isOpen = () => [...server.drafts.values()].filter(({ isClosed }) => !isClosed)
    expect(isOpen()).toMatchObject([{ name: 'Bathroom', revision: 5 }])
    await saveProject(app)
    expect(isOpen()).toEqual([])
  })
})

describe('a draft restored from the server', () => {
  it('that was given up is gone, also while it is on its way', async () => {
    for (const waited of [3_000, 4_000]) {
      const { handlers, ...server } = draftServerForTests()
      const answered = Promise.withResolvers<void>()
      const late = {
        ...handlers,
        'drafts/keep': async (input: Parameters<(typeof handlers)['drafts/keep']>[0]) => {
          const answer = await handlers['drafts/keep'](input)
          if (waited === 3_000) await answered.promise
          return answer
        },
      }
      const { app, rename, wait, open } = await page({ ...server, handlers: late })
      rename('Bath')
      await wait(waited)
      expect(server.drafts.size).toBe(1)
      open().underWay.isGivenUp = true
      await newProject(app, { name: 'Next', noSaveRequest: true, goTo: null })
      answered.resolve()
      await wait(10_000)
      expect(server.drafts.size).toBe(0)
    }
  })

  it('opens on another device, and takes the place of the one it came from', async () => {
    const server = draftServerForTests()
    const first = await page(server)
    first.rename('Bath')
    await first.wait(3_000)
    const [from = ''] = server.drafts.keys()
    const second = await page(server, { isNew: false })
    await second.wait(500)
    const [dialog] = second.app.dialogs.store.getState().open
    expect(dialog).toMatchObject({ name: 'autosaved', question: { drafts: [{ key: from, name: 'Bath' }] } })
    second.app.dialogs.answer(dialog?.key ?? 0, { wish: 'yes', key: from })
    await second.wait(500)
    expect(second.nameOf()).toBe('Bath')
    expect(server.drafts.has(from)).toBe(true)
    await second.wait(4_000)
    expect(server.drafts.has(from)).toBe(false)
    expect([...server.drafts.values()]).toMatchObject([{ name: 'Bath' }])
  })

  it('of a saved project opens on what it was made on, and the save meets what others did', async () => {
    const server = draftServerForTests()
    const first = await page(server)
    await saveProject(first.app)
    first.rename('Bath')
    await first.wait(3_000)
    const draft = [...server.drafts.values()].find(({ isClosed }) => !isClosed)
    const stored = server.projects.get(1)
    if (!draft || !stored) throw new Error('Nothing was kept')
    const base = { ...(stored.document as object), trade: {}, version: draft.version }
    server.drafts.set(draft.key, { ...draft, base })
    server.projects.set(1, { ...stored, revision: 5 })

    const second = await page(server, { isNew: false })
    expect(await restoreDraft(second.app, draft.key, { goTo: null })).toMatchObject({ ok: true })
    expect(second.open()).toMatchObject({ id: 1, revision: 1 })
    expect(second.nameOf()).toBe('Bath')
    await saveProject(second.app)
    expect(second.open().attempt.kind).toBe('conflict')
    expect(server.projects.get(1)?.revision).toBe(5)
  })

  it('Delete takes it away here and there', async () => {
    const server = draftServerForTests()
    const { rename, wait, drafts } = await page(server)
    rename('Bath')
    await wait(3_000)
    const next = await page(server, { drafts, isNew: false })
    await next.wait(500)
    const [dialog] = next.app.dialogs.store.getState().open
    const [head] = await drafts.storage.heads()
    next.app.dialogs.answer(dialog?.key ?? 0, { wish: 'delete', key: head?.key })
    await next.wait(500)
    expect(await drafts.storage.heads()).toEqual([])
    expect(server.drafts.size).toBe(0)
  })
})

describe('a save whose answer was lost with its page', () => {
  async function lost(then?: string) {
    const server = draftServerForTests()
    const { app, rename, wait, drafts } = await page(server)
    rename('Bath')
    await wait(3_000)
    server.loseAnswers(true)
    void saveProject(app)
    await wait(1_000)
    if (then) {
      rename(then)
      await wait(1_000)
    }
    server.loseAnswers(false)
    const [head] = await drafts.storage.heads()
    return { server, drafts, key: head?.key ?? '' }
  }

  it('is not asked about again, nor done twice', async () => {
    const { server, drafts } = await lost()
    const next = await page(server, { drafts, isNew: false })
    await next.wait(500)
    expect(next.app.dialogs.store.getState().open).toEqual([])
    expect(server.projects.size).toBe(1)
    expect(await drafts.storage.heads()).toEqual([])
  })

  it('what was done after it goes on top of what it stored', async () => {
    const { server, drafts, key } = await lost('Study')
    const next = await page(server, { drafts, isNew: false })
    expect((await restoreDraft(next.app, key, { goTo: null })).ok).toBe(true)
    expect(next.open()).toMatchObject({ id: 1, revision: 1 })
    expect(next.nameOf()).toBe('Study')
    expect((await saveProject(next.app)).ok).toBe(true)
    expect(server.projects.size).toBe(1)
    expect(server.projects.get(1)).toMatchObject({ revision: 2, document: { header: { name: 'Study' } } })
  })
})
