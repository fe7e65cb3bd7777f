import { type ProjectDocument, renameProject, splitTrade } from '@arredo/project'
import { expect, it } from 'vitest'
import { startDrafts } from '../drafts/index.ts'
import { newProject } from '../project/new-project.ts'
import { isChanged } from '../project/project-store.ts'
import { saveProject } from '../project/save-project.ts'
import { enter } from '../session/enter.ts'
import { appForTests, failure, sessionFor } from '../testing/app-for-tests.ts'
import { draftsForTests } from '../testing/drafts-for-tests.ts'
import { changeByOrder } from './change-by-order.ts'

const ordered = 7
const order = 8

/** An ordered project, changed and not to be saved. */
async function changedAfterwards(canLoad: boolean) {
  const drafts = draftsForTests()
  let stored: ProjectDocument | null = null
  const made = appForTests(
    {
      'projects/save': ({ document }: { document: ProjectDocument }) => {
        stored = { ...document, trade: {} }
        return { ok: true, value: { id: ordered, revision: 1, savedAt: '', status: 'ordered', price: null } }
      },
      'projects/changeOrder': () => ({ ok: true, value: { id: order, revision: 1 } }),
      'projects/load': ({ id }: { id: number }) =>
        canLoad && stored
          ? { ok: true, value: { id, revision: 1, savedAt: '', changeOf: ordered, ...splitTrade(stored) } }
          : failure('unavailable', 'The server did not answer'),
      'offers/list': () => ({ ok: true, value: [] }),
    },
    { ports: { drafts: async () => drafts } },
  )
  const { app, wait } = made
  await enter(app, sessionFor('pro'))
  await startDrafts(app)
  await newProject(app, { name: 'Rossi', noSaveRequest: true, goTo: null })
  await saveProject(app)
  const open = () => app.project.getState().open
  open()?.desk.run(renameProject, { name: 'Rossi, wider sink' })
  await wait(500)
  const kept = async () => {
    await wait(500)
    const heads = await drafts.storage.heads()
    return heads.filter(({ isChanged: hasEdits }) => hasEdits).map(({ name, project }) => [project, name])
  }
  return { app, open, kept }
}

it('[D-85 part] what was changed in an ordered project goes along into its change order, and is kept there alone', async () => {
  const { app, open, kept } = await changedAfterwards(true)
  expect(await kept()).toEqual([[ordered, 'Rossi, wider sink']])
  expect(await changeByOrder(app)).toMatchObject({ ok: true })
  const project = open()
  expect([project?.id, project?.changeOf, project?.saved?.header.name]).toEqual([order, ordered, 'Rossi'])
  expect(project?.desk.current().document.header.name).toBe('Rossi, wider sink')
  expect(project && isChanged(project)).toBe(true)
  expect(await kept()).toEqual([[order, 'Rossi, wider sink']])
})

it('a change order that cannot be opened leaves the changes where they are', async () => {
  const { app, open, kept } = await changedAfterwards(false)
  expect(await changeByOrder(app)).toMatchObject({ ok: false })
  expect([open()?.id, open()?.desk.current().document.header.name]).toEqual([ordered, 'Rossi, wider sink'])
  expect(await kept()).toEqual([[ordered, 'Rossi, wider sink']])
})
