import type { ReportInput } from '../report-input.ts'
import { addressOf } from './address.ts'
import type { LabelledValue } from './labelled-value.ts'

/** What a letter is about, and where the order goes if that is elsewhere; what is empty is left out. */
export function toldFacts(
  { document, language, text }: ReportInput,
  facts: readonly LabelledValue[],
): readonly LabelledValue[] {
  const { orderAddress } = document.header
  const elsewhere = orderAddress ? addressOf(orderAddress, language.locale).join(', ') : ''
  return [...facts, { label: text('Delivery to'), value: elsewhere }].filter(({ value }) => value !== '')
}
