import { type ReportWish, toWireReportWish, type WireReports } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { askerOf } from './asker-of.ts'
import { cleanProjects, type PrintedProjects } from './clean-projects.ts'
import type { PrintedFile } from './printed-file.ts'

export type PrintWish = ReportWish & {
  /** Null where the number of a saved project says all. */
  readonly projects: PrintedProjects | null
  readonly fileName?: string
}

/** whoever prints a report asks for it here. */
export async function createReport(
  app: App,
  { projects, fileName = '', ...wish }: PrintWish,
): Promise<Result<WireReports>> {
  const cleaned = projects ? await cleanProjects(app, projects) : done(null)
  if (!cleaned.ok) return cleaned
  const printing = { ...askerOf(app), projects: cleaned.value, fileName }
  const made = await app.ports.call('projects/jPrjCreatePDFDevExpress', toWireReportWish(wish, printing))
  return made.ok ? done(made.value) : refuse(made.message)
}

/** where its file is. */
export async function printReport(app: App, wish: PrintWish): Promise<Result<PrintedFile>> {
  const made = await createReport(app, wish)
  if (!made.ok) return made
  const [report] = made.value
  if (!report) return refuse('jPrjCreatePDFDevExpress error: no response...')
  return done({ address: report.file, name: wish.fileName ?? '' })
}
