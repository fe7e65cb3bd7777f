import type { Text } from '@arredo/catalogue'
import type { Row } from './document.ts'
import type { Evaluation } from './evaluation.ts'

/** What a row is called in lists and announcements; what was typed has one language. */
export function rowName(row: Row, { articles }: Evaluation): { readonly name: Text; readonly code: string } {
  if (row.kind !== 'article') return { name: { en: row.text }, code: '' }
  return { name: articles[row.id]?.name ?? { en: row.article }, code: row.article }
}
