import { drawWall, type ProjectDocument, renameProject } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import type { CallServer } from '../ports.ts'
import { appForTests, asked, failure, profileFor } from '../testing/app-for-tests.ts'
import { newProject } from './new-project.ts'
import { notSavedYet } from './offline-words.ts'
import { resolveConflict } from './resolve-conflict.ts'
import { saveProject, saveWhatWaits } from './save-project.ts'
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
    'projects/load': ({ id }: { id: number }) => {
      const document = sent.at(-1)?.document as unknown as ProjectDocument
      const theirs = { ...document, header: { ...document.header, name: 'Theirs' } }
      return { ok: true, value: { id, revision: 2, savedAt: '2026-11-15T10:00:01Z', document: theirs } }
    },
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
    await wait(5_000)
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

  it('[D-84 part] asks again by itself until the network is back, keeping its words, and saves what was changed meanwhile', async () => {
    const { app, sent, wait, project, rename } = await openWith(Array(7).fill('lost'))
    const first = saveProject(app)
    await wait(10_000)
    expect(await first).toEqual({ ok: false, message: notSavedYet })
    app.notices.show({ message: notSavedYet, kind: 'error' })
    rename('Rossi, in the tunnel')
    expect(saveStateOf(project())).toBe('unanswered')
    await wait(120_000)

    expect(saveStateOf(project())).toBe('saved')
    expect(new Set(sent.slice(0, 8).map((request) => JSON.stringify(request))).size).toBe(1)
    expect(sent).toHaveLength(9)
    expect(sent[8]).toMatchObject({ id: 41, document: { header: { name: 'Rossi, in the tunnel' } } })
    const { shown, log } = app.notices.store.getState()
    expect(shown).toEqual([])
    expect(log[0]?.message).toBe('The connection is back: the project is saved.')
  })

  it('the network’s return is used at once, and without a word while it fails again', async () => {
    const { app, sent, wait, project } = await openWith(Array(5).fill('lost'))
    void saveProject(app)
    await wait(5_000)
    const before = sent.length
    const states: string[] = []
    app.project.subscribe(() => states.push(saveStateOf(project())))
    await saveWhatWaits(app)
    expect(saveStateOf(project())).toBe('unanswered')
    expect(states).not.toContain('saving')
    await saveWhatWaits(app)
    expect(saveStateOf(project())).toBe('saved')
    expect(sent).toHaveLength(before + 2)
  })

  it('a network that swallows the request ends in words, not in "Saving…" for ever', async () => {
    const { app, wait, project } = await openWith([])
    const call = ((_name: string, _input: unknown, options?: { giveUp?: (stop: () => void) => void }) =>
      new Promise((resolve) =>
        options?.giveUp?.(() => resolve(failure('unavailable', 'No answer'))),
      )) as unknown as CallServer
    const silent = { ...app, ports: { ...app.ports, call } }
    const saving = saveProject(silent)
    await wait(30_000)
    expect(await saving).toEqual({ ok: false, message: notSavedYet })
    expect(saveStateOf(project())).toBe('unanswered')
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

  it('[D-84 part] a conflict stays on screen until the person decides; their work can become a copy', async () => {
    const { app, sent, project } = await openWith(['conflict'])
    await saveProject(app)
    expect(saveWords(project(), 0).text).toBe('Someone else saved: compare')
    expect(await saveProject(app)).toMatchObject({ ok: false })
    expect(sent).toHaveLength(1)

    app.project.setState({ open: { ...project(), id: 41, revision: 3 } })
    const resolving = resolveConflict(app)
    await asked(app)
    app.dialogs.answer(app.dialogs.store.getState().open[0]?.key ?? 0, { kind: 'copy' })
    expect(await resolving).toMatchObject({ ok: true })
    expect(sent[1]).toMatchObject({ id: null, revision: 0, document: { header: { name: 'Rossi, kitchen' } } })
  })

  it('[D-84 part] opening their version puts mine aside, and it can be brought back as a copy', async () => {
    const { app, project, wait } = await openWith(['stored', 'conflict'])
    await saveProject(app)
    const mine = project().desk
    mine.run(renameProject, { name: 'Mine' })
    await saveProject(app)
    const resolving = resolveConflict(app)
    await asked(app)
    app.dialogs.answer(app.dialogs.store.getState().open[0]?.key ?? 0, { kind: 'theirs' })
    expect(await resolving).toMatchObject({ ok: true })
    expect(project().desk.current().document.header.name).toBe('Theirs')
    expect(project()).toMatchObject({ id: 41, revision: 2 })

    app.notices.store.getState().shown[0]?.action?.run()
    await wait(0)
    expect(project().desk).toBe(mine)
    expect(project().desk.current().document.header.name).toBe('Mine')
    expect([project().id, saveStateOf(project())]).toEqual([null, 'unsaved'])
  })

  it('[A-06] walls are in the project as they are drawn, so that leaving the plan has nothing left to write', async () => {
    const { app, sent, project } = await openWith([])
    const [from, to] = [
      { corner: 'c1', at: [0, 0] },
      { corner: 'c2', at: [3000, 0] },
    ] as const
    const drawn = project().desk.run(drawWall, { wall: 'w1', from, to, rooms: [] })
    expect(drawn.ok).toBe(true)
    const { document } = project().desk.current()
    expect(document.walls).toHaveProperty('w1')
    app.ports.navigate('/configurator3d')
    expect(project().desk.current().document).toBe(document)
    await saveProject(app)
    expect(sent[0]?.document).toMatchObject({ walls: { w1: { from: 'c1', to: 'c2' } } })
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
  it('[D-84 part] every state has its own words, and "Saved" is said of the project alone', () => {
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
