import { formatDate } from '@arredo/measures'
import { isOrdered, type Result, refuse } from '@arredo/project'
import { type SaleData, salePages } from '../offer/sale-pages.ts'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { toldFacts } from '../wording/told-facts.ts'

export function orderConfirmationPages(input: ReportInput): Result<Pages & { readonly data: SaleData }> {
  const { answers, document, number, date, contact, language, letterhead, text } = input
  // What nobody ordered must not be confirmed in writing.
  if (!isOrdered(document.header.status, null)) return refuse('This project is not ordered yet')

  return salePages(input, {
    title: number === '' ? text('Order confirmation') : text('Order confirmation {{number}}', { number }),
    facts: toldFacts(input, [
      { label: text('Order number'), value: number },
      { label: text('Order date'), value: formatDate(date, language.locale) },
      { label: text('Delivery'), value: String(answers.delivery ?? '').trim() },
      { label: text('Project'), value: document.header.name },
      { label: text('Your contact'), value: contact ?? '' },
    ]),
    introduction: text('Thank you for your order. We confirm it as follows.'),
    closing: '',
    signature: {
      sentence: text('We confirm this order and its terms.'),
      lines: [text('Place, date'), text('For {{shop}}', { shop: letterhead.name })],
    },
  })
}
