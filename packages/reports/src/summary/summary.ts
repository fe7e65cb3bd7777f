import { sentence } from '@arredo/words'
import type { Report } from '../report.ts'
import { summaryPages, summaryTables } from './summary-pages.ts'

/** D-212 on paper: what the offer holds, by groups or rooms, and what that comes to. */
export const summary: Report = {
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
}
