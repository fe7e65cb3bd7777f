import { formatDate } from '@arredo/measures'
import type { Result } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { toldFacts } from '../wording/told-facts.ts'
import { type SaleData, salePages } from './sale-pages.ts'

/** Where the brand says nothing else. */
export const offerIntroduction = sentence(
  'Thank you for planning with us. This is our offer for your project.',
)

export function offerPages(input: ReportInput): Result<Pages & { readonly data: SaleData }> {
  const { document, number, date, validUntil, contact, language, text } = input
  const { introduction, closing } = input
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
    introduction: introduction ?? text(offerIntroduction),
    closing,
    signature: {
      sentence: text('I accept this offer and its terms.'),
      lines: [text('Place, date'), text('Signature')],
    },
  })
}
