import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { appForTests, failure, sessionFor } from '../testing/app-for-tests.ts'
import { testGallery } from '../testing/test-gallery.ts'
import { type DemoWish, openDemo } from './open-demo.ts'

const [article] = samplePack.articles
const code = article?.code ?? ''
const guest = { 'auth/guest': () => ({ ok: true, value: sessionFor('guest') }) as const }

function demo(handlers: Parameters<typeof appForTests>[0]) {
  const test = appForTests({ ...guest, ...handlers }, { pack: samplePack, config: { isguest: true } })
  const outside = {
    goTo: async (path: string) => test.app.ports.navigate(path),
    select: () => {},
    newProjectName: () => 'New project',
  }
  const rows = () =>
    Object.values(test.app.project.getState().open?.desk.current().document.rows ?? {}).map((row) =>
      row.kind === 'article' ? row.article : row.kind,
    )
  return {
    ...test,
    rows,
    open: (wish: DemoWish) => openDemo({ app: test.app, outside: outside as never }, wish),
  }
}

describe('/demo', () => {
  it('[A-17 part, D-57] with nothing named opens the first furnished room for a guest, asking nothing', async () => {
    const { app, paths, rows, open, calls } = demo(testGallery(samplePack, 'Loft').handlers)
    expect(await open({ catalogue: '-', article: '' })).toMatchObject({ ok: true })
    expect(app.session.getState().profile?.kind).toBe('guest')
    expect(rows()).toEqual([code, code])
    expect(paths).toEqual(['/configurator3d'])
    expect(calls.find(({ name }) => name === 'auth/guest')).toBeDefined()
    expect(app.dialogs.store.getState().open).toEqual([])
  })

  it('[A-17 part, D-57] places what the address names, in its language, in a room', async () => {
    const { app, paths, rows, open, shownLanguages } = demo({})
    const named = { article: code.toLowerCase(), side: 'r', classification: 'base', model: 'lineo_pro' }
    const wish = { catalogue: samplePack.code, ...named, header: 'front=oak', language: 'IT' }
    expect(await open(wish)).toMatchObject({ ok: true })
    expect(rows()).toEqual([code])
    const { document } = app.project.getState().open?.desk.current() ?? {}
    expect(Object.values(document?.rows ?? {})).toMatchObject([{ side: 'R', model: 'LINEO_PRO' }])
    expect(document?.alternatives[document.header.activeAlternative]?.choices).toEqual({ FRONT: 'OAK' })
    expect(shownLanguages.at(-1)).toBe('it')
    expect(paths).toEqual(['/configurator3d'])
    // Another one asks nothing of a project that is not saved, and says what is wrong with the address.
    expect(await open({ ...wish, classification: 'wall' })).toMatchObject({ message: 'Article not found' })
    expect(app.dialogs.store.getState().open).toEqual([])
    expect(Object.keys(app.project.getState().open?.desk.current().document.walls ?? {})).toHaveLength(4)
  })

  it('[A-17 part, D-57] without an article ends at the search, and says what is wrong', async () => {
    const { paths, open } = demo({})
    expect(await open({ catalogue: samplePack.code })).toMatchObject({ ok: true })
    expect(paths).toEqual(['/itemsearch'])
    expect(await open({ catalogue: 'NONE', article: code })).toEqual({
      ok: false,
      message: 'Catalog not found',
    })
  })

  it('[D-57] a brand without guests asks for a login', async () => {
    const { open, paths } = demo({ 'auth/guest': () => failure('forbidden', '11-Wrong User ID: guest') })
    expect(await open({})).toEqual({ ok: false, message: 'Log in to try the planner.' })
    expect(paths).toEqual([])

    const closed = appForTests({}, { config: { isguest: false } })
    expect(await openDemo({ app: closed.app, outside: {} as never }, {})).toMatchObject({ ok: false })
    expect(closed.calls).toEqual([])
  })
})
