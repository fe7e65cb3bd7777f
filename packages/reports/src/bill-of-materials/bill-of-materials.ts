import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { billPages, billTables } from './bill-pages.ts'

/** What has to be in store before anything is made, for whoever buys it. It tells no prices. */
export const billOfMaterials = defineReport({
  name: 'billOfMaterials',
  title: sentence('Bill of materials'),
  audience: 'internal',
  fields: [],
  template: new URL('./bill-of-materials.typ', import.meta.url),
  pages: billPages,
  tables: billTables,
})
