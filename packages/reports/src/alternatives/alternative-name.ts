import type { Evaluation } from '@arredo/project'
import type { ReportInput } from '../report-input.ts'

export function alternativeName({ document }: ReportInput, { alternative }: Evaluation): string {
  return document.alternatives[alternative]?.name ?? ''
}
