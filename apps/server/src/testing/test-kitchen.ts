import type { ArticleRow, Customer, ProjectDocument } from '@arredo/project'
import { samplePack, sampleTradeTerms } from '@arredo/testing'
import { packHash } from '../catalogues/pack-hash.ts'
import { testDocument } from './test-document.ts'

/** What a supervisor publishes so that the documents below have prices. */
export const testPublication = {
  pack: samplePack,
  tradeTerms: [...sampleTradeTerms],
  hash: packHash(samplePack),
}

export const testCustomer: Customer = {
  email: 'rosa@example.com',
  firstName: 'Rosa',
  lastName: 'Bianchi',
  street: 'Via Roma 1',
  postalCode: '20121',
  city: 'Milano',
  country: 'IT',
  mobile: '',
}

/** A priced project: so many cabinets side by side, for a customer unless told otherwise. */
export function testKitchen(name: string, cabinets = 2, customer: Customer | null = testCustomer) {
  const plain = testDocument(name)
  const rows = Array.from({ length: cabinets }, (_, index): [string, ArticleRow] => [
    `cabinet-${index}`,
    {
      ...{ id: `cabinet-${index}`, alternative: 'main', order: index, kind: 'article' },
      flags: { drawn: true, offered: true, ordered: true },
      ...{ catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L', choices: {}, quantity: 1 },
      placement: { at: [index * 600, 0, 0], rotation: 0, seat: { on: 'floor' } },
    },
  ])
  const document: ProjectDocument = {
    ...plain,
    header: { ...plain.header, priceList: 'EUR2026', customer },
    packs: { KITCHEN: testPublication.hash },
    rows: Object.fromEntries(rows),
  }
  return document
}
