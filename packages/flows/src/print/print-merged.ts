import {
  betweenReports,
  joinedField,
  type Print,
  type ReportAnswers,
  toWireMergeWish,
} from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { sentProject } from '../documents/sent-project.ts'
import type { PrintedFile } from './printed-file.ts'

/** By the name of a report. */
export type AnswersByReport = Readonly<Record<string, ReportAnswers>>

export type MergedWish = {
  readonly prints: readonly Print[]
  readonly answers: AnswersByReport
  readonly language: string
  readonly name?: string
  /** The last day an offer among them holds. */
  readonly validUntil?: string
}

/** Several reports as one. */
export function joinedReports(names: readonly string[], answers: AnswersByReport) {
  const given = names.flatMap((name) =>
    Object.entries(answers[name] ?? {}).map(([field, answer]) => [joinedField(name, field), answer] as const),
  )
  return { report: names.join(betweenReports), answers: Object.fromEntries(given) }
}

/** several reports of the project on the desk as one file, and where that is. */
export async function printMerged(
  app: App,
  { prints, answers, language, name = '', validUntil = '' }: MergedWish,
): Promise<Result<PrintedFile>> {
  const { open } = app.project.getState()
  if (!open) return refuse('You must first initialize a project')

  const { document, alternative } = open.desk.current()
  const joined = joinedReports(
    prints.map(({ value }) => value),
    answers,
  )
  const params = Object.entries(joined.answers).map(([name, selected]) => ({ name, selected }))
  const wish = { prints, params, validUntil, language, project: open.id }
  const [catalog = ''] = Object.keys(document.packs)
  const made = await app.ports.call(
    'projects/prjCreatePDF2',
    toWireMergeWish(
      { ...wish, sent: sentProject(app, open, alternative) },
      { catalog, customer: document.header.customer?.email ?? '', name },
    ),
  )
  if (!made.ok) return refuse(made.message)
  const [file] = made.value
  if (!file) return refuse('prjCreatePDF2 error: no response...')
  return done({ address: file.file, name: name || 'order_merge.pdf' })
}
