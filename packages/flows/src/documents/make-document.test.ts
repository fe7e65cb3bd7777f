import { addAlternative, renameProject, setDiscounts } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { newProject } from '../project/new-project.ts'
import { saveProject } from '../project/save-project.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { type DocumentWish, makeDocument } from './make-document.ts'

type Asked = {
  idempotencyKey: string
  projectId: number | null
  isLook: boolean
  document?: { header: { name: string; activeAlternative: string }; trade?: unknown }
  trade?: Record<string, unknown>
}
type Step = 'made' | 'lost' | 'refused'

const wish: DocumentWish = { report: 'cutList', answers: { kerf: 4 }, language: 'it', isLook: false }

/** A server that stores every save and answers documents by script, then makes them. */
async function openWith(script: readonly Step[], kind: 'pro' | 'guest' = 'pro') {
  const asked: Asked[] = []
  const test = appForTests({
    'projects/save': ({ revision }: { revision: number }) => ({
      ok: true,
      value: { id: 41, revision: revision + 1, savedAt: '', status: 'assigned', price: null },
    }),
    'documents/make': (input: Asked) => {
      const step = script[asked.length] ?? 'made'
      asked.push(input)
      if (step === 'lost') return failure('unavailable', 'No connection')
      if (step === 'refused') return failure('invalid', 'There is nothing to sum up in this project')
      return { ok: true, value: { id: 'document-1', number: '2026-0001' } }
    },
    'jobs/list': () => ({ ok: true, value: { jobs: [], hasMore: false } }),
  })
  test.app.session.setState({ profile: profileFor(kind) })
  await newProject(test.app, { name: 'Rossi', noSaveRequest: true, goTo: null })
  const { desk } = test.app.project.getState().open ?? {}
  if (!desk) throw new Error('No project is open')
  const called = () => test.calls.map(({ name }) => name).filter((name) => !name.startsWith('catalogues'))
  return { ...test, asked, desk, called }
}

describe('makeDocument', () => {
  it('names a project that is stored as it is, and sends one that is not, without saving it', async () => {
    const { app, asked, desk, called } = await openWith([])
    desk.run(renameProject, { name: 'Rossi, island' })
    expect(await makeDocument(app, wish)).toMatchObject({ ok: true, value: { number: '2026-0001' } })
    expect(asked[0]).toMatchObject({ projectId: null, document: { header: { name: 'Rossi, island' } } })
    expect(called().slice(0, 1)).toEqual(['documents/make'])

    await saveProject(app)
    await makeDocument(app, wish)
    const { idempotencyKey: _, ...stored } = asked[1] ?? {}
    expect(stored).toEqual({ ...wish, projectId: 41 })

    desk.run(renameProject, { name: 'Rossi, wall' })
    await makeDocument(app, wish)
    expect(asked[2]).toMatchObject({ projectId: 41, document: { header: { name: 'Rossi, wall' } } })
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
  })

  it('[D-80 part] tells what only the trade may know apart, and nothing of it for a guest', async () => {
    for (const kind of ['pro', 'guest'] as const) {
      const { app, asked, desk } = await openWith([], kind)
      desk.run(setDiscounts, { discounts: [0.5, 0.1] })
      await makeDocument(app, wish)
      expect(asked[0]?.document).not.toHaveProperty('trade')
      expect(Object.keys(asked[0]?.trade ?? {})).toEqual(kind === 'pro' ? ['header'] : [])
    }
  })

  it('[D-105 part] shows the alternative one looks at, and changes nothing for that', async () => {
    const { app, asked, desk } = await openWith([])
    desk.run(addAlternative, { alternative: 'a2', name: 'Second', rowIds: {} })
    await saveProject(app)
    const before = desk.current().document
    desk.look('a2')
    await makeDocument(app, wish)
    expect(asked[0]).toMatchObject({ projectId: 41, document: { header: { activeAlternative: 'a2' } } })
    expect(desk.current().document).toBe(before)
  })

  it('is one document when nobody answered and it is wished again, and another for another wish', async () => {
    const { app, asked, wait } = await openWith(['lost', 'lost', 'lost', 'lost'])
    const first = makeDocument(app, wish)
    await wait(10_000)
    expect(await first).toMatchObject({ ok: false, message: expect.stringContaining('one, not two') })
    expect(await makeDocument(app, { ...wish, isLook: true })).toMatchObject({ ok: true })
    expect(await makeDocument(app, wish)).toMatchObject({ ok: true })
    expect(asked).toHaveLength(6)
    const keys = asked.filter(({ isLook }) => !isLook).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)

    await makeDocument(app, wish)
    expect(asked[6]?.idempotencyKey).not.toBe(keys[0])
  })

  it('hands on what the server refuses', async () => {
    const { app } = await openWith(['refused'])
    expect(await makeDocument(app, wish)).toEqual({
      ok: false,
      message: 'There is nothing to sum up in this project',
    })
  })

  it('has the jobs looked at for one that is kept, not for a look', async () => {
    const { app, called, wait } = await openWith([])
    await makeDocument(app, { ...wish, isLook: true })
    await wait(1000)
    expect(called()).toEqual(['documents/make'])
    await makeDocument(app, wish)
    await wait(1000)
    expect(called()).toContain('jobs/list')
  })
})
