import { type ProjectDocument, splitTrade } from '@arredo/project'

/** A project as a picture needs it: without its customer and the trade sheet. */
export function shownDocument(document: ProjectDocument) {
  const { header } = document
  return splitTrade({ ...document, header: { ...header, customer: null, customerFields: {} } }).document
}
