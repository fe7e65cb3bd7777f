import { formatDate } from '@arredo/measures'
import { done, type Result } from '@arredo/project'
import { type PageFrame, pageFrame } from '../pages/page-frame.ts'
import type { ReportInput } from '../report-input.ts'
import { customerName } from '../wording/customer-name.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'

/** What a list begins with: what it is, and of which project. */
export type ListHead = {
  readonly title: string
  readonly facts: readonly LabelledValue[]
}

export function listHead(
  input: ReportInput,
  title: string,
): Result<{ readonly frame: PageFrame; readonly head: ListHead }> {
  const { document, number, date, revision, contact, language, text } = input
  const { name } = document.header
  const frame = pageFrame(input, [title, name].filter(Boolean).join(': '))
  if (!frame.ok) return frame
  const facts = [
    { label: text('Project'), value: name },
    { label: text('Customer'), value: customerName(document) },
    { label: text('Number'), value: number },
    { label: text('Date'), value: formatDate(date, language.locale) },
    { label: text('Revision'), value: revision > 0 ? String(revision) : '' },
    { label: text('Made by'), value: contact ?? '' },
  ]
  return done({ frame: frame.value, head: { title, facts: facts.filter(({ value }) => value !== '') } })
}
