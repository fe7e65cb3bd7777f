import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { hardwarePages, hardwareTables } from './hardware-pages.ts'

/** What is taken from the store by the piece, for whoever packs it. It tells no prices. */
export const hardwareList = defineReport({
  name: 'hardwareList',
  title: sentence('Hardware list'),
  audience: 'internal',
  fields: [],
  template: new URL('./hardware-list.typ', import.meta.url),
  pages: hardwarePages,
  tables: hardwareTables,
})
