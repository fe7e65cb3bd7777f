import type { Catalogue } from '@arredo/catalogue'
import type { ProjectPriceSummary } from '@arredo/contract'
import { findingsOf } from '@arredo/planning'
import { type Evaluation, evaluateProject, type ProjectDocument } from '@arredo/project'
import { documentSnapshot, type Frozen } from '../documents/document-snapshot.ts'
import { pricePackOf } from '../documents/work-out-document.ts'
import { uuidv7 } from '../uuidv7.ts'

export type OfferWish = Pick<Frozen, 'brand' | 'paper' | 'profile' | 'language' | 'cover'>

/** The snapshot as it is stored, in JSON: the largest of them is nothing to read again. */
export type WorkedOutOffer =
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'noPrice' }
  | { readonly kind: 'stopped'; readonly mend: string }
  | { readonly kind: 'offer'; readonly total: ProjectPriceSummary; readonly snapshot: string }

/** The server's word in the customer's face, the only one an offer shows (D-80), and all that the offer says. */
export function workOutOffer(
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
  wish: OfferWish,
): WorkedOutOffer {
  const evaluation = evaluateProject(document, {
    catalogues,
    faces: ['customer'],
    discounts: new Map(),
    answer: 'now',
  })
  if (evaluation.isTooLarge) return { kind: 'tooLarge' }
  const price = evaluation.prices.customer
  if (!price) return { kind: 'noPrice' }
  const mend = whatStops(document, evaluation, catalogues)
  if (mend !== null) return { kind: 'stopped', mend }

  const { total, currency, withVat, priceList } = price
  const pricePack = pricePackOf(document, priceList, catalogues)
  const snapshot = documentSnapshot({ document, evaluation, pricePack, audience: 'customer', ...wish })
  return {
    ...{ kind: 'offer', total: { total, currency, withVat, priceList } },
    snapshot: JSON.stringify(snapshot),
  }
}

/** The client shows what stops an offer and how to mend it; whoever asks past it is refused here. */
function whatStops(
  document: ProjectDocument,
  evaluation: Evaluation,
  catalogues: ReadonlyMap<string, Catalogue>,
): string | null {
  const [worst] = findingsOf({ document, evaluation, catalogues, newId: () => uuidv7(0) }, 'stops')
  return worst ? (refusals[worst.check] ?? refusals.unpriced) : null
}

const refusals: Readonly<Record<string, string>> & { readonly unpriced: string } = {
  outside: 'Something stands outside the room: bring it in or remove it first',
  openVariant: 'A choice that must be made is still open: make it first',
  unpriced: 'Something has no price: change or remove it first',
}
