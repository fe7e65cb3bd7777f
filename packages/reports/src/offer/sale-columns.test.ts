import type { SaleColumn } from '@arredo/contract'
import { expect, it } from 'vitest'
import type { ReportInput } from '../report-input.ts'
import { pagesOf, poppler } from '../testing/read-pdf.ts'
import { greyPicture, makeOffer } from './make-sample-offer.ts'
import { offerPages } from './offer-data.ts'
import { articleRow, documentOf, sampleOffer } from './sample-offer.ts'

/** Ten euros off the first row, by name. */
function withPromotion(input: ReportInput): ReportInput {
  const { customer } = input.evaluation.prices
  const row = customer?.rows.r1
  if (!customer || !row) throw new Error('The sample has no price')
  const lines = [{ step: 'promotion', code: 'P', label: { en: 'Spring' }, amount: -1_000 } as const]
  const rows = { ...customer.rows, r1: { ...row, lines } }
  const prices = { customer: { ...customer, rows } }
  return { ...input, evaluation: { ...input.evaluation, prices } }
}

const all: readonly SaleColumn[] = ['discount', 'article', 'code', 'quantity', 'position', 'unitPrice']

async function tableOf(input: ReportInput): Promise<string> {
  return pagesOf(await makeOffer(input))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

it('[D-263 part] rows have the brand’s columns in the brand’s order, and what is written across them stays whole', async () => {
  const text = { id: 't', kind: 'text', alternative: 'a1', order: 0.5, text: 'For the island' } as const
  const subtotal = { id: 's', kind: 'subtotal', alternative: 'a1', order: 9, text: '' } as const
  const flags = { drawn: true, offered: true, ordered: true }
  const rows = [{ ...text, flags }, articleRow(1), articleRow(2), { ...subtotal, flags }]
  const input = withPromotion(sampleOffer(2, { columns: all, document: documentOf(rows) }))
  const table = await tableOf(input)
  expect(table).toContain('Reduction Article Code Quantity Pos. Unit price Total')
  expect(table).toMatch(/-€10\.00 Base unit 1, door B-DOOR-01 1 1 €122\.00 €122\.00/)
  expect(table).toMatch(/For the island/)
  expect(table).toMatch(/Subtotal €244\.00/)

  const few = await tableOf(sampleOffer(2, { columns: ['article', 'quantity'] }))
  expect(few).toContain('Article Quantity Total Base unit 1, door 1 €122.00')
})

it('[D-258 part] a reduction is told once: in its column with its name at the article, or there with both', () => {
  const told = (columns: readonly SaleColumn[]) => {
    const made = offerPages(withPromotion(sampleOffer(1, { columns })))
    const [row] = made.ok ? made.value.data.table.rows : []
    return row?.kind === 'item' ? [row.details.at(-1), row.discount] : null
  }
  expect(told(all)).toEqual(['Spring', ['-€10.00']])
  expect(told(['article', 'quantity'])).toEqual(['Spring\u00a0-€10.00', []])
})

it('a column in which nothing would stand is left out', () => {
  const columnsOf = (input: ReportInput) => {
    const made = offerPages(input)
    return made.ok ? made.value.data.table.columns.map(({ kind }) => kind) : []
  }
  const plain = sampleOffer(2, { columns: ['picture', ...all] })
  expect(columnsOf(plain)).toEqual(['article', 'code', 'quantity', 'position', 'unitPrice', 'total'])
})

it('[D-263 part] an offer begins and ends with the brand’s words; without any it begins with ours', async () => {
  const said = await tableOf(sampleOffer(1, { introduction: 'We measured\ntwice.', closing: 'Ask us.' }))
  expect(said).toMatch(/We measured twice\..*Ask us\..*I accept this offer/)
  expect(said).not.toContain('Thank you for planning')
  expect(await tableOf(sampleOffer(1))).toContain('Thank you for planning')
  expect(await tableOf(sampleOffer(1, { introduction: '' }))).not.toContain('Thank you for planning')
})

it('[D-263 part] a logo that was uploaded stands at the head and in the file, however wide it is', async () => {
  const { logo, ...letterhead } = sampleOffer(1).letterhead
  const picture = greyPicture()
  const pdf = await makeOffer(sampleOffer(1, { letterhead: { ...letterhead, logo: { ...logo, picture } } }))
  expect(poppler('pdfimages', pdf, '-list')).toMatch(/^ +1 +0 +image +160 +100 /m)
  expect(pagesOf(pdf)[0]).not.toMatch(/^\s*At\b/)
})
