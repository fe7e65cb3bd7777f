import type { DocumentListing } from '@arredo/contract'
import type { Translate } from '../words/use-text.ts'

/** What it is and its number, as it is printed. */
export function documentName({ title, number }: DocumentListing, text: Translate): string {
  return [text(title), number].filter(Boolean).join(' ')
}
