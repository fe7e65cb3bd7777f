import { describe, expect, it } from 'vitest'
import { furnishedRooms } from '../../../tools/rooms/furnished-rooms.ts'
import { sourcesOf } from './render-pdf.ts'
import type { ReportInput } from './report-input.ts'
import { findReport } from './reports.ts'
import { demoSale } from './testing/demo-sale.ts'
import { poppler, wordsOf } from './testing/read-pdf.ts'
import { type Typeset, typeset } from './typst-compiler.ts'

const { catalogues, rooms } = await furnishedRooms()
const kitchen = rooms[0]?.document
if (!kitchen) throw new Error('no room')
const sale = demoSale(kitchen, catalogues)

async function made(name: string, change: Partial<ReportInput> = {}): Promise<Typeset> {
  const report = findReport(name)
  if (!report) throw new Error(`No report ${name}`)
  const sources = await sourcesOf(report, { ...sale, answers: {}, ...change })
  const set = sources.ok ? await typeset(sources.value) : sources
  if (!set.ok) throw new Error(set.message)
  return set.value
}

const textOf = ({ pdf }: Typeset) => poppler('pdftotext', pdf, '-layout')

describe('[D-261] several reports in one file', () => {
  it('stand behind each other as they do alone, each with its own paper, letterhead and page numbers', async () => {
    const [summary, set, joined] = [
      await made('summary', { number: '' }),
      await made('technicalSet', { number: '' }),
      await made('summary;technicalSet'),
    ]
    const sizesOf = ({ pdf }: Typeset) =>
      poppler('pdfinfo', pdf, '-f', '1', '-l', '99')
        .match(/size: +.*pts/g)
        ?.map((size) => size.trim())
    expect(joined.pages).toBe(summary.pages + set.pages)
    expect(sizesOf(joined)).toEqual([...(sizesOf(summary) ?? []), ...(sizesOf(set) ?? [])])
    expect(new Set(sizesOf(joined)).size).toBeGreaterThan(1)
    expect(textOf(joined)).toBe(textOf(summary) + textOf(set))
  })

  it('are shown page by page, each with as much room as the largest has', async () => {
    const mixed = await typeset({
      template: [
        '#set document(title: "Mixed")',
        '#[#set page(width: 300pt, height: 100pt)\nA]',
        '#[#set page(width: 200pt, height: 400pt)\nB]',
        '#[#set page(width: 300pt, height: 100pt)\nC]',
      ].join('\n'),
      files: {},
    })
    if (!mixed.ok) throw new Error(mixed.message)
    expect(mixed.value.page).toEqual({ width: 300, height: 400 })
    const tops = mixed.value.preview.match(/^<g transform="matrix\(1 0 0 1 0 (\d+)\)">$/gm)
    expect(tops?.map((line) => Number(line.match(/ 0 (\d+)\)/)?.[1]))).toEqual([0, 400, 800])
    expect(mixed.value.preview).toMatch(/^<svg[^>]* viewBox="0 0 300 1200" [^>]*height="1200pt"/)
  })

  it('keep what a file for screen readers needs, under the name of the project', async () => {
    const { pdf } = await made('summary;deliveryNote')
    expect(poppler('pdfinfo', pdf)).toMatch(/^Tagged: +yes$/m)
    expect(poppler('pdfinfo', pdf)).toContain(`Title:           Documents of ${sale.document.header.name}`)
    expect(poppler('pdfinfo', pdf, '-meta')).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  it('[D-247 part] have the paper that was chosen for each', async () => {
    const answers = { 'hardwareList.paper': 'large', 'hardwareList.orientation': 'landscape' }
    const { pdf } = await made('hardwareList;billOfMaterials', { answers })
    const sizes = wordsOf(pdf).map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`)
    expect([...new Set(sizes)]).toEqual(['1191 × 842', '595 × 842'])
  })

  it('are answered each by its own name, and have no number that is counted elsewhere', async () => {
    const answers = { 'summary.prices': false, 'offer.payments': 'All of it', validUntil: '2027-01-31' }
    const text = textOf(await made('summary;offer', { answers, number: '2026-0007' }))
    const [first = '', second = ''] = text.split(/(?=Thank you for planning)/)
    expect(first).not.toContain('Total with VAT')
    expect(second).toContain('All of it')
    expect(text).toContain('31/01/2027')
    expect(text).not.toContain('2026-0007')
  })

  it('are for the trade where one of them is, and nothing where one is nothing or comes twice', () => {
    expect(findReport('summary;deliveryNote')).toMatchObject({ audience: 'customer' })
    expect(findReport('summary;cutList')).toMatchObject({ audience: 'internal', name: 'summary;cutList' })
    expect(findReport('offer;pictureBook')).toMatchObject({ pictures: 'all' })
    for (const name of ['summary;nothing', 'summary;', 'summary;summary', 'summary;toString']) {
      expect(findReport(name)).toBeUndefined()
    }
  })
})
