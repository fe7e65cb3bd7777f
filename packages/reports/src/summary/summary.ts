import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { summaryPages, summaryTables } from './summary-pages.ts'

/** D-212 on paper: what the offer holds, by groups or rooms, and what that comes to. */
export const summary = defineReport({
  name: 'summary',
  title: sentence('Summary'),
  audience: 'customer',
  pictures: 'room',
  fields: [
    {
      ...{ kind: 'choice', name: 'by', label: sentence('Grouped by'), initial: 'kind' },
      options: [
        { value: 'kind', label: sentence('Kind of article') },
        { value: 'room', label: sentence('Room') },
      ],
    },
    { kind: 'switch', name: 'picture', label: sentence('Picture of the room'), initial: true },
    { kind: 'switch', name: 'prices', label: sentence('Prices'), initial: true },
  ],
  template: new URL('./summary.typ', import.meta.url),
  pages: summaryPages,
  tables: summaryTables,
})
