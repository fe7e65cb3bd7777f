import { randomUUID } from 'node:crypto'
import type { BrandPaper, OfferListing } from '@arredo/contract'
import { samplePictures } from '@arredo/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { adjusted } from '../testing/own-prices.ts'
import { queryAs } from '../testing/query-as.ts'
import { startTestDesk } from '../testing/test-desk.ts'
import { testKitchen } from '../testing/test-kitchen.ts'
import type { Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { until } from '../testing/test-worker.ts'

/** Two cores may have other work. */
vi.setConfig({ testTimeout: 120_000 })
let desk: Awaited<ReturnType<typeof startTestDesk>>
let ada: Via
let other: { readonly tenant: TestTenant; readonly ada: Via }

beforeAll(async () => {
  desk = await startTestDesk()
  ada = await desk.server.logIn(desk.tenant, 'ada')
  const tenant = await desk.server.addTenant(2)
  other = { tenant, ada: await desk.server.logIn(tenant, 'ada') }
})
afterAll(() => desk.end())

const call: typeof desk.server.call = (...given) => desk.server.call(...given)

async function state(via: Via = ada, tenant = desk.tenant) {
  const { answer } = await call(tenant, 'paper/get', {}, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function save(paper: BrandPaper, revision?: number) {
  const from = revision ?? (await state()).revision
  return (await call(desk.tenant, 'paper/save', { revision: from, paper }, ada)).answer
}

async function restore(to: number) {
  const { revision } = await state()
  return (await call(desk.tenant, 'paper/restore', { revision, to }, ada)).answer
}

async function versions() {
  const { answer } = await call(desk.tenant, 'paper/versions', {}, ada)
  return answer.ok ? answer.value : []
}

async function uploadLogo(tenant = desk.tenant, via = ada): Promise<string> {
  const content = Buffer.from(samplePictures.png).toString('base64')
  const { answer } = await call(tenant, 'underlays/put', { content }, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.file
}

async function offer(projectId: number): Promise<OfferListing> {
  const wish = { language: 'en', validDays: 30, revision: 1, idempotencyKey: randomUUID() }
  const { answer } = await call(desk.tenant, 'offers/make', { projectId, ...wish }, desk.anna)
  if (!answer.ok) throw new Error(answer.message)
  let found: OfferListing | null = null
  await until(async () => {
    const got = await call(desk.tenant, 'offers/get', { id: answer.value.offer.id }, desk.anna)
    found = got.answer.ok ? got.answer.value : null
    return found?.state === 'ready'
  })
  if (!found) throw new Error('never')
  return found
}

async function textOf({ document }: OfferListing): Promise<string> {
  const { rawPayload } = await desk.fetchFile(document?.file ?? '')
  return desk.pdfText(rawPayload)
}

const asOwner = <Row extends object>(text: string) =>
  queryAs<Row>(desk.server.database.ownerUrl, text, { tenant: 1 })

describe('a brand’s paper', () => {
  it('[D-263 part] is read, changed, looked at and brought back by supervisors alone', async () => {
    for (const via of [desk.anna, desk.carla]) {
      const asked = await Promise.all([
        call(desk.tenant, 'paper/get', {}, via),
        call(desk.tenant, 'paper/versions', {}, via),
        call(desk.tenant, 'paper/save', { revision: 0, paper: { contact: 'Mine' } }, via),
        call(desk.tenant, 'paper/restore', { revision: 0, to: 0 }, via),
        call(desk.tenant, 'paper/look', { paper: {}, language: 'en' }, via),
      ])
      expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    }
    expect((await call(desk.tenant, 'paper/get', {})).status).toBe(401)
    expect((await state()).revision).toBe(0)
  })

  it('[D-263 part] stands on the next offer, and every document keeps the one it was made on', async () => {
    const kitchen = adjusted(testKitchen('Letter'), { kind: 'reduction', amount: 500 }, 'A friend')
    const project = await desk.save(kitchen)
    const before = await textOf(await offer(project))
    const { own } = await state()
    expect(before).toContain(own.introduction.en)

    const saved = await save({
      ...{ logo: await uploadLogo(), name: 'Casa Nuova', lines: ['Harbour Street 7'], contact: '' },
      ...{ legalLine: 'Reg. 4711', terms: { en: ['Ready in a week.'] } },
      ...{ introduction: { en: 'We planned this\nfor you.' }, closing: { en: 'Ask us anything.' } },
      columns: ['article', 'code', 'discount', 'quantity'],
    })
    expect(saved).toMatchObject({ ok: true, value: { revision: 1 } })
    const made = await offer(project)
    const after = await textOf(made)
    for (const said of ['Harbour Street 7', 'Reg. 4711', 'Ready in a week.', 'for you.', 'Ask us anything.'])
      expect(after).toContain(said)
    for (const gone of [own.lines[0], own.contact, own.legalLine, own.introduction.en, 'Unit price', 'Pos.'])
      expect(after).not.toContain(gone)
    expect(after).toMatch(/Article\s+Code\s+Reduction\s+Quantity\s+Total/)
    expect(after).toMatch(/B-DOOR\s+-€6\.10\s+1\s+€/)

    expect((await restore(0)).ok).toBe(true)
    expect(await textOf(await offer(project))).toContain(own.lines[0])
    expect(await textOf(made)).toBe(after)
  })

  it('[D-264 part] is never overwritten by who began with an older one, however many save at once', async () => {
    const { revision } = await state()
    const answers = await Promise.all(['One', 'Two', 'Three'].map((contact) => save({ contact }, revision)))
    const kept = answers.filter(({ ok }) => ok)
    expect(kept).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'conflict')).toHaveLength(2)
    const { paper } = await state()
    expect(await save({ contact: 'Late' }, revision)).toMatchObject({
      ...{ ok: false, code: 'conflict', details: { revision: revision + 1 } },
    })
    expect(await state()).toMatchObject({ revision: revision + 1, paper })
    // Whoever heard no answer sends it again.
    expect(await save(paper, revision)).toMatchObject({ ok: true, value: { revision: revision + 1 } })
  })

  it('[D-264 part] comes back as a new version that equals the old one, and each step is in the audit', async () => {
    const { revision: first } = await state()
    await save({ contact: 'In spring' })
    await save({ contact: 'In autumn', closing: { en: 'Bye' } })
    expect(await restore(first + 1)).toMatchObject({
      ...{ ok: true, value: { revision: first + 3, paper: { contact: 'In spring' } } },
    })
    expect((await state()).paper).toEqual({ contact: 'In spring' })
    const told = (await versions()).slice(0, 3)
    expect(told.map(({ revision, restored }) => [revision, restored])).toEqual([
      [first + 3, first + 1],
      [first + 2, null],
      [first + 1, null],
    ])
    expect(told[0]).toMatchObject({ savedBy: 'Ada', savedAt: expect.stringMatching(/Z$/) })
    expect(await restore(999)).toMatchObject({ ok: false, code: 'notFound' })
    const audit = await asOwner<{ action: string; details: unknown }>(
      `select action, details from audit where action like '%paper' order by id desc limit 2`,
    )
    expect(audit).toEqual([
      {
        action: 'restore paper',
        details: { revision: first + 3, changed: ['contact', 'closing'], restored: first + 1 },
      },
      { action: 'save paper', details: { revision: first + 2, changed: ['contact', 'closing'] } },
    ])
  })

  it('[D-263 part] is one brand’s own: another sees nothing of it, nor has its logo', async () => {
    await save({ contact: 'Ours', logo: await uploadLogo() })
    const { paper } = await state()
    expect(await state(other.ada, other.tenant)).toMatchObject({ revision: 0, paper: {} })
    const stolen = { revision: 0, paper: { logo: paper.logo } }
    const { answer } = await call(other.tenant, 'paper/save', stolen, other.ada)
    expect(answer).toMatchObject({ code: 'invalid', message: expect.stringContaining('logo') })
    const ownOne = { revision: 0, paper: { logo: await uploadLogo(other.tenant, other.ada) } }
    expect((await call(other.tenant, 'paper/save', ownOne, other.ada)).answer.ok).toBe(true)
  })

  it('speaks the languages of the brand and no other', async () => {
    expect(await save({ terms: { xx: [] } })).toMatchObject({ message: 'Lang [xx] not valid' })
    const look = { paper: {}, language: 'xx' }
    expect((await call(desk.tenant, 'paper/look', look, ada)).status).toBe(400)
  })

  it('[D-263 part] is looked at on an offer of the brand’s articles before it is saved, by who looks alone', async () => {
    const before = await versions()
    const paper = { lines: ['Draft Street 1'], columns: ['quantity' as const, 'article' as const] }
    const { answer } = await call(desk.tenant, 'paper/look', { paper, language: 'it' }, ada)
    if (!answer.ok) throw new Error(answer.message)
    const { id } = answer.value
    let file = ''
    await until(async () => {
      const got = await call(desk.tenant, 'documents/get', { id }, ada)
      file = got.answer.ok ? (got.answer.value.made?.files[0]?.file ?? '') : ''
      return file !== ''
    })
    const text = desk.pdfText((await desk.fetchFile(file, ada)).rawPayload)
    expect(text).toContain('Draft Street 1')
    expect(text).toMatch(/Quantità\s+Articolo\s+Totale/)
    expect(text).toContain('Anna Rossi')
    expect((await call(desk.tenant, 'documents/get', { id }, desk.anna)).status).toBe(404)
    expect(await versions()).toEqual(before)
  })
})

describe('a kind of document', () => {
  const kinds = async (via: Via) => {
    const { answer } = await call(desk.tenant, 'documents/reports', {}, via)
    return answer.ok ? answer.value.map(({ name }) => name) : []
  }
  const make = (report: string, projectId: number, via: Via) => {
    const wish = { answers: {}, language: 'en', isLook: false, idempotencyKey: randomUUID() }
    return call(desk.tenant, 'documents/make', { report, projectId, ...wish }, via)
  }

  it('[D-265 part] stands where the brand puts it, for whom the brand says, and never for more than it is by itself', async () => {
    const usual = await kinds(desk.anna)
    await save({
      kinds: [
        { report: 'cutList', readers: 'trade' },
        { report: 'summary', readers: 'trade' },
        { report: 'pictureBook', readers: 'nobody' },
      ],
    })
    const others = usual.filter((name) => !['cutList', 'summary', 'pictureBook'].includes(name))
    expect(await kinds(desk.anna)).toEqual(['cutList', 'summary', ...others])
    expect(await kinds(desk.carla)).toEqual(others.filter((name) => ['offer', 'alternatives'].includes(name)))

    for (const [report, readers] of [
      ['priceTrace', 'everybody'],
      ['offer', 'nobody'],
      ['nothing', 'trade'],
    ] as const)
      expect(await save({ kinds: [{ report, readers }] })).toMatchObject({ ok: false, code: 'invalid' })
  })

  it('[D-265 part] that says what the shop does is made by who sells alone, also beside another, and read by whose project it is', async () => {
    const own = await desk.save(testKitchen('Carla’s'), desk.carla)
    await asOwner(`update project set shop = 'A' where number = ${own}`)
    for (const report of ['orderConfirmation', 'deliveryNote', 'summary;deliveryNote']) {
      expect((await make(report, own, desk.carla)).answer).toMatchObject({
        message: `Report [${report}] not found`,
      })
    }
    const made = await make('deliveryNote', own, desk.anna)
    expect(made.status).toBe(200)
    const { answer } = await call(desk.tenant, 'documents/list', { projectId: own }, desk.carla)
    expect(answer).toMatchObject({ ok: true, value: [{ report: 'deliveryNote' }] })
  })

  it('[D-265 part] that is not for customers is neither made nor shown them, whosever project it is, and stays so', async () => {
    const own = await desk.save(testKitchen('Carla’s'), desk.carla)
    await asOwner(`update project set shop = 'A' where number = ${own}`)
    const given = await make('alternatives', own, desk.carla)
    expect(given.status).toBe(200)
    await save({ kinds: [{ report: 'summary', readers: 'trade' }] })
    expect((await make('summary', own, desk.carla)).answer).toMatchObject({
      message: 'Report [summary] not found',
    })
    // Nor beside another, which they may have.
    expect((await make('alternatives;summary', own, desk.carla)).answer).toMatchObject({
      message: 'Report [alternatives;summary] not found',
    })
    const made = await make('summary', own, desk.anna)
    const id = made.answer.ok ? made.answer.value.id : ''
    let file = ''
    await until(async () => {
      const got = await call(desk.tenant, 'documents/get', { id }, desk.anna)
      file = got.answer.ok ? (got.answer.value.made?.files[0]?.file ?? '') : ''
      return file !== ''
    })
    await restore(0)
    expect(await kinds(desk.carla)).toContain('summary')
    const { answer } = await call(desk.tenant, 'documents/list', { projectId: own }, desk.carla)
    expect(answer.ok && answer.value.map(({ report }) => report)).toEqual(['alternatives'])
    expect((await desk.fetchFile(file, desk.carla)).statusCode).toBe(404)
    expect((await desk.fetchFile(file, desk.anna)).statusCode).toBe(200)
  })

  it('asks for pictures of articles only where the rows have them', async () => {
    const asked = async () => {
      const { answer } = await call(desk.tenant, 'documents/reports', {}, desk.anna)
      const found = answer.ok ? answer.value.find(({ name }) => name === 'offer') : null
      return found?.fields.map(({ name }) => name)
    }
    expect(await asked()).toContain('pictures')
    await save({ columns: ['article', 'quantity', 'unitPrice'] })
    expect(await asked()).not.toContain('pictures')
  })
})
