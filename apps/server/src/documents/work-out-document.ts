import type { Catalogue } from '@arredo/catalogue'
import type { EvaluationContext, ProjectDocument } from '@arredo/project'
import { evaluateProject } from '@arredo/project'
import { documentSnapshot, type Frozen } from './document-snapshot.ts'

export type DocumentWish = Omit<Frozen, 'document' | 'evaluation' | 'pricePack'> & {
  /** The trade's discounts; none where only customers read it. */
  readonly discounts: EvaluationContext['discounts']
}

/** The snapshot as it is stored, in JSON: the largest of them is nothing to read again. */
export type WorkedOutDocument =
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'document'; readonly snapshot: string }

/** The server's word in the faces of its readers, and all else that a document says. */
export function workOutDocument(
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
  { discounts, ...wish }: DocumentWish,
): WorkedOutDocument {
  const evaluation = evaluateProject(document, {
    ...{ catalogues, discounts, answer: 'now' },
    faces: wish.audience === 'internal' ? ['customer', 'trade'] : ['customer'],
  })
  if (evaluation.isTooLarge) return { kind: 'tooLarge' }
  const pricePack = pricePackOf(document, evaluation.prices.customer?.priceList, catalogues)
  return {
    kind: 'document',
    snapshot: JSON.stringify(documentSnapshot({ document, evaluation, pricePack, ...wish })),
  }
}

/** The pack whose price list was used. */
export function pricePackOf(
  { packs }: ProjectDocument,
  priceList: string | undefined,
  catalogues: ReadonlyMap<string, Catalogue>,
): string | null {
  const [catalogue] =
    [...catalogues].find(([, { pack }]) => pack.priceLists.some(({ code }) => code === priceList)) ?? []
  return catalogue === undefined ? null : (packs[catalogue] ?? null)
}
