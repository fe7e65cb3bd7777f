import type { DocumentListing } from '@arredo/contract'
import { sentence } from '@arredo/words'

const noReason = sentence('It did not work this time. Nothing of the project is lost.')

/** Why there are no pages; a translation key, empty where there are or will be. */
export function whyNot({ state, message }: Pick<DocumentListing, 'state' | 'message'>): string {
  return state === 'failed' ? message || noReason : ''
}
