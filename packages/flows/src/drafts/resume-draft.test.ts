import { newDocument, placeArticle, renameProject } from '@arredo/project'
import { describe, expect, it, vi } from 'vitest'
import { openProject } from '../project/open-project.ts'
import { resolveConflict } from '../project/resolve-conflict.ts'
import { saveProject } from '../project/save-project.ts'
import { enter } from '../session/enter.ts'
import { appForTests, asked, sessionFor } from '../testing/app-for-tests.ts'
import { draftServerForTests } from '../testing/draft-server-for-tests.ts'
import { draftsForTests } from '../testing/drafts-for-tests.ts'
import { storedProject } from '../testing/stored-project.ts'
import { draftKeyOf, draftLock } from './draft-key.ts'
import { startDrafts } from './index.ts'
import { resumeDraft } from './resume-draft.ts'

const stored = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
const place = { catalogue: 'c', model: 'M', article: 'B', side: 'L', choices: {}, placement: null } as const
const path = '/configurator2d?project=7'

async function pageWith(server: ReturnType<typeof storedProject>, drafts: ReturnType<typeof draftsForTests>) {
  const test = appForTests(server.handlersFor('Anna'), { ports: { drafts: async () => drafts } })
  await enter(test.app, sessionFor('pro'))
  const open = () => {
    const project = test.app.project.getState().open
    if (!project) throw new Error('No project is open')
    return project
  }
  return {
    ...test,
    open,
    desk: () => open().desk,
    rows: () => Object.keys(open().desk.current().document.rows),
  }
}

describe('a page that is loaded again', () => {
  it('[D-122 part] goes on where it was, with its undo and without a question, after a merge too', async () => {
    const server = storedProject(7, stored)
    const drafts = draftsForTests()
    const page = await pageWith(server, drafts)
    await startDrafts(page.app)
    await openProject(page.app, 7, { noSaveRequest: true, goTo: null })
    const other = await pageWith(server, draftsForTests())
    await openProject(other.app, 7, { noSaveRequest: true, goTo: null })
    other.desk().run(renameProject, { name: 'Theirs' })
    await saveProject(other.app)
    page.desk().run(placeArticle, { ...place, row: 'r1' })
    await page.wait(500)
    await saveProject(page.app)
    const deciding = resolveConflict(page.app)
    page.app.dialogs.answer((await asked(page.app)).key, { kind: 'picked', picks: {} })
    expect(await deciding).toMatchObject({ ok: true })
    await page.wait(500)
    page.desk().run(placeArticle, { ...place, row: 'r2' })
    await page.wait(500)

    const key = draftKeyOf(page.open())
    const next = await pageWith(server, drafts)
    const tooSoon = resumeDraft(next.app, path, key)
    await next.wait(1_000)
    expect(await tooSoon).toBe(false)
    const inTime = resumeDraft(next.app, path, key)
    await next.wait(300)
    for (const name of [...drafts.own]) drafts.locks.hold(name)()
    expect((await drafts.locks.held()).has(draftLock(key ?? ''))).toBe(false)
    await next.wait(300)
    expect(await inTime).toBe(true)
    expect(next.rows()).toEqual(['r1', 'r2'])
    expect(next.desk().current().document.header.name).toBe('Theirs')
    expect(next.app.dialogs.store.getState().open).toEqual([])
    expect(next.desk().undo().ok).toBe(true)
    expect(next.rows()).toEqual(['r1'])
  })
  it('that had kept nothing yet begins at home, and no draft is asked for that is nowhere', async () => {
    const { handlers } = draftServerForTests()
    const load = vi.fn(handlers['drafts/load'])
    const { app } = appForTests(
      { ...handlers, 'drafts/load': load },
      { ports: { drafts: async () => draftsForTests() } },
    )
    await enter(app, sessionFor('pro'))
    expect(await resumeDraft(app, '/configurator2d?draft=nowhere', 'nowhere')).toBe(false)
    expect(load).not.toHaveBeenCalled()
  })
})
