import type { Catalogue } from '@arredo/catalogue'
import { evaluateProject, type ProjectDocument, type Row } from '@arredo/project'
import { documentOf, sampleOffer } from '../offer/sample-offer.ts'
import type { ReportInput } from '../report-input.ts'

const flags = { drawn: true, offered: true, ordered: true }

/** For tests: a furnished room as it is sold, with all kinds of rows, prices of the seller and two more alternatives. */
export function demoSale(
  room: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
  changes: Partial<ReportInput> = {},
): ReportInput {
  const document = soldDocument(room)
  const evaluated = (alternative: string) =>
    evaluateProject(document, {
      ...{ alternative, catalogues, faces: ['customer', 'trade'], discounts: new Map() },
    })
  const evaluation = evaluated(document.header.activeAlternative)
  return sampleOffer(1, { document, evaluation, built: () => evaluation, evaluated, catalogues, ...changes })
}

function soldDocument(room: ProjectDocument): ProjectDocument {
  const active = room.header.activeAlternative
  const own = room.alternatives[active]
  const articles = Object.values(room.rows).filter(({ kind, alternative }) => {
    return kind === 'article' && alternative === active
  })
  const [first, second] = articles
  if (!own || first?.kind !== 'article' || second?.kind !== 'article') throw new Error('an empty room')

  const base = { alternative: active, flags } as const
  const price = { kind: 'free', unit: '', vat: '0.22' } as const
  const extra: readonly Row[] = [
    {
      ...{ ...base, ...price, id: 'special', order: 800, text: 'Front in RAL 5024' },
      ...{ quantity: 1, price: 12_501, special: { of: first.id } },
    },
    { ...base, id: 'heading', order: 900, kind: 'text', text: 'Glass and services' },
    {
      ...base,
      ...price,
      id: 'glass',
      order: 901,
      text: 'Splashback',
      quantity: 2.5,
      price: 7213,
      vat: '0.10',
    },
    {
      ...{ ...base, id: 'fridge', order: 902, kind: 'ownAppliance', text: 'Own fridge' },
      ...{ size: [600, 600, 1800], placement: null },
    },
    {
      ...{ ...base, id: 'delivery', order: 903, kind: 'service', text: 'Delivery and assembly' },
      charge: { kind: 'percent', rate: '0.05', min: 10_000 },
    },
    { ...base, id: 'subtotal', order: 904, kind: 'subtotal', text: '' },
    { ...second, quantity: 3, adjustment: { kind: 'reduction', amount: 1733 } },
  ]
  const rows = [
    ...Object.values(room.rows),
    ...extra,
    ...copies(articles, 'b'),
    ...copies(articles.slice(1), 'c'),
  ]
  const { customer } = documentOf([]).header
  if (!customer) throw new Error('nobody')
  return {
    ...room,
    header: {
      ...{ ...room.header, status: 'ordered', name: 'Kitchen by the garden', customer },
      orderAddress: { ...customer, street: 'Site 3', city: 'Torino', mobile: '+39 333 1234567' },
      ...{ priceDate: '2026-11-15', priceList: 'EUR2026' },
    },
    alternatives: {
      [active]: {
        ...{ ...own, name: 'As you wished' },
        reduction: { text: 'Opening price', amount: 20_007, rounding: 3 },
      },
      b: { ...own, id: 'b', name: 'As it was', order: own.order + 1 },
      c: { ...own, id: 'c', name: 'Without the first unit', order: own.order + 2 },
    },
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
    trade: { [second.id]: { reason: 'From the exhibition' } },
  }
}

function copies(rows: readonly Row[], alternative: string): readonly Row[] {
  return rows.map((row) => ({ ...row, id: `${alternative}-${row.id}`, alternative }))
}
