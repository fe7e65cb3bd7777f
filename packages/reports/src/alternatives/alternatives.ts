import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { alternativesPages } from './alternatives-pages.ts'
import { alternativesTables } from './alternatives-tables.ts'

/** The proposals of a project beside each other: how they look, what differs, and what each comes to. */
export const alternatives = defineReport({
  name: 'alternatives',
  title: sentence('Comparison of alternatives'),
  audience: 'customer',
  fields: [{ kind: 'switch', name: 'pictures', label: sentence('Pictures'), initial: true }],
  template: new URL('./alternatives.typ', import.meta.url),
  pages: alternativesPages,
  tables: alternativesTables,
})
