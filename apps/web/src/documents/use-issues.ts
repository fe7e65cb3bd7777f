import { useOffers } from '../screens/offer/use-offers.ts'
import { useText } from '../words/use-text.ts'
import { documentName } from './document-name.ts'
import { useDocuments } from './use-documents.ts'

/** One document of a kind, by what it is called where several of them are. */
export type Issue = {
  readonly id: string
  readonly name: string
  /** Enough among those of its kind. */
  readonly number: string | null
  readonly madeAt: string
  readonly madeBy: string
}

/** All documents of one kind of a project, newest first, offers too. */
export function useIssues(projectId: number, report: string): readonly Issue[] {
  const text = useText()
  const isOffer = report === 'offer'
  const offers = useOffers(isOffer ? projectId : null)
  const documents = useDocuments(isOffer ? null : projectId)
  return isOffer
    ? offers.list.map((offer) => ({ ...offer, name: text('Offer {{number}}', { number: offer.number }) }))
    : documents.list
        .filter((document) => document.report === report)
        .map((document) => ({ ...document, name: documentName(document, text) }))
}
