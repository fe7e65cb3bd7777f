import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { sheetFields } from './sheet-kinds.ts'
import { technicalSetDrawings, technicalSetPages } from './technical-set-pages.ts'
import { technicalSetTables } from './technical-set-tables.ts'

/** What is built from: every drawing on a sheet of its own, at a real scale. It tells no prices. */
export const technicalSet = defineReport({
  name: 'technicalSet',
  title: sentence('Technical set'),
  audience: 'internal',
  fields: sheetFields,
  template: new URL('./technical-set.typ', import.meta.url),
  pages: technicalSetPages,
  tables: technicalSetTables,
  drawings: technicalSetDrawings,
  // Rooms are wider than high, and so is the title block.
  paper: { size: 'large', orientation: 'landscape', turns: false },
})
