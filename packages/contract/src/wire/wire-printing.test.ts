import { newDocument } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { calls } from '../calls/index.ts'
import { cleanForPrint, fromWireCleaning } from './clean-for-print.ts'
import { toWireProject } from './to-wire-project.ts'
import { fromWireMergeWish, toWireMergeWish } from './wire-merge.ts'
import { WireProject, type WireRow } from './wire-project.ts'
import { fromWireReportWish, toWireReportWish } from './wire-report.ts'

/** What arrives after JSON and the call's own schema. */
function overTheWire<Name extends keyof typeof calls>(name: Name, payload: unknown) {
  return calls[name].input.parse(JSON.parse(JSON.stringify(payload))) as never
}

describe('printing over the wire', () => {
  const reportWish = (payload: object) =>
    fromWireReportWish(overTheWire('projects/jPrjCreatePDFDevExpress', { reportname: 'Offer', ...payload }))
  const stored = { report: 'Offer', format: 'PDF', params: [], sent: null, language: null }

  it('[H-79 part, D-34] a report is asked for by proj1 or json1 and answers a list with a file path', () => {
    const more = { json2: null, jsonViewmaker: [], dsparam: [], saveas: 'pdf' }
    expect(reportWish({ json1: { id: 12 }, ...more })).toEqual({ ...stored, project: 12 })
    expect(reportWish({ proj1: '{"id":12}' })).toEqual({ ...stored, project: 12 })
    expect(reportWish({ idProject: 9, proj1: 'x' })).toEqual({ ...stored, project: 9 })
    const params = [{ name: 'prices', selected: false }]
    expect(reportWish({ idProject: 9, dsparam: JSON.stringify(params) })).toMatchObject({ params })
    expect(reportWish({ idProject: 9, dsparam: 'x' })).toMatchObject({ params: [] })
    const { output } = calls['projects/jPrjCreatePDFDevExpress']
    expect(output.safeParse([{ file: '/files/1' }]).success).toBe(true)
  })

  it('[A-159 part, A-71 part] a PDF is asked for by wprinterPars, reportname and idProject; its format is upper-cased, it has no file name unless it is given one', () => {
    const params = [{ name: 'prices', selected: false }]
    const wish = { ...stored, project: 12, format: 'pdf', params }
    const project = wireProject()
    const printing = { site: 'Atlas', user: 'anna', projects: [project, project] } as const
    const wire = toWireReportWish(wish, printing)
    expect(Object.keys(wire)).toEqual(['wprinterPars', 'reportname', 'idProject'])
    expect(JSON.parse(wire.wprinterPars ?? '')).toEqual({
      ...{ jwSite: 'Atlas', juid: 'anna', proj1: project, proj2: project, vmaker: project.engine_views },
      ...{ dsparam: params, saveas: 'PDF', fileName: '', clearOldPrints: false },
    })
    expect(reportWish(wire)).toEqual({ ...wish, format: 'PDF' })
    const named = toWireReportWish(wish, { ...printing, fileName: 'Rossi.pdf' })
    expect(JSON.parse(named.wprinterPars ?? '')).toMatchObject({ fileName: 'Rossi.pdf' })
    expect(reportWish({ wprinterPars: '{"proj1":{"id":7},"saveas":"xls"}' })).toMatchObject({
      ...{ project: 7, format: 'XLS' },
    })
    expect(reportWish({ wprinterPars: 'no JSON', idProject: 3 })).toMatchObject({ project: 3, format: 'PDF' })
  })

  it('[A-160, A-72 part, D-67] several PDFs as one are asked for by id, catalog, customer, name, validity and prints, their values joined by semicolons', () => {
    const prints = [{ value: 'summary', stn: 'Laser' }, { value: 'cutList', stn: 'Copy' }, { value: 'offer' }]
    const params = [{ name: 'summary.prices', selected: true }]
    const wish = { project: 12, params, sent: null, language: 'it', validUntil: '2026-12-15' }
    const about = { catalog: 'KITCHEN', customer: 'anna@rossi.it', name: 'Rossi' }
    const wire = overTheWire('projects/prjCreatePDF2', toWireMergeWish({ ...wish, prints }, about))
    expect(wire).toMatchObject({
      ...{ id: 12, catalog: 'KITCHEN', customer: 'anna@rossi.it', name: 'Rossi' },
      ...{ prints: 'summary;cutList;offer', validity: '20261215' },
    })
    expect(JSON.stringify(wire)).not.toContain('Laser')
    expect(fromWireMergeWish(wire)).toEqual({ ...wish, prints: ['summary', 'cutList', 'offer'] })
    expect(fromWireMergeWish({ prints: ' summary ;; ' })).toEqual({
      ...{ prints: ['summary'], project: null, params: [], sent: null, language: null, validUntil: '' },
    })
  })
})

describe('[D-260] a project for the printer', () => {
  const flags = { drawn: true, offered: true, ordered: true }
  const row = (uniqueid: string, change: Partial<WireRow> = {}) => ({
    ...{ uniqueid, catalog: 'K', model: 'M', cmodel: 'M', cod: 'A', flags, ...change },
  })
  const nowhere = { ...flags, offered: false, ordered: false }
  const project = WireProject.parse({
    ...wireProject(),
    rows: [
      row('gone', { flags: nowhere }),
      row('follower', { auto: true }),
      row('workshop', { flags: { ...flags, offered: false } }),
      row('sold', { flags: { ...flags, drawn: false } }),
    ],
    otherRows: [
      { uniqueid: 'note', kind: 'text', des: 'Behind two', after: 2, flags },
      { uniqueid: 'hidden', kind: 'text', des: 'On no paper', after: 3, flags: nowhere },
    ],
    currentrow: 'gone',
    history: ['Place'],
    customerFields: { iframeData: { cart: 1 } },
    iderp3: 'E-7',
    globalPriceExtras: { totalDiscount1: 0.5, totalDiscount2: 0.1, agreed: true },
  })

  it('is without rows that nobody offers or orders; what stands behind the others stays where it is', () => {
    const { rows, otherRows } = cleanForPrint(project, { isTradeKnown: true })
    expect(rows.map(({ uniqueid }) => uniqueid)).toEqual(['follower', 'workshop', 'sold'])
    expect(otherRows).toMatchObject([{ uniqueid: 'note', after: 1 }])
  })

  it('is without what is the desk’s and the host’s, and keeps what an order is known by', () => {
    const cleaned = cleanForPrint(project, { isTradeKnown: true })
    expect(cleaned).toMatchObject({ currentrow: null, history: [], customerFields: {}, iderp3: 'E-7' })
  })

  it('tells the trade’s discounts to the trade alone', () => {
    const { globalPriceExtras } = project
    expect(cleanForPrint(project, { isTradeKnown: true })).toMatchObject({ globalPriceExtras })
    expect(cleanForPrint(project, { isTradeKnown: false }).globalPriceExtras).toEqual({
      ...{ totalDiscount1: null, totalDiscount2: null },
    })
  })

  it('is read as an object or its text; nothing is none, anything else is refused', () => {
    expect(fromWireCleaning({ jOrd: JSON.stringify(project) })).toEqual({ ok: true, value: project })
    expect(fromWireCleaning({ jOrd: project })).toEqual({ ok: true, value: project })
    for (const nothing of ['', null, undefined])
      expect(fromWireCleaning({ jOrd: nothing })).toEqual({ ok: true, value: null })
    for (const other of ['x', '[]', { rows: 1 }])
      expect(fromWireCleaning({ jOrd: other })).toMatchObject({ ok: false })
  })
})

function wireProject() {
  const document = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
  const evaluation = { alternative: 'a', articles: {}, findings: [], prices: {} }
  return toWireProject(document, { id: 12, evaluation, measures: null, currency: 'EUR' })
}
