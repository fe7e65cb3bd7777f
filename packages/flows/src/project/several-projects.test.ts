import type { ProjectListing } from '@arredo/contract'
import type { Status } from '@arredo/project'
import { describe, expect, it, vi } from 'vitest'
import type { App } from '../app.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { copyStored } from './copy-stored.ts'
import { bringAllBack, deleteProjects, sharedSteps, takeSharedStep } from './several-projects.ts'

function listing(id: number, status: Status, changes: Partial<ProjectListing> = {}): ProjectListing {
  return {
    ...{ id, name: `Project ${id}`, status, revision: 3, articleCount: 0, customer: null, price: null },
    ...{ savedAt: '', savedBy: '', picture: null, isSample: false, ...changes },
  }
}

/** A server that keeps what is ordered, and says how many asked it at once. */
function shop() {
  const server = { atOnce: 0, most: 0, restored: [] as number[] }
  async function busy<Value>(answer: Value): Promise<Value> {
    server.atOnce += 1
    server.most = Math.max(server.most, server.atOnce)
    await Promise.resolve()
    server.atOnce -= 1
    return answer
  }
  const test = appForTests({
    'projects/deleteProject': ({ id }: { id: number }) =>
      busy(
        id % 5 === 0
          ? failure('forbidden', 'An ordered project stays: it cannot be deleted')
          : { ok: true, value: { id, deletedAt: '', deletedBy: '', goesAt: null } },
      ),
    'projects/restore': ({ id }: { id: number }) => {
      server.restored.push(id)
      return { ok: true, value: { id } }
    },
    'projects/setstatus': ({ prjId, status }: { prjId: number; status: Status }) =>
      prjId === 4
        ? failure('conflict', 'Someone else saved this project meanwhile', { revision: 9 })
        : { ok: true, value: { id: prjId, status, statusBefore: null, shop: 'A', revision: 3 } },
    'projects/clone': ({ id }: { id: number }) => ({
      ok: true,
      value: { id: id + 100, revision: 1, savedAt: '', status: 'unassigned', price: null },
    }),
  })
  test.app.session.setState({ profile: profileFor('pro') })
  return { ...test, server }
}

const shown = (app: App) => app.dialogs.store.getState().open[0]

async function answer(app: App, given: string | null): Promise<void> {
  await vi.waitFor(() => expect(shown(app)).toBeDefined())
  app.dialogs.answer(shown(app)?.key ?? 0, given)
}

describe('several projects', () => {
  it('[D-152 part] are deleted after one question, a few at a time; what stays is told, what went comes back', async () => {
    const { app, server, calls } = shop()
    const changed = vi.fn()
    const projects = Array.from({ length: 12 }, (_, index) => listing(index + 1, 'unassigned'))
    const deleting = deleteProjects(app, projects, changed)
    expect(shown(app)).toMatchObject({ name: 'deleteProject', question: { name: 'Project 1', others: 11 } })
    await answer(app, 'delete')
    await vi.waitFor(() => expect(shown(app)?.name).toBe('refusedProjects'))
    const reason = 'An ordered project stays: it cannot be deleted'
    expect(shown(app)?.question).toMatchObject({
      refused: [
        { id: 5, name: 'Project 5', reason },
        { id: 10, name: 'Project 10', reason },
      ],
    })
    await answer(app, null)
    await deleting
    expect([calls.length, server.most, changed.mock.calls.length]).toEqual([12, 4, 1])

    app.notices.store.getState().shown[0]?.action?.run()
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
    expect(server.restored.toSorted((one, two) => one - two)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 11, 12])
  })

  it('are left alone by who changed their mind, and come back out of the bin together', async () => {
    const { app, calls, server } = shop()
    const deleting = deleteProjects(app, [listing(1, 'offer'), listing(2, 'offer')], () => {})
    await answer(app, null)
    expect([(await deleting).ok, calls.length]).toEqual([false, 0])
    await bringAllBack(app, [listing(1, 'offer'), listing(2, 'offer')], () => {})
    expect(server.restored).toEqual([1, 2])
  })

  it('[D-152 part] go on by the ways that table D-43 has for each; the others are told why not', async () => {
    const { app, calls } = shop()
    const projects = [
      listing(1, 'offer'),
      listing(2, 'suspended', { statusBefore: 'assigned' }),
      listing(3, 'ordered'),
      listing(4, 'sellerDesign'),
    ]
    const steps = sharedSteps(app, projects)
    expect(steps.map(({ verb, count }) => `${verb} ${count}`)).toContain('Put aside 2')
    expect(steps.map(({ verb }) => verb)).toContain('Resume')
    for (const verb of ['Make offer', 'Order', 'Assign to a customer']) {
      expect(steps.map((step) => step.verb)).not.toContain(verb)
    }

    const taking = takeSharedStep(app, projects, 'Put aside', () => {})
    await vi.waitFor(() => expect(shown(app)?.name).toBe('refusedProjects'))
    expect(shown(app)?.question).toMatchObject({
      refused: [
        { id: 2, reason: 'Status change not allowed' },
        { id: 3, reason: 'Status change not allowed' },
        { id: 4, reason: 'Someone else saved this project meanwhile' },
      ],
    })
    await answer(app, null)
    await taking
    expect(calls.map(({ input }) => input)).toEqual([
      { prjId: 1, status: 'inactive', revision: 3 },
      { prjId: 4, status: 'inactive', revision: 3 },
    ])
  })

  it('[A-62 part] one is copied as it is saved, and the copy offered to be opened', async () => {
    const { app, calls } = shop()
    const changed = vi.fn()
    await copyStored(app, 7, changed)
    expect(calls[0]).toMatchObject({ name: 'projects/clone', input: { id: 7 } })
    expect([changed.mock.calls.length, app.notices.store.getState().shown[0]?.action?.label]).toEqual([
      ...[1, 'Open the copy'],
    ])
  })
})
