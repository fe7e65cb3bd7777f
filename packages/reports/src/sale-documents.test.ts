import { currencyExponent } from '@arredo/measures'
import type { Table } from '@arredo/tables'
import { describe, expect, it } from 'vitest'
import { furnishedRooms } from '../../../tools/rooms/furnished-rooms.ts'
import { alternativesPages } from './alternatives/alternatives-pages.ts'
import { deliveryNotePages } from './delivery-note/delivery-note-pages.ts'
import { offerPages } from './offer/offer-data.ts'
import { sampleOffer } from './offer/sample-offer.ts'
import { orderConfirmationPages } from './order-confirmation/order-confirmation-pages.ts'
import { priceTracePages } from './price-trace/price-trace-pages.ts'
import { tracedParts } from './price-trace/traced-price.ts'
import { renderPdf } from './render-pdf.ts'
import type { Report } from './report.ts'
import type { ReportInput } from './report-input.ts'
import { reports } from './reports.ts'
import { summaryPages } from './summary/summary-pages.ts'
import { demoSale } from './testing/demo-sale.ts'
import { fontsOf, pagesOf, poppler } from './testing/read-pdf.ts'

const { catalogues, rooms } = await furnishedRooms()
const kitchen = rooms[0]?.document
if (!kitchen) throw new Error('no room')
const sale = demoSale(kitchen, catalogues)
/** Every room that can be sold, as it is furnished. */
const sales = rooms
  .filter(({ document }) => Object.values(document.rows).filter(({ kind }) => kind === 'article').length > 1)
  .map(({ document, source }) => [source.code, demoSale(document, catalogues)] as const)

function dataOf<Data>(pages: (input: ReportInput) => { ok: boolean }, input: ReportInput): Data {
  const made = pages(input) as { ok: true; value: { data: Data } } | { ok: false; message: string }
  if (!made.ok) throw new Error(made.message)
  return made.value.data
}

async function pdfOf(report: Report, input: ReportInput): Promise<Uint8Array> {
  const pdf = await renderPdf(report, input)
  if (!pdf.ok) throw new Error(pdf.message)
  return pdf.value
}

function tablesOf(report: Report, input: ReportInput): readonly Table[] {
  return report.tables?.(input) ?? []
}

/** "-€1,234.50" as 123450 below zero; what is no amount counts as nothing. */
function cents(text: string): number {
  if (!/€/.test(text)) return 0
  return Number(text.replaceAll(/[^\d-]/g, ''))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}

function totalOf({ evaluation }: ReportInput): number {
  const total = evaluation.prices.customer?.total
  if (total === undefined) throw new Error('no price')
  return total
}

type Told = { readonly label: string; readonly value: string; readonly kind: string }

function expectToAddUp(totals: readonly Told[], rows: readonly number[], total: number): void {
  const parts = totals.filter(({ kind }) => kind === 'part').map(({ value }) => cents(value))
  const within = totals.filter(({ kind }) => kind === 'within').map(({ value }) => cents(value))
  expect(sum(rows)).toBe(parts[0] ?? total)
  expect(sum(parts)).toBe(total)
  expect(sum(within)).toBe(total)
  expect(totals.filter(({ kind }) => kind === 'total').map(({ value }) => cents(value))).toEqual([total])
}

describe.each(sales)('the documents of a sale (%s)', (_, input) => {
  const total = totalOf(input)

  it.each([
    ['offer', offerPages],
    ['orderConfirmation', orderConfirmationPages],
  ])('%s: rows, what is taken off, and VAT within it come to the total', (_, pages) => {
    const { table, totals } = dataOf<{ table: { rows: { kind: string; total: string }[] }; totals: Told[] }>(
      pages,
      input,
    )
    const rows = table.rows.filter(({ kind }) => kind === 'item').map((row) => cents(row.total))
    expectToAddUp(totals, rows, total)
  })

  it.each(['kind', 'room'])('summary by %s: rows come to their groups, groups to the total', (by) => {
    type Group = { lines: { total: string }[]; sums: { total: string } }
    const { groups, totals } = dataOf<{ groups: Group[]; totals: Told[] }>(summaryPages, {
      ...{ ...input, answers: { by } },
    })
    for (const { lines, sums } of groups)
      expect(sum(lines.map((line) => cents(line.total)))).toBe(cents(sums.total))
    expectToAddUp(
      totals,
      groups.map(({ sums }) => cents(sums.total)),
      total,
    )
  })

  it('price trace: steps come to their row, rows and VAT to what the customer pays and the shop pays', () => {
    const parts = tracedParts(input)
    expect(parts.map((part) => part.total)).toEqual([total, input.evaluation.prices.trade?.total])
    for (const { rows, ofRows, closing, total: whole } of parts) {
      for (const { steps, sum: ofRow } of rows) expect(sum(steps.map(({ amount }) => amount))).toBe(ofRow)
      expect(sum(rows.map((row) => row.sum))).toBe(ofRows)
      expect(ofRows + sum(closing.map(({ amount }) => amount))).toBe(whole)
    }
    const data = dataOf<{ parts: { rows: { steps: { amount: string }[] }[] }[] }>(priceTracePages, input)
    const told = data.parts.map((part) =>
      sum(part.rows.flatMap(({ steps }) => steps.map(({ amount }) => cents(amount)))),
    )
    expect(told).toEqual(parts.map(({ ofRows }) => ofRows))
  })

  it('price trace for who may not see the trade’s face: the customer’s steps come to the total', () => {
    const { customer } = input.evaluation.prices
    const evaluation = { ...input.evaluation, prices: customer ? { customer } : {} }
    const [only, ...more] = tracedParts({ ...input, evaluation })
    expect(more).toEqual([])
    expect(sum(only?.rows.flatMap(({ steps }) => steps.map(({ amount }) => amount)) ?? [])).toBe(total)
  })

  it('alternatives: each column comes to what that alternative costs, and what is the same is the same', () => {
    type Line = { name: string; kind: string; cells: { amount: string }[] }
    const { blocks } = dataOf<{ blocks: { lines: Line[] }[] }>(alternativesPages, input)
    const lines = blocks[0]?.lines ?? []
    const active = input.document.header.activeAlternative
    const totals = [active, 'b', 'c'].map((id) => input.evaluated(id).prices.customer?.total)
    for (const [place, whole] of totals.entries()) {
      const parts = lines.filter(({ kind }) => kind === 'line')
      expect(sum(parts.map(({ cells }) => cents(cells[place]?.amount ?? '')))).toBe(whole)
      expect(cents(lines.find(({ kind }) => kind === 'total')?.cells[place]?.amount ?? '')).toBe(whole)
    }
    const same = lines.find(({ name }) => name === 'All that is the same')?.cells.map(({ amount }) => amount)
    expect(new Set(same).size).toBe(1)
  })

  it('[D-251 part] alternatives as a list: the amounts of each column come to what that alternative costs', () => {
    const [list, ...more] = tablesOf(reports.alternatives, input)
    expect(more).toEqual([])
    const ids = [input.document.header.activeAlternative, 'b', 'c']
    const names = ids.map((id) => input.document.alternatives[id]?.name)
    expect(list?.columns.map(({ title, kind }) => [title, kind])).toEqual([
      ['What differs', 'text'],
      ...names.flatMap((name) => [
        [name, 'text'],
        [`${name} (EUR)`, 'money'],
      ]),
    ])
    for (const [place, id] of ids.entries()) {
      const amounts = list?.rows.map((row) => Math.round(Number(row[2 * place + 2]) * 100)) ?? []
      expect(sum(amounts)).toBe(input.evaluated(id).prices.customer?.total)
    }
  })

  it('delivery note: tells no price at all', () => {
    // The frame has the shop’s own VAT number at its foot.
    const told = JSON.stringify({ ...dataOf<object>(deliveryNotePages, input), frame: null })
    const { customer, trade } = input.evaluation.prices
    const amounts = [customer, trade].flatMap((price) => [
      ...Object.values(price?.rows ?? {}).flatMap(({ unit, total: whole }) => [unit, whole]),
      price?.total ?? 0,
    ])
    expect(amounts.length).toBeGreaterThan(4)
    expect(told).not.toMatch(/[€$£]|EUR|VAT|Total|price/i)
    for (const amount of amounts.filter((minor) => minor > 10_000)) {
      const [whole = '', decimals = ''] = (amount / 100).toFixed(2).split('.')
      expect(told).not.toContain(`${Number(whole).toLocaleString('en')}.${decimals}`)
    }
    expect(
      tablesOf(reports.deliveryNote, input).map(({ columns }) => columns.map(({ kind }) => kind)),
    ).not.toContain('money')
  })
})

describe('a document of a sale', () => {
  const documents = [
    'offer',
    'orderConfirmation',
    'deliveryNote',
    'summary',
    'alternatives',
    'priceTrace',
  ] as const

  it.each(documents)(
    '%s is tagged, set in Inter alone, on either paper, and has no empty page',
    async (name) => {
      for (const [paper, size] of [
        ['A4', /\(A4\)/],
        ['Letter', /\(letter\)/],
      ] as const) {
        const pdf = await pdfOf(reports[name], { ...sale, paper: { name: paper, isLandscape: false } })
        expect(poppler('pdfinfo', pdf)).toMatch(size)
        expect(poppler('pdfinfo', pdf)).toMatch(/^Tagged: +yes$/m)
        expect(poppler('pdfinfo', pdf, '-meta')).toContain('<pdfuaid:part>1</pdfuaid:part>')
        expect(new Set(fontsOf(pdf))).toEqual(new Set(['Inter-Medium', 'Inter-Regular', 'Inter-SemiBold']))
        // Head and foot alone are two lines.
        for (const page of pagesOf(pdf))
          expect(page.split('\n').filter((line) => line.trim() !== '').length).toBeGreaterThan(4)
      }
    },
  )

  it.each([
    ['offer', 'Unit price'],
    ['deliveryNote', 'Received'],
    ['summary', 'Quantity'],
    ['priceTrace', 'Reckoned as'],
  ] as const)('%s repeats the heads of its columns, and every row has its number', async (name, head) => {
    const pages = pagesOf(await pdfOf(reports[name], sale))
    const rows = pages.filter((page) => /€|Pos\./.test(page) || page.includes(head))
    expect(rows.length).toBeGreaterThan(1)
    for (const page of rows) expect(page).toContain(head)
    const numbers = Object.values(sale.document.rows).filter(
      (row) => row.alternative === sale.document.header.activeAlternative && row.kind === 'article',
    )
    const all = pages.join('\n')
    for (let number = 1; number <= numbers.length; number++)
      expect(all).toMatch(new RegExp(`^ *${number} `, 'm'))
  })
})

describe('an order confirmation', () => {
  it('says when it was ordered and by when it comes, never until when it holds, and is signed by the shop', () => {
    const data = dataOf<ReturnType<typeof confirmed>>(orderConfirmationPages, {
      ...{ ...sale, answers: { delivery: 'Week 12', payments: '40% now\n60% later' } },
    })
    expect(data.frame.title).toBe('Order confirmation 2026-0017')
    expect(data.facts.map(({ label, value }) => [label, value])).toEqual([
      ['Order number', '2026-0017'],
      ['Order date', '15/11/2026'],
      ['Delivery', 'Week 12'],
      ['Project', 'Kitchen by the garden'],
      ['Your contact', 'Lucia Ferri'],
      ['Delivery to', 'Anna Rossi, Site 3, 20122 Torino, Italy'],
    ])
    expect(data.signature.lines[1]).toBe('For Atlas Interiors')
    expect(sum(data.payments?.rows.map(({ value }) => cents(value)) ?? [])).toBe(totalOf(sale))
  })

  it('is refused for what nobody ordered', () => {
    expect(orderConfirmationPages(sampleOffer(1))).toEqual({
      ok: false,
      message: 'This project is not ordered yet',
    })
  })

  function confirmed() {
    const made = orderConfirmationPages(sale)
    if (!made.ok) throw new Error(made.message)
    return made.value.data
  }
})

describe('a delivery note', () => {
  it('[D-129 part] goes to where the order goes, with the goods and nothing else', async () => {
    const text = pagesOf(await pdfOf(reports.deliveryNote, sale)).join('\n')
    for (const word of [
      'Site 3',
      '20122 Torino',
      '+39 333 1234567',
      'Splashback',
      'Signature of who received it',
    ])
      expect(text).toContain(word)
    expect(text).not.toMatch(/Own fridge|Delivery and assembly|Opening price|€/)
  })

  it('[D-227 part] counts the packages of the project, unless nobody wants them', () => {
    type Note = { packages: { rows: { number: string }[]; sum: { value: string }[] } | null }
    const { packages } = dataOf<Note>(deliveryNotePages, sale)
    const last = packages?.rows.at(-1)?.number.split('–').at(-1)
    expect(last).toBe(packages?.sum[0]?.value)
    expect(dataOf<Note>(deliveryNotePages, { ...sale, answers: { packages: false } }).packages).toBeNull()
  })
})

describe('a price trace', () => {
  it('gives the reason of every step: its rate and basis, its source, and why a price is the seller’s own', async () => {
    const text = pagesOf(await pdfOf(reports.priceTrace, sale)).join('\n')
    expect(text).toMatch(/\d% of €\d/)
    expect(text).toContain('EUR2026 / ')
    expect(text).toContain('From the exhibition')
    expect(text).toMatch(/VAT, 10% of €\d+\.\d\d/)
    expect(text).toContain('Margin')
    const sold = { ...sale, answers: { purchase: false } }
    expect(pagesOf(await pdfOf(reports.priceTrace, sold)).join('\n')).not.toMatch(/Margin|What the shop pays/)
  })

  it('is a list whose amounts add up as well', () => {
    const [sold] = tablesOf(reports.priceTrace, sale)
    const amounts =
      sold?.rows.map((row) => Math.round(Number(row.at(-1)) * 10 ** currencyExponent('EUR'))) ?? []
    expect(sum(amounts)).toBe(totalOf(sale))
  })
})

describe('a summary', () => {
  it('leaves prices out where nobody wants them, and adds up as a list', async () => {
    const without = { ...sale, answers: { prices: false } }
    expect(pagesOf(await pdfOf(reports.summary, without)).join('\n')).not.toMatch(/€|Total/)
    expect(tablesOf(reports.summary, without)[0]?.columns.map(({ kind }) => kind)).not.toContain('money')
    const [list] = tablesOf(reports.summary, sale)
    expect(sum(list?.rows.map((row) => Math.round(Number(row.at(-1)) * 100)) ?? [])).toBe(totalOf(sale))
  })
})

describe('a comparison of alternatives', () => {
  it('says what only some of them have, and is refused where there is one', () => {
    type Line = { name: string; cells: { words: string[] }[] }
    const { blocks } = dataOf<{ blocks: { lines: Line[] }[] }>(alternativesPages, sale)
    const special = blocks[0]?.lines.find(({ name }) => name.startsWith('Special'))
    expect(special?.cells.map(({ words }) => words)).toEqual([[], ['Not there'], ['Not there']])
    expect(alternativesPages(sampleOffer(1))).toEqual({
      ok: false,
      message: 'This project has one alternative only',
    })
    expect(tablesOf(reports.alternatives, sampleOffer(1))).toEqual([])
  })
})
