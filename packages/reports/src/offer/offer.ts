import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { picturesField } from '../drawings/article-pictures.ts'
import { coverField } from './cover-view.ts'
import { offerPages } from './offer-data.ts'
import { paymentsField } from './payment-plan.ts'

/** Only the customer's face of its evaluation is read; an offer never shows the trade's. */
export const offer = defineReport({
  name: 'offer',
  title: sentence('Offer'),
  audience: 'customer',
  pictures: 'chosen',
  fields: [coverField, paymentsField, picturesField],
  template: new URL('./offer.typ', import.meta.url),
  pages: offerPages,
})
