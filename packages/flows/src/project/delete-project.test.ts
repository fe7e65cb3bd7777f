import { addFreeRow } from '@arredo/project'
import { describe, expect, it, vi } from 'vitest'
import type { App } from '../app.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { bringBack, deleteProject } from './delete-project.ts'
import { newProject } from './new-project.ts'
import { saveProject } from './save-project.ts'

const freeRow = { row: 'r1', text: 'Worktop', quantity: 1, unit: '', price: 1000, vat: '0.22' }

/** A server with one project, which somebody else may delete. */
async function openSaved() {
  const server = { isDeleted: false, isGone: false, restores: 0 }
  const test = appForTests({
    'projects/save': ({ id, revision }: { id: number | null; revision: number }) => {
      if (id !== null && server.isGone) return failure('notFound', 'Project not found')
      if (id !== null && server.isDeleted) {
        return failure('notFound', 'This project was deleted meanwhile', { deletedBy: 'Bruno' })
      }
      const value = { id: id ?? 41, revision: revision + 1, savedAt: '', status: 'unassigned', price: null }
      return { ok: true, value: { ...value, id: id ?? (server.isDeleted || server.isGone ? 42 : 41) } }
    },
    'projects/deleteProject': ({ id }: { id: number }) => {
      server.isDeleted = true
      return { ok: true, value: { id, deletedAt: '', deletedBy: '', goesAt: null } }
    },
    'projects/restore': ({ id }: { id: number }) => {
      server.isDeleted = false
      server.restores += 1
      return { ok: true, value: { id } }
    },
  })
  test.app.session.setState({ profile: profileFor('pro') })
  await newProject(test.app, { name: 'Rossi', noSaveRequest: true, goTo: null })
  await saveProject(test.app)
  const open = () => test.app.project.getState().open
  open()?.desk.run(addFreeRow, freeRow)
  const called = () => test.calls.map(({ name }) => name).filter((name) => name.startsWith('projects/'))
  return { ...test, server, open, called }
}

async function answer(app: App, given: string | null): Promise<void> {
  await vi.waitFor(() => expect(app.dialogs.store.getState().open).toHaveLength(1))
  app.dialogs.answer(app.dialogs.store.getState().open[0]?.key ?? 0, given)
}

describe('deleting a project', () => {
  it('[A-62 part] asks by its name, saves what is open, closes it and says how to bring it back', async () => {
    const { app, open, called, paths, server } = await openSaved()
    const changed = vi.fn()
    const asked = deleteProject(app, { id: 41, name: 'Rossi' }, changed)
    expect(app.dialogs.store.getState().open).toMatchObject([
      { name: 'deleteProject', question: { name: 'Rossi' } },
    ])
    await answer(app, 'delete')
    expect(await asked).toMatchObject({ ok: true })
    expect(called()).toEqual(['projects/save', 'projects/save', 'projects/deleteProject'])
    expect([open(), paths.at(-1), changed.mock.calls.length]).toEqual([null, '/projects', 1])

    const [notice] = app.notices.store.getState().shown
    notice?.action?.run()
    await vi.waitFor(() => expect(server.restores).toBe(1))
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('does nothing for who changed their mind', async () => {
    const { app, open, called } = await openSaved()
    const asked = deleteProject(app, { id: 41, name: 'Rossi' }, () => {})
    await answer(app, null)
    expect(await asked).toEqual({ ok: false, message: 'Operation cancelled' })
    expect([called().length, open()?.id]).toEqual([1, 41])
  })

  it('hands on what the server refuses, both ways', async () => {
    const { app, open } = await openSaved()
    const refusing = { ...app, ports: { ...app.ports, call: async () => failure('forbidden', 'It stays') } }
    const asked = deleteProject(refusing as App, { id: 7, name: 'Other' }, () => {})
    await answer(app, 'delete')
    expect(await asked).toEqual({ ok: false, message: 'It stays' })
    expect(await bringBack(refusing as App, 7, () => {})).toEqual({ ok: false, message: 'It stays' })
    expect(open()?.id).toBe(41)
  })
})

describe('a save of what somebody else deleted', () => {
  it('brings it back and goes on, where the person wants that', async () => {
    const { app, open, server } = await openSaved()
    server.isDeleted = true
    const saving = saveProject(app)
    await answer(app, 'bringBack')
    expect(await saving).toEqual({ ok: true, value: 'Project saved' })
    expect([open()?.id, open()?.revision, server.restores]).toEqual([41, 2, 1])
  })

  it('is a project of its own otherwise; waved away, the work stays and is not called saved', async () => {
    const { app, open, server } = await openSaved()
    server.isGone = true
    const first = saveProject(app)
    await answer(app, null)
    expect(await first).toEqual({ ok: false, message: 'Project not found' })
    expect(Object.keys(open()?.desk.current().document.rows ?? {})).toEqual(['r1'])
    expect(open()?.attempt.kind).toBe('refused')

    const second = saveProject(app)
    await answer(app, 'copy')
    expect(await second).toEqual({ ok: true, value: 'Project saved' })
    expect([open()?.id, open()?.revision]).toEqual([42, 1])
  })
})
