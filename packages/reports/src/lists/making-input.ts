import type { MakingInput } from '@arredo/making'
import type { ReportInput } from '../report-input.ts'

/** What is made is worked out from articles with their parts. */
export function makingInput({ document, built, catalogues }: ReportInput): MakingInput {
  return { document, evaluation: built(), catalogues }
}
