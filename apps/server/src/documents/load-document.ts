import { asPrinted, type Evaluation } from '@arredo/project'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { documentListings } from './document-listing.ts'
import { readSnapshot } from './document-snapshot.ts'

/** D-267: what a document was made of, to be compared with another one. */
export const loadDocument: Handler<'documents/load'> = {
  transaction: 'read',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const [found] = (await documentListings(database, tenant, caller.profile, { id })) ?? []
    if (!found) return fail('notFound', 'Document not found')

    const { snapshot } = await database
      .selectFrom('document')
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .select('snapshot')
      .executeTakeFirstOrThrow()
    const { document, evaluation } = readSnapshot(snapshot)
    const { trade: _, ...sent } = document
    return answer({ document: sent, prices: amountsOf(asPrinted(evaluation)) })
  },
}

/** What everything came to, and nothing of how: of rates and margins a comparison says nothing. */
function amountsOf({ prices }: Evaluation): Evaluation['prices'] {
  const kept = Object.entries(prices).map(([face, price]) => {
    const { currency, priceList, date, withVat, unpriced, total } = price
    const rows = Object.entries(price.rows).map(([row, { unit, quantity, total: whole }]) => {
      return [row, { unit, quantity, total: whole, lines: [] }] as const
    })
    return [
      face,
      {
        ...{ face: price.face, currency, priceList, date, withVat, unpriced, total, lines: [] },
        rows: Object.fromEntries(rows),
      },
    ] as const
  })
  return Object.fromEntries(kept)
}
