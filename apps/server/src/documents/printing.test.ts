import { toWireMergeWish, toWireReportWish } from '@arredo/contract'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { startTestDesk } from '../testing/test-desk.ts'
import { testKitchen } from '../testing/test-kitchen.ts'
import type { Via } from '../testing/test-server.ts'

/** Two cores may have other work. */
vi.setConfig({ testTimeout: 120_000 })
let desk: Awaited<ReturnType<typeof startTestDesk>>

beforeAll(async () => {
  desk = await startTestDesk()
})
afterAll(() => desk.end())

function asOwner(text: string) {
  return queryAs<{ count: string }>(desk.server.database.ownerUrl, text, { tenant: 1 })
}

/** What a call answered: exactly one file, which whoever has its path may fetch. */
async function fileOf({ answer }: { answer: { ok: boolean; value?: unknown; message?: string } }) {
  const [entry, ...more] = (answer.value ?? []) as readonly { file: string }[]
  expect([answer.message, more]).toEqual([undefined, []])
  const { rawPayload, headers } = await desk.server.fastify.inject({
    url: entry?.file ?? '',
    headers: { host: desk.tenant.host },
  })
  expect(headers['content-type']).toBe('application/pdf')
  return desk.pdfText(rawPayload)
}

describe('a report by the call of the protocol', () => {
  const call = (report: string, wish: object, via: Via = desk.anna) =>
    desk.server.call(
      desk.tenant,
      'projects/jPrjCreatePDFDevExpress',
      toWireReportWish(
        {
          ...{ report, project: null, format: 'pdf', params: [], sent: null, language: null },
          ...wish,
        },
        { site: 'Atlas', user: 'anna', projects: null },
      ),
      via,
    )

  it('[H-79 part] is one file behind a link, with what was selected and what was not saved yet', async () => {
    const project = await desk.save(testKitchen('Before'))
    const sent = splitTrade(testKitchen('Unsaved words'))
    const params = [{ name: 'prices', selected: false }]
    const text = await fileOf(await call('Summary', { project, sent, params }))
    expect(text).toContain('Unsaved words')
    expect(text).not.toContain('€')
    expect(await fileOf(await call('summary', { project }))).toContain('€')
  })

  it('[H-79] takes json1, json2, jsonViewmaker, dsparam, report name and PDF flat, as other systems send them', async () => {
    const project = await desk.save(testKitchen('By its JSON'))
    const dsparam = JSON.stringify([{ name: 'prices', selected: 'false' }])
    const json = { json1: { id: project }, json2: JSON.stringify({ id: project }), jsonViewmaker: [] }
    const payload = { reportname: 'Summary', ...json, dsparam, saveas: 'pdf' }
    const name = 'projects/jPrjCreatePDFDevExpress'
    const text = await fileOf(await desk.server.call(desk.tenant, name, payload, desk.anna))
    expect(text).toContain('By its JSON')
    expect(text).not.toContain('€')
  })

  it('[H-79 part] of an offer that was not made yet has no number, and takes none', async () => {
    const project = await desk.save(testKitchen('Not offered yet'))
    expect((await call('offer', { project })).answer).toMatchObject({ ok: true, value: [{}] })
    const offers = await desk.server.call(desk.tenant, 'offers/list', { projectId: project }, desk.anna)
    expect(offers.answer).toEqual({ ok: true, value: [] })
    expect(
      await asOwner(`select count(*) from document where project = ${project} and number is null`),
    ).toEqual([{ count: '1' }])
  })
})

describe('[D-261] several reports by the call of the protocol', () => {
  type Wish = Partial<Parameters<typeof toWireMergeWish>[0]>
  const about = { catalog: '', customer: '', name: '' }
  const merge = (prints: readonly string[], wish: Wish, via: Via = desk.anna) =>
    desk.server.call(
      desk.tenant,
      'projects/prjCreatePDF2',
      toWireMergeWish(
        {
          ...{ prints: prints.map((value) => ({ value })), project: null, params: [], sent: null },
          ...{ language: null, validUntil: '', ...wish },
        },
        about,
      ),
      via,
    )
  const refusal = async (asked: ReturnType<typeof merge>) => {
    const { answer } = await asked
    return answer.ok ? 'made' : answer.message
  }

  it('are one file in the order of their names, on the list of the project under one number', async () => {
    const project = await desk.save(testKitchen('All in one'))
    const params = [{ name: 'summary.prices', selected: false }]
    const text = await fileOf(await merge(['deliveryNote', 'Summary'], { project, params }))
    expect(text.indexOf('Delivery note')).toBeGreaterThan(-1)
    expect(text.indexOf('Summary of All in one')).toBeGreaterThan(text.indexOf('Delivery note'))
    expect(text).not.toContain('€')
    await fileOf(await merge(['summary', 'cutList'], { project }))
    const listed = await desk.server.call(desk.tenant, 'documents/list', { projectId: project }, desk.anna)
    expect(listed.answer).toMatchObject({
      value: [
        { title: 'Documents in one file', number: expect.stringMatching(/-0002$/) },
        {
          title: 'Documents in one file',
          number: expect.stringMatching(/-0001$/),
          report: 'deliveryNote;summary',
        },
      ],
    })
  })

  it('show what is not saved yet, and the last day of an offer that has no number', async () => {
    const sent = splitTrade(testKitchen('On the desk'))
    const text = await fileOf(await merge(['offer', 'summary'], { sent, validUntil: '2027-01-31' }))
    expect(text).toContain('Summary of On the desk')
    expect(text).toMatch(/31\/01\/2027|Jan(uary)? 31, 2027|31 Jan/)
    expect(text).not.toContain('Offer number')
  })

  it('of one alone are that one', async () => {
    const project = await desk.save(testKitchen('Alone'))
    const params = [{ name: 'summary.prices', selected: false }]
    expect(await fileOf(await merge(['summary'], { project, params }))).not.toContain('€')
  })

  it('are refused in words where one of them is, and made of nobody else’s project', async () => {
    const project = await desk.save(testKitchen('Refused'))
    expect(await refusal(merge([], { project }))).toBe('Missing prints')
    expect(await refusal(merge(['summary', 'x'], { project }))).toBe('Report [x] not found')
    expect(await refusal(merge(['summary', 'deliveryNote'], {}))).toBe('Save the project first')
    expect(await refusal(merge(['summary', 'deliveryNote'], { project }, desk.bruno))).toBe(
      'Project not found',
    )
    const own = await desk.save(testKitchen('Carla’s'), desk.carla)
    expect(await refusal(merge(['summary', 'priceTrace'], { project: own }, desk.carla))).toBe(
      'Report [priceTrace] not found',
    )
    const byName = { report: 'summary;priceTrace', projectId: own, answers: {}, language: 'en' }
    const made = await desk.server.call(
      desk.tenant,
      'documents/make',
      { ...byName, isLook: false, idempotencyKey: 'merged-by-name' },
      desk.carla,
    )
    expect(made.answer).toMatchObject({ message: 'Report [summary;priceTrace] not found' })
  })
})
