import { sentence } from '@arredo/words'
import type { Report } from '../report.ts'
import { hardwarePages, hardwareTables } from './hardware-pages.ts'

/** What is taken from the store by the piece, for whoever packs it. It tells no prices. */
export const hardwareList: Report = {
  name: 'hardwareList',
  title: sentence('Hardware list'),
  audience: 'internal',
  fields: [],
  template: new URL('./hardware-list.typ', import.meta.url),
  pages: hardwarePages,
  tables: hardwareTables,
}
