import { fromWireProject } from '@arredo/contract'
import type { HostAnswer } from '@arredo/contract/host'
import { itemToPlan, shellOf } from '@arredo/geometry'
import { newDocument, type ProjectDocument, placeArticle, refuse, standingRow } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { failure, sessionFor } from '../testing/app-for-tests.ts'
import { hostForTests } from '../testing/host-for-tests.ts'

const insert = { action: 'insertArticle', catalog: 'KITCHEN', article: 'B-DOOR' }
const room = { addRoom: true, roomDimension: [4000, 3000] }
const saved = { id: 9, revision: 1, savedAt: '2026-11-15T10:00:00Z', status: 'unassigned', price: null }
const stored = newDocument({
  name: 'Stored',
  alternative: 'a',
  priceDate: '2026-11-15',
  priceList: 'EUR2026',
})

type Content = { content: Record<string, unknown> }
const contentOf = (answer: HostAnswer | undefined) => (answer as unknown as Content).content

function seller(handlers = {}, options = {}) {
  const host = hostForTests(handlers, { pack: samplePack, ...options })
  const document = () => {
    const { open } = host.app.project.getState()
    if (!open) throw new Error('no project')
    return open.desk.current().document
  }
  const rows = () => Object.values(document().rows)
  const choices = () => document().alternatives[document().header.activeAlternative]?.choices
  return { ...host, document, rows, choices, isOpen: () => host.app.project.getState().open !== null }
}

describe('doLoginPro', () => {
  it('[D-09] a shop that is refused leaves who logged in logged in, and the language as it was', async () => {
    const handlers = {
      'auth/login': () => ({ ok: true, value: sessionFor('pro', { language: 'en' }) }) as const,
    }
    const host = hostForTests(handlers, { who: null, config: { hostMayLogIn: true } })
    const login = { action: 'doLoginPro', userid: 'atlas', username: 'seller', password: 'x' }
    expect(await host.ask({ ...login, shop: 'XX', lang: 'it' })).toMatchObject({
      status: 1,
      message: 'User Pro authenticated, Shop not available for user',
    })
    expect(host.app.session.getState().profile?.kind).toBe('pro')
    expect(host.shownLanguages).not.toContain('it')
  })
})

describe('newProject', () => {
  it('[H-19, H-08, D-10, D-19, H-66] opens with room, header variants and the host’s data, on the 3D view', async () => {
    const host = seller()
    await host.ask({
      action: 'newProject',
      ...room,
      header: 'front=oak;w=450;x=1',
      addToCustomerFields: { cart: 5 },
    })
    expect(host.path()).toBe('/configurator3d')
    expect(Object.keys(host.document().walls)).toHaveLength(4)
    expect(host.choices()).toEqual({ FRONT: 'OAK', W: 450 })
    expect(host.document().header.customerFields).toEqual({ iframeData: { cart: 5 } })
    expect(host.warnings).toContain('No catalogue knows the header variant X=1')
    expect(host.app.project.getState().open?.desk.current().undoes).toBeNull()
  })

  it('[D-22] noConfigure: the work is done, the app stays where it is', async () => {
    const host = seller()
    await host.ask({ action: 'newProject', noConfigure: true })
    expect([host.path(), host.isOpen()]).toEqual(['/home', true])
  })

  it('[H-24, H-21, H-22] asks to save, then for the customer, then builds the room; the room dialog stays shut', async () => {
    const host = seller({}, { config: { customerAssignment: true, selectRoom: true } })
    const [first] = [await host.ask({ action: 'newProject', ...room }, [{ kind: 'skip' }])]
    expect(first).toMatchObject({ status: 0 })
    const asked: string[] = []
    host.app.dialogs.store.subscribe(({ open }) => open.map(({ name }) => asked.push(name)))
    await host.ask({ action: 'newProject', ...room }, ['no', { kind: 'skip' }])
    expect(asked).toEqual(['ask', 'customerAssignment'])
  })

  it('[H-24] guests are not asked for a customer, and noSaveRequest asks nothing', async () => {
    const host = seller({}, { who: 'guest', config: { customerAssignment: true } })
    expect(await host.ask({ action: 'newProject', ...room })).toMatchObject({ status: 0 })
    expect(await host.ask({ action: 'newProject', noSaveRequest: true })).toMatchObject({ status: 0 })
  })

  it('[D-25, H-25 part] a cancelled assignment empties the project', async () => {
    const host = seller({}, { config: { customerAssignment: true } })
    expect(await host.ask({ action: 'newProject' }, [null])).toMatchObject({
      status: 1,
      message: 'Operation cancelled',
    })
    expect(host.isOpen()).toBe(false)
  })

  it('[D-24] what fails before anything is emptied leaves the open project as it is', async () => {
    const host = seller({ 'projects/save': () => failure('forbidden', 'No') })
    await host.ask({ action: 'newProject', ...room })
    const before = host.document()
    expect(await host.ask({ action: 'newProject', catalog: 'none' })).toMatchObject({
      message: 'Catalog not found',
    })
    expect(await host.ask({ action: 'newProject' }, ['yes'])).toMatchObject({
      status: 1,
      message: 'Project not saved',
    })
    expect(await host.ask({ ...insert, article: 'none' })).toMatchObject({ message: 'Article not found' })
    expect(host.document()).toBe(before)
  })

  it('[H-64] the chosen customer’s mail is what the project JSON calls its customer, and the address is filled', async () => {
    const host = seller({}, { config: { customerAssignment: true } })
    const names = {
      firstName: 'R',
      lastName: 'Rossi',
      street: 'Via 1',
      postalCode: '20121',
      city: 'Milano',
      country: 'IT',
    }
    const customer = { email: 'r@x.it', mobile: '1', ...names }
    await host.ask({ action: 'newProject' }, [{ kind: 'select', customer }])
    const content = contentOf(await host.ask({ action: 'getJsonProject' }))
    expect(JSON.stringify(content)).toContain('"customercod":"r@x.it"')
    expect(JSON.stringify(content)).toContain(
      '"orderaddress":[{"city":"Milano","country":"IT","countrycode":"IT","county":"","email":"r@x.it","firstname":"R","mobile":"1","postalcode":"20121","street":"Via 1","surname":"Rossi","vat":""}]',
    )
    expect(fromWireProject(content)).toMatchObject({ ok: true, value: { header: { customer } } })
  })
})

describe('insertArticle', () => {
  it('[H-35, H-19, D-20] a new project, the article against a wall, priced, selected, in the planner', async () => {
    const host = seller()
    await host.ask({ ...insert, ...room, side: 'R', header: 'FRONT=OAK' })
    const [row] = host.rows()
    expect(row).toMatchObject({ article: 'B-DOOR', model: 'LINEO_STD', side: 'R', choices: {} })
    expect(row).toMatchObject({ placement: { seat: { on: 'wall' } } })
    expect(
      host.app.project.getState().open?.desk.current().evaluation.prices.customer?.total,
    ).toBeGreaterThan(0)
    expect([host.path(), host.selected()]).toEqual(['/configurator3d', [row?.id]])

    const [handed] = samplePack.articles
    if (!handed) throw new Error('The sample has an article')
    const plain = seller({}, { pack: { ...samplePack, articles: [{ ...handed, sides: [] }] } })
    expect(await plain.ask({ ...insert, side: 'R' })).toMatchObject({ status: 0 })
    expect(plain.rows()).toMatchObject([{ side: 'L' }])
    expect(host.choices()).toEqual({ FRONT: 'OAK' })
  })

  it('[H-07] newProject false adds to the open one as one step of undo, never inside what stands there', async () => {
    const host = seller()
    await host.ask({ ...insert })
    for (let more = 0; more < 3; more++) await host.ask({ ...insert, newProject: false, header: 'FRONT=OAK' })
    const lefts = host.rows().map((row) => ('placement' in row ? row.placement?.at[0] : null))
    expect(new Set(lefts).size).toBe(4)
    const desk = host.app.project.getState().open?.desk
    desk?.undo()
    expect(host.rows()).toHaveLength(3)
    desk?.undo()
    desk?.undo()
    expect(host.choices()).toEqual({})
  })

  it('puts a blind end into a corner of the room, whichever hand that asks for', async () => {
    for (const side of ['L', 'R']) {
      const host = seller({}, { pack: await kitchenPack() })
      await host.ask({ ...insert, ...room, article: 'B-BLIND', side })
      const { document, evaluation } = host.app.project.getState().open?.desk.current() ?? {}
      const unit = host.rows().find((row) => row.kind === 'article' && row.article === 'B-BLIND')
      const snaps = evaluation?.articles[unit?.id ?? '']?.snaps
      const standing = document && evaluation && standingRow(document, evaluation, unit?.id ?? '')
      const blind = snaps?.find(({ code }) => code === 'corner')?.at
      if (!standing || !blind) throw new Error('It stands there')
      const end = itemToPlan(standing.place, [
        blind[0] < standing.size.width / 2 ? 0 : standing.size.width,
        0,
      ])
      const corners = Object.values(document.corners).map(({ at }) =>
        Math.hypot(at[0] - end[0], at[1] - end[1]),
      )
      expect(Math.min(...corners), side).toBeLessThan(1)
    }
  })

  it('[H-32, D-11] catalogue and model that were set for the open project need not be repeated', async () => {
    const host = seller()
    await host.ask({ action: 'setModel', catalog: 'KITCHEN', model: 'LINEO_PRO' })
    expect(await host.ask({ action: 'insertArticle', article: 'B-DOOR', newProject: false })).toMatchObject({
      status: 0,
    })
    expect(host.rows()[0]).toMatchObject({ model: 'LINEO_PRO' })
    expect(await host.ask({ action: 'insertArticle', article: 'B-DOOR', noSaveRequest: true })).toMatchObject(
      { message: 'Missing catalog' },
    )
  })

  it('[H-32] the configuration may force a catalogue', async () => {
    const host = seller({}, { config: { forcedCatalogue: 'KITCHEN' } })
    expect(await host.ask({ action: 'insertArticle', article: 'B-DOOR' })).toMatchObject({ status: 0 })
    // No name a host sends leads past it.
    for (const action of ['insertArticle', 'newProject'])
      expect(
        await host.ask({ action, article: 'B-DOOR', catalog: 'OTHER', noSaveRequest: true }),
      ).toMatchObject({ status: 0 })
  })
})

describe('setModel', () => {
  it('[H-19, H-33, D-13] what the final model opens with becomes the project’s header', async () => {
    const host = seller()
    await host.ask({ action: 'setModel', catalog: 'KITCHEN', model: 'LINEO_STD' })
    expect([host.path(), host.choices()]).toEqual(['/configurator3d', { FRONT: 'SAGE' }])
    await host.ask({
      action: 'setModel',
      catalog: 'KITCHEN',
      model: 'LINEO_STD',
      newProject: false,
      header: 'FRONT=OAK',
    })
    expect(host.choices()).toEqual({ FRONT: 'OAK' })
  })

  it('[D-13] a model with one final model below it stands for that one', async () => {
    const models = samplePack.models.filter(({ code }) => code !== 'LINEO_PRO')
    const host = seller({}, { pack: { ...samplePack, models } })
    expect(await host.ask({ action: 'setModel', catalog: 'KITCHEN', model: 'LINEO' })).toMatchObject({
      status: 0,
    })
  })
})

describe('changeVariant', () => {
  it('[D-28] the selected row; none selected, the header and with it rows without a choice of their own', async () => {
    const host = seller()
    await host.ask(insert)
    await host.ask({ action: 'changeVariant', varCod: 'w', varVal: '450' })
    expect(host.rows()[0]).toMatchObject({ choices: { W: 450 } })
    await host.ask({ ...insert, newProject: false })
    await host.ask({ action: 'changeVariant', varCod: 'front', varVal: 'oak' })
    host.select([])
    await host.ask({ action: 'changeVariant', varCod: 'front', varVal: 'sage' })
    expect(host.choices()).toEqual({ FRONT: 'SAGE' })
    expect(host.rows()).toMatchObject([{ choices: { W: 450 } }, { choices: { FRONT: 'OAK' } }])
    const articles = host.app.project.getState().open?.desk.current().evaluation.articles
    expect(host.rows().map(({ id }) => articles?.[id]?.configuration.FRONT)).toEqual(['SAGE', 'OAK'])
  })

  it('[D-28] a header value that a row without an own choice cannot take is refused', async () => {
    const host = seller()
    await host.ask(insert)
    await host.ask({ action: 'changeVariant', varCod: 'CARCASS', varVal: 'SAGE' })
    host.select([])
    expect(await host.ask({ action: 'changeVariant', varCod: 'FRONT', varVal: 'OAK' })).toMatchObject({
      status: 1,
      message: 'Oak fronts need an oak or white carcass',
    })
    expect(host.choices()).toEqual({})
  })

  it('[D-28] an impossible value is refused with the rule’s own reason, and nothing changes', async () => {
    const host = seller()
    await host.ask({ ...insert, header: 'CARCASS=SAGE' })
    await host.ask({ action: 'changeVariant', varCod: 'CARCASS', varVal: 'SAGE' })
    const before = host.document()
    expect(await host.ask({ action: 'changeVariant', varCod: 'FRONT', varVal: 'OAK' })).toMatchObject({
      status: 1,
      message: 'Oak fronts need an oak or white carcass',
    })
    expect(host.document()).toBe(before)
  })
})

describe('getJsonProject', () => {
  it('[H-49, H-65, D-18 part] the project in the exchange format, with measures and currency', async () => {
    const host = seller()
    await host.ask({ ...insert, ...room })
    const answer = await host.ask({ action: 'getJsonProject', requestId: 'j' })
    expect(Object.keys(answer ?? {})).toEqual(['status', 'action', 'content', 'requestId'])
    expect(contentOf(answer)).toMatchObject({ id: null, currency: 'EUR', measures: { length: 'MM' } })
    const articles = host
      .rows()
      .map((row) => ({ ...row, alternative: expect.any(String), order: expect.any(Number) }))
    const sent = fromWireProject(contentOf(answer))
    expect(sent.ok && Object.values(sent.value.rows)).toEqual(articles)
    expect(structuredClone(contentOf(answer))).toEqual(contentOf(answer))

    const measures = { ...host.app.config.measures, length: 'EX16', weight: 'LB' }
    const overseas = seller({}, { config: { currency: 'USD', measures } })
    await overseas.ask({ action: 'newProject' })
    expect(contentOf(await overseas.ask({ action: 'getJsonProject' }))).toMatchObject({
      currency: 'USD',
      measures,
    })
  })
})

describe('cloneProject', () => {
  it('[D-15] a new number, new row ids, no references of other systems; an ordered project can be cloned', async () => {
    const sent: { id: unknown; document: ReturnType<typeof newDocument> }[] = []
    const wallsOf = (document: ProjectDocument) =>
      shellOf(document)
        .walls.map(({ from, to, thickness, height }) => [from, to, thickness, height].join())
        .sort()
    const host = seller({
      'projects/save': (input: (typeof sent)[number]) => {
        sent.push(input)
        return { ok: true, value: saved }
      },
    })
    await host.ask({ ...insert, ...room })
    const { open } = host.app.project.getState()
    if (!open) throw new Error('no project')
    const before = host.document()
    const customerFields = { webCartId: 'c', insightContextId: 3, kept: 4 }
    open.desk.open({ ...before, header: { ...before.header, customerFields } })
    host.app.project.setState({ open: { ...open, id: 3, status: 'ordered' } })

    expect(await host.ask({ action: 'cloneProject' })).toMatchObject({ status: 0 })
    expect(sent[0]).toMatchObject({
      id: null,
      document: { header: { status: 'unsaved', customerFields: { kept: 4 } } },
    })
    expect(Object.keys(sent[0]?.document.header.customerFields ?? {})).toEqual(['kept'])
    for (const map of ['rows', 'walls', 'corners', 'rooms'] as const)
      expect(Object.keys(before[map]).filter((id) => id in host.document()[map])).toEqual([])
    expect(wallsOf(host.document())).toEqual(wallsOf(before))
    expect(wallsOf(before)).toHaveLength(4)
    expect(host.app.project.getState().open).toMatchObject({ id: 9, revision: 1, status: 'unassigned' })
  })

  it('[D-15] when the copy cannot be stored the open project stays', async () => {
    const host = seller({ 'projects/save': () => failure('forbidden', 'No') })
    await host.ask({ action: 'newProject' })
    const before = host.document()
    expect(await host.ask({ action: 'cloneProject' })).toMatchObject({ status: 1, message: 'No' })
    expect(host.document()).toBe(before)
  })
})

describe('openProject', () => {
  it('[H-18, H-38, H-39, D-26 part] home first, then the planner, answered after arrival, evaluated', async () => {
    const cabinet = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' } as const
    const placed = placeArticle.run(stored, { row: 'r', ...cabinet, choices: {}, placement: null }, 'a')
    const document = placed.ok && { ...placed.value, packs: { KITCHEN: 'hash-1' } }
    const value = { id: 7, revision: 3, savedAt: '2026-11-15T10:00:00Z', document }
    const host = seller({ 'projects/load': () => ({ ok: true, value }) })
    expect(await host.ask({ action: 'openProject', id: '7' })).toEqual({
      status: 0,
      action: 'openProject',
      message: 'Project loaded',
    })
    expect(host.paths).toEqual(['/home', '/configurator3d'])
    // Answers are never stored: whatever is opened is evaluated, and so nothing is left to re-evaluate.
    const sent = contentOf(await host.ask({ action: 'getJsonProject' }))
    expect(sent).toMatchObject({ id: 7, rows: [{}] })
    for (const fact of ['"toReval":false', '"jeval3ddone":true']) expect(JSON.stringify(sent)).toContain(fact)
  })
})

describe('takePicture', () => {
  it('[H-50 part, D-06 part] answers the picture as content', async () => {
    const host = seller()
    await host.ask({ action: 'newProject' })
    expect(await host.ask({ action: 'takePicture', width: 10 })).toEqual({
      status: 0,
      action: 'takePicture',
      content: 'data:image/png;base64,AA==',
    })
    const blind = seller({}, { picture: refuse('Something went wrong please try again') })
    await blind.ask({ action: 'newProject' })
    expect(await blind.ask({ action: 'takePicture' })).toMatchObject({ status: 1 })
  })
})
