import type { Choices } from '@arredo/catalogue'
import type { Customer } from './customer.ts'
import { type AlternativeId, documentVersion, type ProjectDocument } from './document.ts'

export type NewDocumentInput = {
  readonly name: string
  readonly alternative: AlternativeId
  readonly alternativeName?: string
  /** Calendar date in the shop's zone, yyyy-mm-dd. */
  readonly priceDate: string
  readonly shop?: string | null
  readonly priceList?: string | null
  readonly customer?: Customer | null
  readonly choices?: Choices
  readonly packs?: Readonly<Record<string, string>>
}

/** An empty project with the defaults of A-61; its room comes by `setRoom`. */
export function newDocument(input: NewDocumentInput): ProjectDocument {
  const id = input.alternative
  return {
    version: documentVersion,
    header: {
      name: input.name,
      status: 'unsaved',
      activeAlternative: id,
      customer: input.customer ?? null,
      shop: input.shop ?? null,
      priceList: input.priceList ?? null,
      priceDate: input.priceDate,
      priceIncrease: 1,
      customerFields: {},
    },
    alternatives: {
      [id]: {
        id,
        name: input.alternativeName ?? 'Alternative 1',
        order: 1,
        choices: input.choices ?? {},
        followers: true,
      },
    },
    rows: {},
    corners: {},
    walls: {},
    rooms: {},
    openings: {},
    fixtures: {},
    notes: {},
    underlays: {},
    views: {},
    packs: input.packs ?? {},
    trade: {},
  }
}
