import { sentence } from '@arredo/words'

/** What each job is called where people read of it. */
export const jobNames: Readonly<Record<string, string>> = {
  'documents/make': sentence('Document of a project'),
  'offer/make': sentence('Document of an offer'),
  'photographs/draft': sentence('Draft of a photograph'),
  'photographs/take': sentence('Photograph'),
  'pictures/take': sentence('Picture'),
}
