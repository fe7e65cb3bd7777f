import { randomUUID } from 'node:crypto'
import { readXlsx } from '@arredo/catalogue/xlsx'
import type { DocumentListing } from '@arredo/contract'
import { splitTrade } from '@arredo/project'
import { reports } from '@arredo/reports'
import dxfParser from 'dxf-parser'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { withGlass } from '../testing/own-prices.ts'
import { queryAs } from '../testing/query-as.ts'
import { startTestDesk } from '../testing/test-desk.ts'
import { guestsOf } from '../testing/test-guest.ts'
import { testKitchen } from '../testing/test-kitchen.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import type { Via } from '../testing/test-server.ts'
import { until } from '../testing/test-worker.ts'

/** Two cores may have other work. */
vi.setConfig({ testTimeout: 120_000 })
let desk: Awaited<ReturnType<typeof startTestDesk>>

beforeAll(async () => {
  desk = await startTestDesk()
})
afterAll(() => desk.end())

const usual = { report: 'summary', answers: {}, language: 'en', isLook: false }

function ask(wish: object, via: Via = desk.anna) {
  const input = { ...usual, projectId: null, idempotencyKey: randomUUID(), ...wish }
  return desk.server.call(desk.tenant, 'documents/make', input, via)
}

async function make(wish: object, via: Via = desk.anna): Promise<DocumentListing> {
  const { answer } = await ask(wish, via)
  if (!answer.ok) throw new Error(answer.message)
  return ready(answer.value, via)
}

async function ready({ id }: DocumentListing, via: Via = desk.anna): Promise<DocumentListing> {
  let found: DocumentListing | null = null
  await until(async () => {
    const { answer } = await desk.server.call(desk.tenant, 'documents/get', { id }, via)
    found = answer.ok ? answer.value : null
    return found?.state !== 'making'
  })
  if (!found) throw new Error('The document went away')
  return found
}

async function textOf({ made }: DocumentListing, via: Via = desk.anna): Promise<string> {
  const { rawPayload } = await desk.fetchFile(made?.files[0]?.file ?? '', via)
  return desk.pdfText(rawPayload)
}

async function listed(projectId: number, via: Via = desk.anna) {
  const { answer } = await desk.server.call(desk.tenant, 'documents/list', { projectId }, via)
  return answer.ok ? answer.value : answer.message
}

/** With a second alternative, and a third that was only begun. */
async function ordered(name: string): Promise<number> {
  const one = testKitchen(name)
  const { main } = one.alternatives
  const cabinet = one.rows['cabinet-0']
  if (!main || !cabinet) throw new Error('The test kitchen is another one')
  const [second, third] = ['second', 'third'].map((id, at) => ({ ...main, id, name: id, order: at + 1 }))
  if (!second || !third) throw new Error('never')
  const alternatives = { main, second, third }
  const rows = { ...one.rows, other: { ...cabinet, id: 'other', alternative: 'second' } }
  const number = await desk.save({ ...one, alternatives, rows })
  await asOwner(`update project set status = 'ordered' where number = ${number}`)
  return number
}

function asOwner(text: string) {
  return queryAs<{ count: string }>(desk.server.database.ownerUrl, text, { tenant: 1 })
}

/** Of each straight line of the layer, in the file's own unit, which is the millimetre. */
function wallLengths(dxf: string): readonly number[] {
  // Its types tell of a module, and what comes is the class itself.
  const Parser = dxfParser as unknown as typeof dxfParser.default
  const file = new Parser().parseSync(dxf)
  expect(file?.header.$INSUNITS).toBe(4)
  return (file?.entities ?? []).flatMap((entity) => {
    if (entity.layer !== 'WALLS' || !('vertices' in entity)) return []
    const points = entity.vertices as readonly { x: number; y: number }[]
    return points.map(({ x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y }
      return Math.hypot(next.x - x, next.y - y)
    })
  })
}

describe('a document', () => {
  it.each(Object.keys(reports).filter((name) => name !== 'offer' && name !== 'hardwareList'))(
    'of a stored project is made as every kind there is: %s',
    async (report) => {
      const projectId = await ordered('Rossi, kitchen')
      const made = await make({ report, projectId })
      expect(made).toMatchObject({ message: '', state: 'ready', report, projectId, revision: 1 })
      expect(made.number).toMatch(/^20\d\d-\d{4}$/)
      expect(made.made?.page.width).toBeGreaterThan(500)
      expect(await textOf(made)).toContain('Rossi, kitchen')
      const preview = await desk.fetchFile(made.made?.preview ?? '')
      expect(preview.body).toMatch(/^<svg/)
    },
  )

  it('is counted by its kind, in the order in which they are made', async () => {
    const projectId = await ordered('Counted')
    const numbers = await Promise.all([1, 2, 3].map(() => make({ report: 'deliveryNote', projectId })))
    const other = await make({ report: 'alternatives', projectId })
    const counted = numbers.map(({ number }) => Number(number?.slice(5))).toSorted((a, b) => a - b)
    expect(new Set(counted).size).toBe(3)
    expect(Number(other.number?.slice(5))).toBeLessThan(counted[2] ?? 0)
    expect(await listed(projectId)).toHaveLength(4)
  })

  it('says what is on the desk, saved or not, and in which language it is asked for', async () => {
    const projectId = await desk.save(testKitchen('As it was'))
    const changed = splitTrade(testKitchen('As it is now'))
    const made = await make({ projectId, ...changed, language: 'it' })
    expect(made.revision).toBe(0)
    const text = await textOf(made)
    expect(text).toContain('As it is now')
    expect(text).toContain('Riepilogo')
    expect(await textOf(await make({ projectId }))).toContain('As it was')
  })

  it('[D-247 part] is set on the paper that was chosen, which is kept with what was answered', async () => {
    const projectId = await desk.save(testKitchen('Level'))
    const paper = { paper: 'Letter', orientation: 'landscape' }
    const made = await make({ projectId, answers: paper })
    expect(made).toMatchObject({ answers: paper, made: { page: { width: 792, height: 612 } } })
    expect((await make({ projectId })).answers).toMatchObject({ paper: 'small', orientation: 'portrait' })
    expect((await ask({ projectId, answers: { paper: 'A5' } })).answer).toMatchObject({ ok: false })
  })

  it('[D-251 part] has its lists as a workbook, and each as a file of its own', async () => {
    const projectId = await desk.save(testKitchen('Lists'))
    const { made } = await make({ report: 'summary', projectId })
    const workbook = made?.files.find(({ format }) => format === 'xlsx')
    const read = readXlsx((await desk.fetchFile(workbook?.file ?? '')).rawPayload)
    const sheets = read.ok ? read.sheets.length : 0
    expect(sheets).toBeGreaterThan(0)
    expect(made?.files.filter(({ format }) => format === 'csv')).toHaveLength(sheets)
    const csv = made?.files.find(({ format }) => format === 'csv')
    const sent = await desk.fetchFile(csv?.file ?? '')
    expect(sent.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(sent.body.startsWith('\uFEFF')).toBe(true)
  })

  it('[D-255 part] has its drawings as files for CAD, each named by its sheet, in millimetres', async () => {
    const projectId = await desk.save(furnishedRoom('Drawn'))
    const { made, number, title } = await make({ report: 'technicalSet', projectId })
    const drawings = made?.files.filter(({ format }) => format === 'dxf') ?? []
    const names = drawings.map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual([
      `${title} ${number} – 01 Floor plan.dxf`,
      `${title} ${number} – 02 Wall A.dxf`,
    ])
    expect(new Set(names).size).toBe(names.length)
    const sent = await desk.fetchFile(drawings[0]?.file ?? '')
    expect(sent.headers['content-type']).toBe('image/vnd.dxf')
    // The walls of the room are 4.8 and 4 metres long.
    expect(wallLengths(sent.body)).toEqual(expect.arrayContaining([4800, 4000]))
  })

  it('that has nothing to say is not made, and says why', async () => {
    const projectId = await desk.save(testKitchen('Without hardware'))
    const made = await make({ report: 'hardwareList', projectId })
    const message = 'No article of this project takes any hardware'
    expect(made).toMatchObject({ state: 'failed', message, made: null })
  })

  it('says how far a project is by the server’s word, not by what is sent', async () => {
    const projectId = await desk.save(testKitchen('Not ordered'))
    const { document } = splitTrade(testKitchen('Not ordered'))
    const sent = { ...document, header: { ...document.header, status: 'ordered' } }
    const made = await make({ report: 'orderConfirmation', projectId, document: sent })
    expect(made).toMatchObject({ state: 'failed', message: 'This project is not ordered yet' })
  })

  it('to look at has no number, stands in no list and leaves no gap', async () => {
    const projectId = await ordered('Looked at')
    const first = await make({ report: 'orderConfirmation', projectId })
    const look = await make({ report: 'orderConfirmation', projectId, isLook: true })
    expect(look).toMatchObject({ number: null, state: 'ready', made: { files: [{ format: 'pdf' }] } })
    const second = await make({ report: 'orderConfirmation', projectId })
    expect(Number(second.number?.slice(5))).toBe(Number(first.number?.slice(5)) + 1)
    const list = await listed(projectId)
    expect(Array.isArray(list) && list.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('asked for twice with one key is one document', async () => {
    const projectId = await desk.save(testKitchen('Once'))
    const idempotencyKey = randomUUID()
    const [one, two] = [await ask({ projectId, idempotencyKey }), await ask({ projectId, idempotencyKey })]
    expect(two.answer).toEqual(one.answer)
    expect(await listed(projectId)).toHaveLength(1)
  })

  it('that was not answered well is refused in words, and nothing is kept of it', async () => {
    const projectId = await desk.save(testKitchen('Refused'))
    const refusal = async (wish: object, via?: Via) => {
      const { answer } = await ask({ projectId, ...wish }, via)
      return answer.ok ? 'made' : answer.message
    }
    const before = await asOwner('select count(*) from document')
    expect(await refusal({ report: 'nothing' })).toBe('Report [nothing] not found')
    expect(await refusal({ answers: { another: true } })).toBe('This report does not ask for another')
    expect(await refusal({ language: 'xx' })).toBe('Lang [xx] not valid')
    expect(await refusal({ report: 'offer' })).toBe('An offer is made of a saved project')
    expect(await refusal({ projectId: 999 })).toBe('Project not found')
    expect(await refusal({ projectId: null })).toBe('Save the project first')
    expect(await refusal({}, desk.bruno)).toBe('Project not found')
    expect(await asOwner('select count(*) from document')).toEqual(before)
  })
})

describe('who is no professional', () => {
  it('has what is for customers made of an own project that was never saved, and nobody else sees it', async () => {
    const guests = guestsOf(desk.server, desk.tenant)
    const [guest, stranger] = [await guests.enter(), await guests.enter()]
    const room = splitTrade(testKitchen('A guest’s room'))
    const made = await make({ ...room }, guest)
    expect(made).toMatchObject({ projectId: null, revision: 0, state: 'ready' })
    expect(await textOf(made, guest)).toContain('A guest’s room')
    const file = made.made?.files[0]?.file ?? ''
    for (const via of [stranger, desk.anna]) {
      expect((await desk.fetchFile(file, via)).statusCode).toBe(404)
      const got = await desk.server.call(desk.tenant, 'documents/get', { id: made.id }, via)
      expect(got.status).toBe(404)
    }
  })

  it('is neither offered nor made nor shown what is for the trade, whosever project it is', async () => {
    const own = await desk.save(testKitchen('Carla’s'), desk.carla)
    const reportsFor = async (via: Via) => {
      const { answer } = await desk.server.call(desk.tenant, 'documents/reports', {}, via)
      return answer.ok ? answer.value : []
    }
    expect((await reportsFor(desk.anna)).map(({ name }) => name)).toEqual(Object.keys(reports))
    expect((await reportsFor(desk.carla)).filter(({ audience }) => audience === 'internal')).toEqual([])
    const { answer } = await ask({ report: 'priceTrace', projectId: own }, desk.carla)
    expect(answer).toMatchObject({ ok: false, message: 'Report [priceTrace] not found' })

    // As where a shop works on a customer's own project.
    await asOwner(`update project set shop = 'A' where number = ${own}`)
    const trace = await make({ report: 'priceTrace', projectId: own })
    const file = trace.made?.files[0]?.file ?? ''
    expect((await desk.fetchFile(file)).statusCode).toBe(200)
    expect((await desk.fetchFile(file, desk.carla)).statusCode).toBe(404)
    expect(await listed(own, desk.carla)).toEqual([])
    const got = await desk.server.call(desk.tenant, 'documents/get', { id: trace.id }, desk.carla)
    expect(got.status).toBe(404)
  })

  it('[D-80 part] cannot have made what only the trade may know, and the trade has it where it is for the trade', async () => {
    const { trade, document } = splitTrade(withGlass(testKitchen('With glass')))
    const projectId = await desk.save(testKitchen('With glass'))
    const letter = await make({ projectId, document, trade })
    const trace = await make({ report: 'priceTrace', projectId, document, trade })
    const kept = await asOwner(`select snapshot::text as count from document where id = '${letter.id}'`)
    expect(kept[0]?.count).not.toContain('7777')
    expect(trace.state).toBe('ready')
  })
})

describe('what a document was made of', () => {
  const load = async (id: string, via: Via = desk.anna) => {
    const { answer, status } = await desk.server.call(desk.tenant, 'documents/load', { id }, via)
    return answer.ok ? answer.value : status
  }

  it('[D-267 part] is kept with what everything came to then, and with nothing of how', async () => {
    const projectId = await desk.save(testKitchen('Before', 2))
    const before = await make({ projectId })
    const trace = await make({ report: 'priceTrace', projectId, ...splitTrade(testKitchen('After', 3)) })
    const [one, two] = [await load(before.id), await load(trace.id)]
    if (typeof one === 'number' || typeof two === 'number') return expect.fail('not loaded')
    expect(Object.keys(one.document.rows)).toHaveLength(2)
    expect(Object.keys(two.document.rows)).toHaveLength(3)
    expect(Object.keys(one.prices)).toEqual(['customer'])
    expect(Object.keys(two.prices).toSorted()).toEqual(['customer', 'trade'])
    const rows = Object.values(one.prices.customer?.rows ?? {})
    expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(one.prices.customer?.total)
    expect(JSON.stringify([one, two])).not.toMatch(/"(rate|margin|sale)"/)
  })

  it('[D-267 part] is shown to who may read the document and to nobody else, in no other tenant either', async () => {
    const own = await desk.save(testKitchen('Carla’s'), desk.carla)
    await asOwner(`update project set shop = 'A' where number = ${own}`)
    const [letter, trace] = [
      await make({ projectId: own }),
      await make({ report: 'priceTrace', projectId: own }),
    ]
    expect(await load(letter.id, desk.carla)).toHaveProperty('prices.customer')
    expect(await load(trace.id)).toHaveProperty('prices.trade')
    expect(await load(trace.id, desk.carla)).toBe(404)
    expect(await load(letter.id, desk.bruno)).toBe(404)
    const other = await desk.server.addTenant(2)
    const there = await desk.server.logIn(other, 'anna')
    const elsewhere = await desk.server.call(other, 'documents/load', { id: letter.id }, there)
    expect(elsewhere.status).toBe(404)
  })
})
