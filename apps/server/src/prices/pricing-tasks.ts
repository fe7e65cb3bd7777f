import type { Catalogue } from '@arredo/catalogue'
import type { Face, TermsByCatalogue } from '@arredo/pricing'
import { evaluateProject, type ProjectDocument, withinLimits } from '@arredo/project'
import { type DocumentWish, workOutDocument } from '../documents/work-out-document.ts'
import { type OfferWish, workOutOffer } from '../offers/work-out-offer.ts'
import { priceDocument } from '../projects/price-document.ts'

type Catalogues = ReadonlyMap<string, Catalogue>

/**
 * All that the server works out of a whole document, each a function of plain data: what it is given crosses to
 * another thread, and so does what it gives.
 */
export const pricingTasks = {
  price: (document: ProjectDocument, catalogues: Catalogues, _: null) => priceDocument(document, catalogues),

  limits: (document: ProjectDocument, catalogues: Catalogues, terms: TermsByCatalogue) =>
    withinLimits(document, { catalogues, faces: ['trade'], ...terms }),

  recompute: (document: ProjectDocument, catalogues: Catalogues, { face, discounts }: Recomputing) => {
    const {
      prices,
      findings,
      isTooLarge = false,
    } = evaluateProject(document, { catalogues, faces: [face], discounts, answer: 'now' })
    return { price: prices[face] ?? null, findings, isTooLarge }
  },

  offer: (document: ProjectDocument, catalogues: Catalogues, wish: OfferWish) =>
    workOutOffer(document, catalogues, wish),

  document: (document: ProjectDocument, catalogues: Catalogues, wish: DocumentWish) =>
    workOutDocument(document, catalogues, wish),
}

type Recomputing = { readonly face: Face; readonly discounts: TermsByCatalogue['discounts'] }

export type PricingTasks = typeof pricingTasks
export type PricingTask = keyof PricingTasks
export type Given<Task extends PricingTask> = Parameters<PricingTasks[Task]>[2]
export type WorkedOut<Task extends PricingTask> = ReturnType<PricingTasks[Task]>
