import { chosenPaper, letterPaper, type NaturalPaper, paperFields } from './pages/chosen-paper.ts'
import type { Report } from './report.ts'
import type { ReportInput } from './report-input.ts'

/** A kind with what all of them have in common: it asks for its paper last, and its pages are given what was answered. */
export function defineReport({
  paper = letterPaper,
  ...report
}: Report & { readonly paper?: NaturalPaper }): Report {
  const { fields, pages, drawings } = report
  const onPaper = (input: ReportInput) => ({ ...input, paper: chosenPaper(input, paper) })
  return {
    ...{ ...report, fields: [...fields, ...paperFields(paper)], pages: (input) => pages(onPaper(input)) },
    ...(drawings && { drawings: (input) => drawings(onPaper(input)) }),
  }
}
