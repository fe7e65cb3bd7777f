import type { ReportField } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { picturesField } from '../drawings/article-pictures.ts'
import { coverField } from '../offer/cover-view.ts'
import { paymentsField } from '../offer/payment-plan.ts'
import { orderConfirmationPages } from './order-confirmation-pages.ts'

const deliveryField: ReportField = {
  ...{ kind: 'text', name: 'delivery', label: sentence('Delivery date or week') },
  ...{ initial: '', longest: 80 },
}

/** The offer as it was ordered, confirmed by the shop: the same rows, prices and terms, and no day on which it ends. */
export const orderConfirmation = defineReport({
  name: 'orderConfirmation',
  title: sentence('Order confirmation'),
  audience: 'customer',
  speaksForShop: true,
  pictures: 'chosen',
  fields: [coverField, deliveryField, paymentsField, picturesField],
  template: new URL('../offer/offer.typ', import.meta.url),
  pages: orderConfirmationPages,
})
