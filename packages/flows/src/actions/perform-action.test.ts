import { newDocument, renameProject } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { pathAfterLogin } from '../session/log-in.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { namedAction } from './named-action.ts'
import { performAction } from './perform-action.ts'

const document = newDocument({ name: 'Stored', alternative: 'a', priceDate: '2026-11-15' })
const words = { newProjectName: () => 'New project' }

function visit(kind: 'pro' | 'customer' | 'guest' | null = 'pro') {
  const test = appForTests(
    {
      'projects/load': ({ id }: { id: number }) =>
        id === 7
          ? { ok: true, value: { id, revision: 3, savedAt: '', document } }
          : failure('notFound', 'none'),
    },
    { config: { selectRoom: false } },
  )
  test.app.session.setState({ profile: kind && profileFor(kind) })
  const open = () => test.app.project.getState().open
  const come = (path: string) => performAction(test.app, namedAction(path), words)
  return { ...test, open, come }
}

describe('an address that asks for something', () => {
  it('[D-56] begins, opens or shows what the closed list names, for a login’s link too; all else leads home, and guards hold', async () => {
    const seller = visit()
    for (const [path, ends] of [
      ['/do/projects', '/projects'],
      ['/do/itemsearch', '/itemsearch'],
      ['/do/configurator3d', '/configurator3d'],
      ['/do/configurator2d', '/configurator2d'],
      ['/do/Inspiration?x=1', '/inspiration'],
      ['/rsalogin/KEY/projects', '/projects'],
      ['/aeslogin/KEY/configurator2d', '/configurator2d'],
      ...['/do/logs', '/do/__proto__', '/do/toString', '/do/', '/rsalogin/KEY', '/do/%2f%2fevil'].map(
        (unknown) => [unknown, '/home'] as const,
      ),
    ] as const) {
      await seller.come(path)
      expect([path, seller.paths.at(-1)]).toEqual([path, ends])
    }
    expect(seller.open()).toBeNull()

    await seller.come('/do/newproject')
    expect([seller.open()?.id, seller.paths.at(-1)]).toEqual([null, '/itemsearch/newprj'])
    expect(seller.open()?.desk.current().document.header.name).toBe('New project')
    // What is open and changed is asked about first.
    seller.open()?.desk.run(renameProject, { name: 'Changed' })
    const opening = seller.come('/do/openproject?id=7')
    await seller.wait(0)
    const [dialog] = seller.app.dialogs.store.getState().open
    expect(dialog).toMatchObject({ name: 'ask', question: { question: 'Save current project?' } })
    seller.app.dialogs.answer(dialog?.key ?? 0, 'no')
    await opening
    expect([seller.open()?.id, seller.paths.at(-1)]).toEqual([7, '/configurator3d'])
    expect(await seller.come('/do/openproject?id=8')).toEqual({ ok: false, message: 'Project not found' })
    expect(await seller.come('/do/openproject')).toEqual({ ok: false, message: 'Missing id project' })

    const nobody = visit(null)
    for (const path of ['/do/newproject', '/rsalogin/KEY/openproject?id=7', '/do/inspiration']) {
      await nobody.come(path)
    }
    const wanted = nobody.paths.map((path) => decodeURIComponent(path.replace('/home?redirectFrom=', '')))
    expect(wanted).toEqual(['/do/newproject', '/do/openproject?id=7', '/do/inspiration'])
    expect(wanted.map(pathAfterLogin)).toEqual(wanted)
    expect([nobody.open(), nobody.calls]).toEqual([null, []])

    const guest = visit('guest')
    await guest.come('/do/projects')
    expect(guest.paths).toEqual([`/home?redirectFrom=${encodeURIComponent('/do/projects')}`])
    await guest.come('/do/inspiration')
    expect(guest.paths.at(-1)).toBe('/inspiration')
  })
})
