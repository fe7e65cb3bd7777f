import type { Pack, PriceItem } from '@arredo/catalogue'
import type { Profile } from '@arredo/contract'
import { applyChanges, done, newDocument, type ProjectDocument, placeArticle, refuse } from '@arredo/project'
import { samplePack, sampleTradeTerms } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import type { PricesAnswer } from '../dialogs/dialog-questions.ts'
import { dialogTable, type QuestionOf } from '../dialogs/dialog-table.ts'
import { openProject } from '../project/open-project.ts'
import { isChanged } from '../project/project-store.ts'
import { appForTests, profileFor } from '../testing/app-for-tests.ts'
import { recomputePrices } from './recompute-prices.ts'

const [door] = samplePack.articles
if (!door) throw new Error('The sample has no article')
const autumn = {
  ...{ code: 'AUTUMN', name: { en: 'Autumn' }, from: '2026-10-01', to: '2026-10-31', rate: '0.1' },
  ...{ priority: 1, stacks: false },
}

function edition(version: string, factor: number, changes: Partial<Pack> = {}): Pack {
  const times = (cell: string | null) => cell && (Number(cell) * factor).toFixed(2)
  return {
    ...samplePack,
    version,
    promotions: [autumn],
    articles: [door as NonNullable<typeof door>, { ...(door as NonNullable<typeof door>), code: 'B-OLD' }],
    priceLists: samplePack.priceLists.map((list) => ({
      ...list,
      items: list.items.flatMap((item): readonly PriceItem[] => {
        if (item.kind !== 'matrix') return [item]
        const priced = { ...item, cells: item.cells.map((row) => row.map(times)) }
        return [priced, { ...priced, article: 'B-OLD' }]
      }),
    })),
    ...changes,
  }
}

const was = edition('1', 1)
const is = edition('2', 1.1, {
  articles: was.articles.map((one) => (one.code === 'B-OLD' ? { ...one, replacedBy: 'B-DOOR' } : one)),
})
const packs: Readonly<Record<string, Pack>> = { 'hash-0': was, 'hash-1': is }

const empty = newDocument({
  ...{ name: 'Stored', alternative: 'a', priceDate: '2026-10-20', priceList: 'EUR2026', shop: 'A' },
  packs: { KITCHEN: 'hash-0' },
})
const stored = [
  { row: 'r1', article: 'B-DOOR', quantity: 1 },
  { row: 'r2', article: 'B-DOOR', quantity: 3 },
  { row: 'r3', article: 'B-OLD', quantity: 1 },
].reduce((document, input) => {
  const unit = {
    catalogue: 'KITCHEN',
    model: 'LINEO_STD',
    side: 'L',
    choices: { W: 450 },
    placement: null,
  } as const
  const placed = placeArticle.run(document, { ...unit, ...input })
  if (!placed.ok) throw new Error(placed.message)
  return placed.value
}, empty)

const shop = { code: 'A', name: 'A', country: 'IT', currency: 'EUR', priceList: 'EUR2026' }

type Script = {
  readonly document?: ProjectDocument
  readonly profile?: Profile
  readonly answer?: PricesAnswer | null
  readonly offers?: readonly object[]
  readonly limits?: object
  readonly prices?: 'ask' | 'tell'
}

const seller = profileFor('pro', { shop, shops: [shop] })

/** Opens the stored project where hash-1 is sold, on the fifteenth of November. */
async function open({
  document = stored,
  profile = seller,
  answer = null,
  offers = [],
  limits,
  prices,
}: Script = {}) {
  const test = appForTests(
    {
      'projects/load': () => {
        const { trade, ...plain } = document
        const sheet = profile.kind === 'pro' ? { trade } : {}
        return { ok: true, value: { id: 7, revision: 3, savedAt: '', document: plain, ...sheet } }
      },
      'offers/list': () => ({ ok: true, value: offers }),
      'catalogues/tradeTerms': () => ({
        ok: true,
        value: sampleTradeTerms.map((terms) => ({ ...terms, ...(limits && { limits }) })),
      }),
    },
    {
      pack: is,
      ports: { fetchPack: async (hash) => (packs[hash] ? done(packs[hash]) : refuse('No pack')) },
    },
  )
  const { app } = test
  app.session.setState({ profile })
  const questions: QuestionOf<'priceList'>[] = []
  const stop = app.dialogs.store.subscribe(() =>
    queueMicrotask(() => {
      for (const dialog of app.dialogs.store.getState().open) {
        if (dialog.name !== 'priceList') throw new Error(`${dialog.name} was asked`)
        questions.push(dialog.question)
        app.dialogs.answer(dialog.key, answer)
      }
    }),
  )
  const opened = await openProject(app, 7, {
    noSaveRequest: true,
    goTo: '/configurator3d',
    ...(prices && { prices }),
  })
  expect(opened).toEqual({ ok: true, value: 'Project loaded' })
  expect(test.paths).toEqual(['/configurator3d'])
  const project = () => {
    const now = app.project.getState().open
    if (!now) throw new Error('No project is open')
    return now
  }
  const { desk } = project()
  const price = () => desk.current().evaluation.prices.customer
  const row = (id: string) => price()?.rows[id]?.total ?? null
  return { ...test, questions, project, desk, price, row, stop }
}

const update = (chosen: Readonly<Record<string, 'new' | 'keep' | 'replace'>> = {}): PricesAnswer => ({
  ...{ kind: 'update', chosen, reason: 'Price of October' },
})
const withTerms = (changes: Partial<ProjectDocument['header']>) => applyChanges(stored, { header: changes })

describe('opening a project whose prices are of another day', () => {
  it('[A-52 part] [A-153] tells a seller row by row what the list of the shop changes, and why', async () => {
    const { questions, project, price } = await open()
    const [question] = questions
    if (!question) throw new Error('Nothing was asked')
    expect(dialogTable.priceList.title(question)).toBe('Possible price list issue')
    const { report } = question
    expect([report.from.packs, report.to]).toEqual([
      { KITCHEN: 'hash-0' },
      { priceList: 'EUR2026', priceDate: '2026-11-15', packs: { KITCHEN: 'hash-1' } },
    ])
    const [prices] = report.alternatives
    expect(prices?.old).toBe(price()?.total)
    expect(prices?.reasons).toContainEqual({ kind: 'list', old: 'EUR2026 1', new: 'EUR2026 2' })
    expect(prices?.rows.map(({ row, treatments }) => [row, treatments])).toEqual([
      ['r1', ['new', 'keep']],
      ['r2', ['new', 'keep']],
      ['r3', ['replace', 'new', 'keep']],
    ])
    const kinds = prices?.rows.map(({ reasons }) => reasons.map(({ kind }) => kind))
    expect(kinds).toEqual([
      ['base', 'promotion'],
      ['base', 'promotion'],
      ['discontinued', 'base', 'promotion'],
    ])
    // Waved away, nothing has changed.
    expect(isChanged(project())).toBe(false)
  })

  it('[A-52] yes updates, as one step that can be undone with list, date, edition and rows', async () => {
    const { questions, desk, price, project } = await open({ answer: update() })
    const [question] = questions
    const told = question?.report.price({}).totals.a
    expect(price()?.total).toBe(told)
    const { document } = desk.current()
    expect(document.header).toMatchObject({ priceDate: '2026-11-15' })
    expect(document.packs).toEqual({ KITCHEN: 'hash-1' })
    expect(document.rows.r3).toMatchObject({ article: 'B-DOOR', choices: { W: 450 } })
    expect(desk.current().undoes).toBe('Update the prices')

    expect(desk.undo().ok).toBe(true)
    expect(desk.current().document).toEqual(stored)
    expect(price()?.total).toBe(question?.report.alternatives[0]?.old)
    expect(isChanged(project())).toBe(false)
    desk.redo()
    expect(price()?.total).toBe(told)
  })

  it('[A-52 part] row by row: one keeps its old price as the seller’s own, and the total is the one that was told', async () => {
    const chosen = { r1: 'keep', r2: 'new', r3: 'new' } as const
    const { questions, desk, row, price } = await open({ answer: update(chosen) })
    const [question] = questions
    const rows = question?.report.alternatives[0]?.rows ?? []
    // To the cent without VAT; VAT is rounded on the whole, and one cent of it may fall on another row.
    expect(Math.abs((row('r1') ?? 0) - (rows[0]?.old ?? 0))).toBeLessThanOrEqual(1)
    expect(Math.abs((row('r2') ?? 0) - (rows[1]?.new ?? 0))).toBeLessThanOrEqual(1)
    expect(price()?.total).toBe(question?.report.price(chosen).totals.a)
    const { document } = desk.current()
    const net = (await open()).desk.current().evaluation.prices.trade?.rows.r1?.sale?.net
    expect(document.rows.r3).toMatchObject({ article: 'B-OLD' })
    expect(document.rows.r1).toMatchObject({ adjustment: { kind: 'price', amount: net } })
    expect(document.trade.r1).toEqual({ reason: 'Price of October', keptUntil: '2027-01-18' })
    desk.undo()
    expect(desk.current().document).toEqual(stored)
  })

  it('a price is kept within what a seller may give', async () => {
    const { questions } = await open({ limits: { reduction: '0.01' } })
    const report = questions[0]?.report
    expect(report?.price({}).problem).toBeNull()
    expect(report?.price({ r1: 'keep', r2: 'keep', r3: 'keep' }).problem).toBe(
      'This takes off more than a seller may give',
    )
  })

  it('[D-133 part] keeps all of them until the offer lapses, or for a quarter, and is not asked about again before', async () => {
    const offers = [{ validUntil: '2026-11-30' }, { validUntil: '2026-10-30' }]
    const offered = await open({ answer: { kind: 'keep' }, offers })
    expect(offered.questions[0]).toMatchObject({ until: '2026-11-30', mayKeep: true })
    const kept = await open({ answer: { kind: 'keep' } })
    expect(kept.questions[0]).toMatchObject({ until: '2027-01-18', mayKeep: true })

    const { document } = kept.desk.current()
    expect(document).toEqual({ ...stored, trade: { header: { keptUntil: '2027-01-18' } } })
    expect((await open({ document })).questions).toEqual([])
    const lapsed = { ...stored, trade: { header: { keptUntil: '2026-11-14' } } }
    const { desk } = await open({ document: lapsed, answer: update() })
    expect(desk.current().document.trade.header).toBeUndefined()
    expect((await open({ document: withTerms({ priceDate: '2026-08-16' }) })).questions[0]).toMatchObject({
      ...{ until: null, mayKeep: false },
    })
  })

  it('a kept price of a row lapses with its day, and nothing else of a seller’s own does', async () => {
    const { desk } = await open({ answer: update({ r1: 'keep', r2: 'keep', r3: 'new' }) })
    const { document } = desk.current()
    expect((await open({ document })).questions).toEqual([])
    const over = { ...document, trade: { ...document.trade, r1: { reason: 'x', keptUntil: '2026-11-14' } } }
    const again = await open({ document: over, answer: update() })
    const rows = again.questions[0]?.report.alternatives[0]?.rows
    expect(rows?.map(({ row, reasons }) => [row, reasons.map(({ kind }) => kind)])).toEqual([
      ['r1', expect.arrayContaining(['base'])],
    ])
    expect(again.desk.current().document.rows.r1).not.toHaveProperty('adjustment')
    expect(again.desk.current().document.rows.r2).toHaveProperty('adjustment')
  })

  it('asks about another list of the shop even if nothing costs anything else, and not about an edition that changes nothing', async () => {
    const american = { ...shop, priceList: 'USD2026' }
    const { questions } = await open({ profile: profileFor('pro', { shop: american, shops: [american] }) })
    expect(questions[0]?.report).toMatchObject({ to: { priceList: 'USD2026' }, isDifferent: true })
    const today = { ...withTerms({ priceDate: '2026-11-14' }), packs: { KITCHEN: 'hash-1' }, rows: {} }
    expect((await open({ document: today })).questions).toEqual([])
    // It cannot be saved any more: there is nothing to decide.
    expect((await open({ document: withTerms({ status: 'ordered' }) })).questions).toEqual([])
  })

  it('[D-133 part] who is no seller, or opened by a host, is told and keeps what the project costs', async () => {
    for (const script of [
      { profile: profileFor('customer') },
      { profile: profileFor('guest') },
      { prices: 'tell' as const },
    ]) {
      const { app, questions, desk, stop } = await open(script)
      expect(questions).toEqual([])
      expect(desk.current().document.header.priceDate).toBe('2026-10-20')
      const [notice] = app.notices.store.getState().shown
      expect(notice?.message).toBe('Prices have changed since this project was made. It keeps its own.')
      stop()
      notice?.action?.run()
      await new Promise((resolve) => setTimeout(resolve))
      const [dialog] = app.dialogs.store.getState().open
      const mode = script.prices ? 'ask' : 'tell'
      expect(dialog).toMatchObject({ name: 'priceList', question: { mode, report: { face: 'customer' } } })
    }
  })
})

describe('[A-60 part] prices that are computed again', () => {
  it('are those of today while nothing was promised, after the seller has seen them; else they stay', async () => {
    const dates = async (
      status: 'unassigned' | 'assigned' | 'sellerDesign' | 'offer',
      answer: PricesAnswer | null,
    ) => {
      const { app, desk } = await open({ document: withTerms({ status }), prices: 'tell', answer })
      const computed = await recomputePrices(app)
      return [computed.ok, desk.current().document.header.priceDate]
    }
    for (const status of ['unassigned', 'assigned', 'sellerDesign'] as const) {
      expect(await dates(status, update())).toEqual([true, '2026-11-15'])
    }
    expect(await dates('assigned', null)).toEqual([false, '2026-10-20'])
    expect(await dates('offer', update())).toEqual([true, '2026-10-20'])
    // Where they change nothing, only the date is another one.
    const same = {
      ...withTerms({ status: 'assigned', priceDate: '2026-11-14' }),
      packs: { KITCHEN: 'hash-1' },
      rows: {},
    }
    const { app, desk, questions } = await open({ document: same })
    expect(await recomputePrices(app)).toMatchObject({ ok: true })
    expect([questions, desk.current().document.header.priceDate]).toEqual([[], '2026-11-15'])
    expect(desk.current().undoes).toBe('Update the prices')
  })
})
