import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { deliveryNotePages, deliveryNoteTables } from './delivery-note-pages.ts'

/** What is handed over, piece by piece and package by package, to be signed for. It tells no prices. */
export const deliveryNote = defineReport({
  name: 'deliveryNote',
  title: sentence('Delivery note'),
  audience: 'customer',
  speaksForShop: true,
  fields: [{ kind: 'switch', name: 'packages', label: sentence('Packages'), initial: true }],
  template: new URL('./delivery-note.typ', import.meta.url),
  pages: deliveryNotePages,
  tables: deliveryNoteTables,
})
