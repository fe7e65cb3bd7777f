import { done, newDocument, renameProject } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { openProject } from '../project/open-project.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { openAtAddress } from './open-at-address.ts'
import { addressOf, draftAt, projectAt } from './project-address.ts'

describe('the address of a project', () => {
  it('[D-122 part] names the open project on every screen that shows it, beside what else it says', () => {
    const open = { id: 7 }
    expect(addressOf('/configurator3d', open)).toBe('/configurator3d?project=7')
    expect(addressOf('/configurator2d?view=walls', open)).toBe('/configurator2d?view=walls&project=7')
    expect(addressOf('/offerview?project=6&a=b%20c', open)).toBe('/offerview?a=b%20c&project=7')
    expect(addressOf('/itemsearch/newprj?roomSelected=1', open)).toBe(
      '/itemsearch/newprj?roomSelected=1&project=7',
    )
    for (const none of [{ id: null }, null]) expect(addressOf('/summary?project=7', none)).toBe('/summary')
    expect(addressOf('/home?redirectFrom=%2Fofferview', open)).toBe('/home?redirectFrom=%2Fofferview')
    expect(addressOf('/projects?project=7', open)).toBe('/projects')
  })

  it('[D-122 part] names the draft of a project that was never saved, until it is', () => {
    const draft = { key: 'a1b2-c3' }
    expect(addressOf('/configurator2d?draft=old', { id: null, draft })).toBe('/configurator2d?draft=a1b2-c3')
    expect(addressOf('/configurator2d?draft=a1b2-c3', { id: 7, draft })).toBe('/configurator2d?project=7')
    expect(draftAt('/configurator2d?view=walls&draft=a1b2-c3')).toBe('a1b2-c3')
    for (const none of ['/home?draft=a1', '/configurator2d?draft=', '/configurator2d?draft=a%20b'])
      expect(draftAt(none)).toBeNull()
  })

  it('[D-122 part] is read only where a screen shows a project, and only as a number', () => {
    expect(projectAt('/configurator3d?view=walls&project=12#top')).toBe(12)
    for (const nothing of [
      '',
      '?project=',
      '?project=0',
      '?project=-3',
      '?project=1e3',
      '?project=99999999999',
    ])
      expect(projectAt(`/configurator3d${nothing}`)).toBeNull()
    expect(projectAt('/home?project=12')).toBeNull()
  })
})

describe('coming to the address of a project', () => {
  const document = newDocument({ name: 'Stored', alternative: 'a', priceDate: '2026-11-15' })

  /** Projects 7 and 8 are there; 9 cannot be reached, and all others are not there or not ours. */
  function visit(kind: 'pro' | 'customer' | 'guest' = 'pro') {
    const test = appForTests({
      'projects/load': ({ id }: { id: number }) => {
        if (kind === 'guest') return failure('notLoggedIn', 'First must do login')
        if (id === 9) return failure('unavailable', 'The server cannot be reached')
        if (id > 9) return failure('notFound', 'Project not found')
        return { ok: true, value: { id, revision: 1, savedAt: '2026-11-15T10:00:00Z', document } }
      },
    })
    test.app.session.setState({ profile: profileFor(kind) })
    const notices = () => test.app.notices.store.getState().shown.map(({ message }) => message)
    const open = () => test.app.project.getState().open
    return { ...test, notices, open, come: (path: string) => openAtAddress(test.app, path) }
  }

  it('[D-122 part] opens it where one is', async () => {
    const { come, open, paths } = visit()
    expect(await come('/offerview?project=7')).toMatchObject({ ok: true })
    expect(open()?.id).toBe(7)
    expect(paths).toEqual([])
  })

  it('[D-122 part] that is not there, or not for this person, says so and shows the projects', async () => {
    const { come, open, paths, notices } = visit('customer')
    expect(await come('/configurator3d?project=77')).toEqual(done('Projects shown'))
    expect([open(), paths, notices()]).toEqual([null, ['/projects'], ['Project not found']])
  })

  it('[D-122 part] as a guest leads to the login, and from there to where one wanted to be', async () => {
    const { come, paths } = visit('guest')
    await come('/configurator3d?project=7')
    expect(paths).toEqual([`/home?redirectFrom=${encodeURIComponent('/configurator3d?project=7')}`])
  })

  it('[D-122 part] without a network goes nowhere, so that one can try again', async () => {
    const { come, paths } = visit()
    expect(await come('/configurator3d?project=9')).toEqual({
      ok: false,
      message: 'The server cannot be reached',
    })
    expect(paths).toEqual([])
  })

  it('[D-122 part] [H-22] offers to save what is open and changed, and leaves it open for who does not answer', async () => {
    const { app, come, open, wait } = visit()
    await openProject(app, 8, { noSaveRequest: true, goTo: null })
    open()?.desk.run(renameProject, { name: 'Changed' })
    for (const [answer, id] of [
      [null, 8],
      ['no', 7],
    ] as const) {
      const coming = come('/configurator3d?project=7')
      await wait(0)
      const [dialog] = app.dialogs.store.getState().open
      expect(dialog).toMatchObject({ name: 'ask', question: { question: 'Save current project?' } })
      app.dialogs.answer(dialog?.key ?? 0, answer)
      await coming
      expect(open()?.id).toBe(id)
    }
  })
})
