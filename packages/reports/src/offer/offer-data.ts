import { formatDate } from '@arredo/measures'
import type { Result } from '@arredo/project'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { toldFacts } from '../wording/told-facts.ts'
import { type SaleData, salePages } from './sale-pages.ts'

export function offerPages(input: ReportInput): Result<Pages & { readonly data: SaleData }> {
  const { document, number, date, validUntil, contact, language, text } = input
  return salePages(input, {
    title: number === '' ? text('Offer') : text('Offer {{number}}', { number }),
    facts: toldFacts(input, [
      { label: text('Offer number'), value: number },
      { label: text('Date'), value: formatDate(date, language.locale) },
      {
        label: text('Valid until'),
        value: validUntil === null ? '' : formatDate(validUntil, language.locale),
      },
      { label: text('Project'), value: document.header.name },
      { label: text('Your contact'), value: contact ?? '' },
    ]),
    introduction: text('Thank you for planning with us. This is our offer for your project.'),
    signature: {
      sentence: text('I accept this offer and its terms.'),
      lines: [text('Place, date'), text('Signature')],
    },
  })
}
