import { type CatalogueListing, mainCatalogue } from '@arredo/contract'
import { done, newDocument, placeArticle, type Result, refuse } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { newProject } from '../project/new-project.ts'
import { openProject } from '../project/open-project.ts'
import { takeOver } from '../project/take-over.ts'
import { appForTests, failure, profileFor, settle } from '../testing/app-for-tests.ts'
import { openCatalogue } from './open-catalogue.ts'

type Wanted = Result<typeof samplePack>

const options = { name: 'New', noSaveRequest: true, goTo: null }
const door = { model: 'LINEO_STD', article: 'B-DOOR', side: 'L', choices: {}, placement: null } as const

/** A brand with fifty catalogues like the sample; what it sells can be changed, and packs can be held back. */
function brand(who: 'guest' | 'pro' = 'guest') {
  const listing = (code: string, articleCount: number, edition = 1): CatalogueListing => ({
    ...{ code, name: {}, version: String(edition), hash: `${code}-${edition}`, articleCount, alsoValid: [] },
  })
  let sold = Array.from({ length: 50 }, (_, index) => listing(`C${index + 1}`, index === 7 ? 900 : 10))
  let isReachable = true
  const fetched: string[] = []
  const held = new Map<string, (pack: Wanted) => void>()
  const heldBack = new Set<string>()
  const packOf = (hash: string): Wanted => done({ ...samplePack, code: hash.split('-')[0] ?? '' })
  const stored = newDocument({
    ...{ name: 'Stored', alternative: 'a', priceDate: '2026-11-15', priceList: 'EUR2026' },
    packs: { C3: 'C3-1', C4: 'C4-0' },
  })
  const test = appForTests(
    {
      'catalogues/list': () =>
        isReachable ? { ok: true, value: sold } : failure('unavailable', 'No connection'),
      'catalogues/tradeTerms': ({ hash }: { hash: string }) => ({
        ok: true,
        value: [
          {
            priceList: 'EUR2026',
            discounts: [{ code: 'D', name: {}, rate: hash === 'C9-1' ? '0.9' : '0.2' }],
          },
        ],
      }),
      'projects/load': () => ({
        ok: true,
        value: { id: 7, revision: 3, savedAt: '2026-11-15T10:00:00Z', document: stored },
      }),
    },
    {
      ports: {
        fetchPack(hash) {
          fetched.push(hash)
          if (!isReachable) return Promise.resolve(refuse('No connection'))
          if (!heldBack.has(hash)) return Promise.resolve(packOf(hash))
          return new Promise((resolve) => held.set(hash, resolve))
        },
      },
    },
  )
  test.app.session.setState({ profile: profileFor(who) })
  const open = () => {
    const project = test.app.project.getState().open
    if (!project) throw new Error('no project')
    return project
  }
  return {
    ...test,
    fetched,
    open,
    sell: (code: string, edition: number) => {
      sold = [
        ...sold.filter((one) => one.code !== code),
        ...(edition > 0 ? [listing(code, 10, edition)] : []),
      ]
    },
    holdBack: (hash: string) => void heldBack.add(hash),
    deliver: (hash: string) => held.get(hash)?.(packOf(hash)),
    cutOff: (isCut: boolean) => {
      isReachable = !isCut
    },
    /** As the editor does: with the hash of the pack that was opened. */
    place(code: string, row: string) {
      const catalogue = open().catalogues().get(code)
      const [pack] = [...test.app.range.store.getState().opened].find(([, one]) => one === catalogue) ?? []
      if (pack === undefined) throw new Error(`${code} is not open`)
      return open().desk.run(placeArticle, { ...door, row, catalogue: code, pack })
    },
  }
}

describe('a brand with fifty catalogues', () => {
  it('begins a project with its largest one alone, and opens one with what it pins', async () => {
    const { app, fetched, open } = brand()
    await newProject(app, options)
    expect(fetched.splice(0)).toEqual(['C8-1'])
    expect(open().desk.current().document).toMatchObject({
      packs: { C8: 'C8-1' },
      header: { priceList: 'EUR2026' },
    })

    await openProject(app, 7, options)
    expect(fetched).toEqual(['C3-1', 'C4-0'])
    expect([...open().context(open().desk.current().document).catalogues.keys()]).toEqual(['C3', 'C4'])
  })

  it('begins with the forced one where there is one; nobody is offered a local one', () => {
    const listed = [
      { code: 'SMALL', articleCount: 1 },
      { code: 'LARGE', articleCount: 9 },
    ]
    expect(mainCatalogue({}, listed)?.code).toBe('LARGE')
    expect(mainCatalogue({ forcedCatalogue: 'SMALL' }, listed)?.code).toBe('SMALL')
    expect(mainCatalogue({ localCatalogues: ['LARGE'] }, listed)?.code).toBe('SMALL')
    expect(mainCatalogue({}, [])).toBeNull()
  })

  it('opens another one when it is wanted, once, and what is placed from it pins it', async () => {
    const { app, fetched, open, place, holdBack, deliver } = brand()
    await newProject(app, options)
    holdBack('C9-1')
    const wanted = [openCatalogue(app, 'C9'), openCatalogue(app, 'C9')]
    await settle()
    expect(open().catalogues().has('C9')).toBe(false)
    deliver('C9-1')
    const [one, two] = await Promise.all(wanted)
    expect(one).toMatchObject({ ok: true, value: { pack: { code: 'C9' } } })
    expect(two).toEqual(one)
    expect(fetched).toEqual(['C8-1', 'C9-1'])

    const { desk } = open()
    expect(desk.current().document.packs).toEqual({ C8: 'C8-1' })
    place('C9', 'r')
    expect(desk.current().document.packs).toEqual({ C8: 'C8-1', C9: 'C9-1' })
    expect(desk.current().evaluation.findings).toEqual([])
    expect(desk.current().evaluation.prices.customer?.total).toBeGreaterThan(0)
  })

  it('places the edition sold at that moment; what an article pinned stays pinned, through undo and redo', async () => {
    const { app, open, place, sell } = brand()
    await newProject(app, options)
    await openCatalogue(app, 'C9')
    place('C9', 'first')
    open().desk.undo()
    sell('C9', 2)
    await openCatalogue(app, 'C9')
    open().desk.redo()
    expect(open().desk.current().document.packs.C9).toBe('C9-1')
    expect(open().desk.current().evaluation.findings).toEqual([])
    open().desk.undo()
    place('C9', 'second')
    expect(open().desk.current().document.packs.C9).toBe('C9-1')

    sell('C9', 3)
    await openCatalogue(app, 'C9')
    await app.range.list()
    await app.range.open('C9-3')
    place('C9', 'third')
    expect(open().desk.current().document.packs.C9).toBe('C9-1')
  })

  it('says why one cannot be had, and has it once it can', async () => {
    const { app, open, sell, cutOff, warnings } = brand()
    await newProject(app, options)
    cutOff(true)
    const message = 'Its catalogue could not be fetched. Check your connection and try again.'
    expect(await openCatalogue(app, 'C9')).toEqual({ ok: false, message })
    expect(warnings).toEqual(['A catalogue could not be opened: No connection'])
    sell('C10', 0)
    cutOff(false)
    const gone = { ok: false, message: 'Its catalogue is no longer sold.' }
    expect(await openCatalogue(app, 'C10')).toEqual(gone)
    expect(await openCatalogue(app, 'C9')).toMatchObject({ ok: true })
    expect(open().catalogues().has('C9')).toBe(true)
  })

  it('has a pack that was missing when the project was opened as soon as it can be fetched', async () => {
    const { app, open, place } = brand()
    await newProject(app, options)
    place('C8', 'r')
    const { desk } = open()
    desk.open({ ...desk.current().document, packs: { C8: 'C8-0' } })
    expect(desk.current().evaluation.findings).toMatchObject([{ code: 'unknownArticle' }])
    await openCatalogue(app, 'C8')
    expect(desk.current().evaluation.findings).toEqual([])
  })
})

describe('terms of the trade', () => {
  it('[D-80 part] come with each pack, count for what the document pins alone, and go with the person', async () => {
    const { app, open, place } = brand('pro')
    await newProject(app, options)
    await openCatalogue(app, 'C9')
    const termsOf = () => open().context(open().desk.current().document).discounts
    expect([...termsOf().keys()]).toEqual(['C8'])
    place('C9', 'r')
    expect(termsOf().get('C9')?.get('EUR2026')).toMatchObject([{ rate: '0.9' }])
    const trade = () => open().desk.current().evaluation.prices.trade?.total
    const before = trade()
    expect(before).toBeGreaterThan(0)

    app.session.setState({ profile: profileFor('customer') })
    expect(termsOf().size).toBe(0)
    app.session.setState({ profile: profileFor('pro') })
    await settle()
    expect(trade()).toBe(before)
  })
})

describe('a document from elsewhere', () => {
  it('is given the packs sold now for what it does not pin', async () => {
    const { app, open, fetched } = brand()
    const row = { id: 'r', kind: 'article', catalogue: 'C5', order: 1, quantity: 1, ...door } as const
    const flags = { drawn: true, offered: true, ordered: true }
    const given = newDocument({ name: '', alternative: 'a', priceDate: '2026-11-15', priceList: 'EUR2026' })
    await newProject(app, {
      ...options,
      async fill(project) {
        await takeOver(app, project, { ...given, rows: { r: { ...row, flags, alternative: 'a' } } })
        return done('')
      },
    })
    expect(fetched).toEqual(['C8-1', 'C5-1'])
    expect(open().desk.current().document.packs).toEqual({ C5: 'C5-1', C8: 'C8-1' })
    expect(open().desk.current().evaluation.findings).toEqual([])
  })
})
