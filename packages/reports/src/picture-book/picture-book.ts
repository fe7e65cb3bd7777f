import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { pictureBookPages } from './picture-book-pages.ts'

/** The room as it was looked at, a saved view after the other. It tells no prices. */
export const pictureBook = defineReport({
  name: 'pictureBook',
  title: sentence('Picture book'),
  audience: 'customer',
  pictures: 'all',
  fields: [
    {
      ...{ kind: 'choice', name: 'perPage', label: sentence('Pictures on a page'), initial: '1' },
      options: [
        { value: '1', label: sentence('One picture') },
        { value: '4', label: sentence('Four pictures') },
      ],
    },
  ],
  template: new URL('./picture-book.typ', import.meta.url),
  pages: pictureBookPages,
  // As wide as what one saw.
  paper: { size: 'small', orientation: 'landscape', turns: false },
})
