import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { priceTracePages, priceTraceTables } from './price-trace-pages.ts'

/** Where every cent comes from, step by step. For the trade: it tells list prices, discounts and margin. */
export const priceTrace = defineReport({
  name: 'priceTrace',
  title: sentence('Price trace'),
  audience: 'internal',
  fields: [{ kind: 'switch', name: 'purchase', label: sentence('Purchase and margin'), initial: true }],
  template: new URL('./price-trace.typ', import.meta.url),
  pages: priceTracePages,
  tables: priceTraceTables,
})
