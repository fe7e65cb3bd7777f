import { renameProject } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { newProject } from './new-project.ts'
import { resolveConflict } from './resolve-conflict.ts'
import { saveProject } from './save-project.ts'
import { saveStateOf, saveStateTable, saveWords } from './save-state.ts'

type Sent = {
  idempotencyKey: string
  id: number | null
  revision: number
  document: { header: { name: string } }
}

/** A server that answers by script, one entry per save; without an entry it stores. */
async function openWith(script: readonly ('lost' | 'conflict' | 'refused' | 'stored')[]) {
  const sent: Sent[] = []
  const test = appForTests({
    'projects/save': (input: Sent) => {
      const step = script[sent.length] ?? 'stored'
      sent.push(input)
      if (step === 'lost') return failure('unavailable', 'No connection')
      if (step === 'conflict') return failure('conflict', 'Someone else saved', { revision: 9 })
      if (step === 'refused') return failure('invalid', 'Not valid')
      const savedAt = '2026-11-15T10:00:00Z'
      return {
        ok: true,
        value: { id: 41, revision: input.revision + 1, savedAt, status: 'unassigned', price: null },
      }
    },
  })
  test.app.session.setState({ profile: profileFor('pro') })
  await newProject(test.app, { name: 'Rossi', noSaveRequest: true, goTo: null })
  const project = () => {
    const { open } = test.app.project.getState()
    if (!open) throw new Error('No project is open')
    return open
  }
  const rename = (name: string) => project().desk.run(renameProject, { name })
  rename('Rossi, kitchen')
  return { ...test, sent, project, rename }
}

describe('saveProject', () => {
  it('takes over id, revision and status, and the next save builds on them', async () => {
    const { app, sent, project, rename } = await openWith([])
    expect(await saveProject(app)).toEqual({ ok: true, value: 'Project saved' })
    expect(project()).toMatchObject({ id: 41, revision: 1, status: 'unassigned' })
    rename('Rossi, island')
    await saveProject(app)
    expect(sent.map(({ id, revision }) => [id, revision])).toEqual([
      [null, 0],
      [41, 1],
    ])
    expect(sent[0]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey)
  })

  it('sends a request without an answer again with the same key and body', async () => {
    const { app, sent, wait } = await openWith(['lost', 'lost'])
    const saving = saveProject(app)
    await wait(2000)
    expect(await saving).toMatchObject({ ok: true })
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map((request) => JSON.stringify(request))).size).toBe(1)
  })

  it('settles an unanswered save before a newer one, so that we never meet ourselves as a conflict', async () => {
    const { app, sent, wait, project, rename } = await openWith(['lost', 'lost', 'lost', 'lost'])
    const first = saveProject(app)
    await wait(10_000)
    expect(await first).toMatchObject({ ok: false })
    expect(saveStateOf(project())).toBe('unanswered')

    rename('Rossi, larger')
    expect(await saveProject(app)).toMatchObject({ ok: true })
    const [retried, newer] = sent.slice(4)
    expect(retried).toEqual(sent[0])
    expect(newer).toMatchObject({ id: 41, revision: 1, document: { header: { name: 'Rossi, larger' } } })
    expect(newer?.idempotencyKey).not.toBe(retried?.idempotencyKey)
    expect(saveStateOf(project())).toBe('saved')
  })

  it('two wishes at once are one save', async () => {
    const { app, sent } = await openWith([])
    await Promise.all([saveProject(app), saveProject(app)])
    expect(sent).toHaveLength(1)
  })

  it('an edit made while saving is not called saved', async () => {
    const { app, project, rename } = await openWith([])
    const saving = saveProject(app)
    rename('Later')
    await saving
    expect(saveStateOf(project())).toBe('changed')
  })

  it('[D-84] a conflict stays on screen until the person decides; their work can become a copy', async () => {
    const { app, sent, project, wait } = await openWith(['conflict'])
    await saveProject(app)
    expect(saveWords(project(), 0).text).toBe('Someone else saved: compare')
    expect(await saveProject(app)).toMatchObject({ ok: false })
    expect(sent).toHaveLength(1)

    app.project.setState({ open: { ...project(), id: 41, revision: 3 } })
    const resolving = resolveConflict(app)
    await wait(0)
    app.dialogs.answer(app.dialogs.store.getState().open[0]?.key ?? 0, 'copy')
    expect(await resolving).toMatchObject({ ok: true })
    expect(sent[1]).toMatchObject({ id: null, revision: 0, document: { header: { name: 'Rossi, kitchen' } } })
  })

  it('[A-54] the gate is asked first', async () => {
    const { app, sent, project } = await openWith([])
    app.project.setState({ open: { ...project(), status: 'ordered' } })
    expect(await saveProject(app)).toMatchObject({ ok: false })
    app.project.setState({ open: { ...project(), status: 'assigned' } })
    app.session.setState({ profile: profileFor('guest', { canSaveProject: false }) })
    expect(await saveProject(app)).toMatchObject({ ok: false })
    expect(sent).toEqual([])
  })

  it('without a project there is nothing to save', async () => {
    expect(await saveProject(appForTests().app)).toMatchObject({
      message: 'You must first initialize a project',
    })
  })
})

describe('save words', () => {
  it('[D-84] every state has its own words, and "Saved" is said of the project alone', () => {
    const texts = Object.values(saveStateTable).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(
      Object.entries(saveStateTable)
        .filter(([, { text }]) => /^Saved/.test(text))
        .map(([name]) => name),
    ).toEqual(['saved'])
  })

  it('count seconds, then minutes, then stop counting', async () => {
    const { app, project } = await openWith([])
    await saveProject(app)
    const at = Date.parse('2026-11-15T10:00:00Z')
    const said = (after: number) => saveWords(project(), at + after * 1000)
    expect(said(2).text).toBe('Saved just now')
    expect(said(12)).toMatchObject({ text: 'Saved {{count}} s ago', values: { count: 12 } })
    expect(said(300)).toMatchObject({ text: 'Saved {{count}} min ago', values: { count: 5 } })
    expect(said(7200).text).toBe('Saved')
  })
})
