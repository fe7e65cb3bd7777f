import type { ProjectPrice } from '@arredo/pricing'
import type { Row } from '@arredo/project'
import { findLanguage, loadDictionary } from '@arredo/words'
import { describe, expect, it } from 'vitest'
import type { ReportInput } from '../report-input.ts'
import { offerPages } from './offer-data.ts'
import type { SaleData } from './sale-pages.ts'
import { articleRow, documentOf, english, sampleOffer } from './sample-offer.ts'

function dataOf(input: ReportInput): SaleData {
  const made = offerPages(input)
  if (!made.ok) throw new Error(made.message)
  return made.value.data
}

function customerPrice({ evaluation }: ReportInput): ProjectPrice {
  const price = evaluation.prices.customer
  if (!price) throw new Error('The sample has no price')
  return price
}

function withCustomerPrice(input: ReportInput, change: Partial<ProjectPrice>): ReportInput {
  const customer = { ...customerPrice(input), ...change }
  return { ...input, evaluation: { ...input.evaluation, prices: { ...input.evaluation.prices, customer } } }
}

describe('the data of an offer', () => {
  it('gives rows, net, VAT and gross in the reader’s writing', () => {
    const language = findLanguage('it') ?? sampleOffer(3).language
    const { table, totals, facts } = dataOf(sampleOffer(3, { language }))

    expect(table.rows[2]).toEqual({
      kind: 'item',
      position: '3',
      name: ['Base 3 con anta'],
      code: 'B-DOOR-03',
      details: ['450\u00a0×\u00a0581\u00a0×\u00a0820\u00a0mm', 'Left'],
      quantity: '2',
      unitPrice: '122,00\u00a0€',
      total: '244,00\u00a0€',
      isOnRequest: false,
      discount: [],
      picture: null,
    })
    expect(totals.map(({ label, value }) => [label, value])).toEqual([
      ['Total with VAT', '488,00\u00a0€'],
      ['Net', '400,00\u00a0€'],
      ['VAT 22%', '88,00\u00a0€'],
    ])
    expect(facts.map(({ value }) => value)).toContain('15/12/2026')
  })

  it('[D-128 part] [D-129 part] is addressed to the customer in full, and says where the order goes if that is elsewhere', () => {
    const input = sampleOffer(1)
    const plain = dataOf(input)
    expect(plain.recipient).toEqual(['Anna Rossi', 'Corso Italia 5', '20122 Milano', 'Italy'])
    expect(plain.facts.map(({ label }) => label)).not.toContain('Delivery to')
    const { customer } = input.document.header
    if (!customer) throw new Error('nobody')
    const full = {
      ...customer,
      company: 'Rossi srl',
      county: 'MI',
      vat: 'IT1',
      country: '',
      countryCode: 'IT',
    }
    const header = {
      ...input.document.header,
      customer: full,
      orderAddress: { ...customer, street: 'Site 3' },
    }
    const { recipient, facts } = dataOf({ ...input, document: { ...input.document, header } })
    expect(recipient).toEqual([
      ...['Rossi srl', 'Anna Rossi', 'Corso Italia 5', '20122 Milano (MI)', 'Italy', 'VAT number IT1'],
    ])
    expect(facts.at(-1)).toEqual({ label: 'Delivery to', value: 'Anna Rossi, Site 3, 20122 Milano, Italy' })
  })

  it('names in a row only choices that differ from the header, and the header once above', () => {
    const { table } = dataOf(sampleOffer(3))
    expect(table.design).toEqual([
      { label: 'Front', value: 'Sage' },
      { label: 'Carcass', value: 'White' },
    ])
    const details = table.rows.map((row) => (row.kind === 'item' ? row.details.slice(2) : []))
    expect(details).toEqual([[], ['Front: Oak'], []])
  })

  it('names in a row what could not follow the header, and nothing that nobody asked for', () => {
    const input = sampleOffer(1)
    const { r1 } = input.evaluation.articles
    if (!r1) throw new Error('no article')
    const variants = r1.variants.map((state) =>
      state.code === 'FRONT' ? { ...state, value: 'OAK', source: 'forced' as const } : state,
    )
    const forced = { ...r1, variants, configuration: { ...r1.configuration, FRONT: 'OAK' } }
    const { table } = dataOf({ ...input, evaluation: { ...input.evaluation, articles: { r1: forced } } })
    expect(table.rows[0]).toMatchObject({ details: [expect.anything(), 'Left', 'Front: Oak'] })
  })

  it.each([
    ['en', ['Total with VAT', 'Net', 'VAT 22%', 'VAT 10%', 'VAT 5.5%']],
    ['it', ['Totale IVA inclusa', 'Imponibile', 'IVA 22%', 'IVA 10%', 'IVA 5,5%']],
  ])('names every rate of VAT, which is the law’s and no secret (%s)', async (code, labels) => {
    const vat = (rate: string, amount: number) =>
      ({ step: 'vat', code: 'vat', label: { en: 'VAT', it: 'IVA' }, amount, rate }) as const
    const language = findLanguage(code)
    if (!language) throw new Error(`${code} is missing`)
    const dictionary = await loadDictionary(code)
    const input = sampleOffer(3, { language, text: (key, values) => english(dictionary[key] ?? key, values) })
    const taxed = withCustomerPrice(input, {
      lines: [
        { step: 'base', code: 'articles', label: { en: 'Articles' }, amount: 40_000 },
        vat('0.22', 6600),
        vat('0.10', 1000),
        vat('0.055', 55),
      ],
      total: 47_655,
    })
    const told = dataOf(taxed).totals.filter(({ kind }) => kind !== 'part')
    expect(told.map(({ label }) => label)).toEqual(labels)
  })

  it('[D-80 part] shows nothing of the trade’s face, and a reduction as an amount without its rate', () => {
    const input = sampleOffer(3)
    const price = customerPrice(input)
    const reduced = withCustomerPrice(input, {
      total: 39_999,
      lines: [
        { step: 'base', code: 'articles', label: { en: 'Articles' }, amount: 40_000 },
        {
          step: 'discount',
          code: 'D',
          label: { en: 'Spring offer' },
          amount: -7_214,
          basis: 40_000,
          rate: '0.18035',
        },
        { step: 'vat', code: 'vat', label: { en: 'VAT' }, amount: 7_213, rate: '0.22' },
      ],
    })
    const trade: ProjectPrice = { ...price, face: 'trade', total: 11_111, rows: {} }
    const data = dataOf({
      ...reduced,
      evaluation: { ...reduced.evaluation, prices: { ...reduced.evaluation.prices, trade } },
    })

    expect(data.totals.map(({ label, value }) => [label, value])).toEqual([
      ['Sum of all rows', '€488.00'],
      ['Spring offer', '-€88.01'],
      ['Total with VAT', '€399.99'],
      ['Net', '€327.86'],
      ['VAT 22%', '€72.13'],
    ])
    expect(JSON.stringify(data)).not.toMatch(/111\.11|18\.03|0\.18/)
  })

  it('[D-80 part] prints rows before what is taken off the whole, which stands once below them, all with VAT', () => {
    const input = sampleOffer(1)
    const lines = [
      { step: 'base', code: 'B', label: { en: 'B' }, amount: 12_200 },
      { step: 'promotion', code: 'P', label: { en: 'Autumn' }, amount: -1_220 },
      { step: 'reduction', code: 'reduction', label: { en: 'Special price' }, amount: -980 },
    ] as const
    const reduced = withCustomerPrice(input, {
      rows: { r1: { unit: 12_200, quantity: 1, total: 10_000, beforeReduction: 10_980, lines } },
      lines: [
        { step: 'base', code: 'articles', label: { en: 'Articles' }, amount: 10_000 },
        { step: 'promotion', code: 'P', label: { en: 'Autumn' }, amount: -1_000 },
        { step: 'reduction', code: 'reduction', label: { en: 'Special price' }, amount: -804 },
        { step: 'vat', code: 'vat', label: { en: 'VAT' }, amount: 1_803, rate: '0.22' },
        { step: 'rounding', code: 'total', label: { en: 'Rounding' }, amount: 1 },
      ],
      total: 10_000,
    })
    const { table, totals } = dataOf(reduced)
    expect(table.rows[0]).toMatchObject({ unitPrice: '€122.00', total: '€109.80' })
    expect(JSON.stringify(table.rows[0])).toContain('Autumn\u00a0-€12.20')
    expect(totals.map(({ label, value }) => [label, value])).toEqual([
      ['Sum of all rows', '€109.80'],
      ['Special price', '-€9.80'],
      ['Total with VAT', '€100.00'],
      ['Net', '€81.96'],
      ['VAT 22%', '€18.03'],
      ['Rounding', '€0.01'],
    ])
    // The promotion is in the row, and nowhere else.
    expect(JSON.stringify(totals)).not.toContain('Autumn')
  })

  it('prints what was asked for below its article, without a number, and what it stands for now', () => {
    const base = { alternative: 'a1', flags: { drawn: true, offered: true, ordered: true } }
    const asked: Row = {
      ...{ ...base, id: 's', order: 99, kind: 'free', text: 'Front RAL 5024', quantity: 1, unit: '' },
      ...{ price: 0, vat: '0.22', onRequest: true, special: { of: articleRow(1).id, variant: 'FRONT' } },
    }
    const { table } = dataOf({
      ...sampleOffer(2),
      document: documentOf([articleRow(1), articleRow(2), asked]),
    })
    expect(table.rows.map((row) => row.kind === 'item' && row.position)).toEqual(['1', '', '2'])
    expect(table.rows[1]).toMatchObject({
      name: ['Special: Front RAL 5024'],
      details: ['instead of Sage'],
      total: 'On request',
    })
  })

  it('[D-81 part] has a line for every kind of row and adds up between subtotals', () => {
    const base = { alternative: 'a1', flags: { drawn: true, offered: true, ordered: true } }
    const rows: Row[] = [
      { ...base, id: 't', order: 0, kind: 'text', text: 'Island\nwith seats' },
      articleRow(1),
      { ...base, id: 's1', order: 1.1, kind: 'subtotal', text: '' },
      articleRow(3),
      {
        ...base,
        id: 'f',
        order: 3.1,
        kind: 'free',
        text: 'Glass',
        quantity: 1.5,
        unit: 'm',
        price: 1,
        vat: '0.22',
      },
      {
        ...base,
        id: 'o',
        order: 3.2,
        kind: 'ownAppliance',
        text: 'Fridge',
        size: [600, 600, 1800],
        placement: null,
      },
      { ...articleRow(4), id: 'hidden', flags: { drawn: true, offered: false, ordered: true } },
      { ...base, id: 's2', order: 9, kind: 'subtotal', text: 'Island in all' },
    ]
    const { table, notes } = dataOf({ ...sampleOffer(3), document: documentOf(rows) })

    expect(
      table.rows.map((row) => {
        if (row.kind === 'text') return row.lines
        return row.kind === 'item' ? [row.position, row.quantity, row.total] : [row.label, row.total]
      }),
    ).toEqual([
      ['Island', 'with seats'],
      ['1', '1', '€122.00'],
      ['Subtotal', '€122.00'],
      ['2', '2', '€244.00'],
      ['3', '1.5\u00a0m', 'On request'],
      ['4', '1', '–'],
      ['Island in all', '€244.00'],
    ])
    expect(notes).toContain('Articles on request are not part of the total.')
  })

  it('is refused without a price list, rather than made without prices', () => {
    const input = sampleOffer(1)
    expect(offerPages({ ...input, evaluation: { ...input.evaluation, prices: {} } })).toEqual({
      ok: false,
      message: 'No price list is valid for this project',
    })
  })
})
