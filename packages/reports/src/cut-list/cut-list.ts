import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { cutListFields } from './cut-list-fields.ts'
import { cutListPages } from './cut-list-pages.ts'
import { cutListTables } from './cut-list-tables.ts'

/** What is sawn, out of which sheets, for whoever stands at the saw. It tells no prices. */
export const cutList = defineReport({
  name: 'cutList',
  title: sentence('Cut list'),
  audience: 'internal',
  fields: cutListFields,
  template: new URL('./cut-list.typ', import.meta.url),
  pages: cutListPages,
  tables: cutListTables,
})
