import { done, type Result } from '@arredo/project'
import { type JoinedReport, joinedSources } from './joined-report.ts'
import { pagesSources } from './pages-sources.ts'
import type { Report } from './report.ts'
import type { ReportInput } from './report-input.ts'
import { type Sources, type Typeset, typeset, typesetPdf } from './typst-compiler.ts'

/** The same input gives the same bytes: the only date in the file is the one in the data. */
export async function renderPdf(report: Report, input: ReportInput): Promise<Result<Uint8Array>> {
  const sources = await sourcesOf(report, input)
  return sources.ok ? done(await typesetPdf(sources.value)) : sources
}

/** The same PDF, and its pages as a picture for the screen; refused when it is too large. */
export async function renderDocument(report: Report, input: ReportInput): Promise<Result<Typeset>> {
  const sources = await sourcesOf(report, input)
  return sources.ok ? typeset(sources.value) : sources
}

/** For who has it made elsewhere. */
export function sourcesOf(report: Report | JoinedReport, input: ReportInput): Promise<Result<Sources>> {
  return 'parts' in report ? joinedSources(report, input) : pagesSources(report, input)
}
