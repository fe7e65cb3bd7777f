import type { TitleBlock } from '@arredo/drawings'
import { formatDate } from '@arredo/measures'
import type { ReportInput } from '../report-input.ts'
import { customerName } from '../wording/customer-name.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'

/** What pages.typ writes at the foot of a drawing, field by field; what is empty is left out. */
export type ToldTitleBlock = Readonly<Record<keyof TitleBlock, LabelledValue>>

/** Everything but what is on the sheet, which each of them says for itself. */
export function titleBlock(
  { document, number, date, revision, contact, language, text }: ReportInput,
  sheet: Pick<TitleBlock, 'drawing' | 'scale'> & { readonly place: string },
): ToldTitleBlock {
  return {
    project: { label: text('Project'), value: document.header.name },
    customer: { label: text('Customer'), value: customerName(document) },
    drawing: { label: text('Drawing'), value: sheet.drawing },
    number: { label: text('Sheet'), value: [number, sheet.place].filter(Boolean).join(' – ') },
    scale: { label: text('Scale'), value: sheet.scale },
    date: { label: text('Date'), value: formatDate(date, language.locale) },
    revision: { label: text('Revision'), value: revision > 0 ? String(revision) : '' },
    drawnBy: { label: text('Drawn by'), value: contact ?? '' },
  }
}
