import type { DocumentListing, ReportAnswers } from '@arredo/contract'
import type { AnyReport } from '@arredo/reports'
import type { Caller } from '../auth/caller.ts'
import { type JobCause, startJob } from '../jobs/start-job.ts'
import type { WaitingQuota } from '../jobs/waiting-jobs.ts'
import { today } from '../offers/calendar.ts'
import type { Asked } from '../range/live-catalogues.ts'
import { uuidv7 } from '../uuidv7.ts'
import { nextDocumentNumber, printedNumber } from './document-number.ts'

/** Nobody reads more; a program would keep everybody else's waiting. */
export const documentQuota: WaitingQuota = {
  ...{ tasks: ['documents/make', 'documents/look'], perPerson: 100, perTenant: 500 },
  guests: { perAddress: 5, all: 50 },
}

export type NewDocument = {
  readonly report: AnyReport
  readonly answers: ReportAnswers
  readonly language: string
  /** In JSON. */
  readonly snapshot: string
  readonly project: number | null
  readonly revision: number
  readonly isLook: boolean
  /** For nobody but the trade, whatever its kind is by itself. */
  readonly isInternal: boolean
}

/** Its number, its job and its row. */
export async function keepDocument(
  { site, caller, database, now }: Pick<Asked, 'site' | 'database' | 'now'> & { readonly caller: Caller },
  cause: JobCause,
  { report, answers, language, snapshot, project, revision, isLook, isInternal }: NewDocument,
): Promise<DocumentListing> {
  const tenant = site.tenant.number
  const { userId: owner, displayName: madeBy } = caller.profile
  const id = uuidv7(now.getTime())
  const madeOn = today(site.brand, now)
  // Whatever they are made of, those in one file are counted together: they have one title.
  const series = 'parts' in report ? 'joined' : report.name
  const number = isLook ? null : await nextDocumentNumber(database, tenant, series)
  const task = isLook ? 'documents/look' : 'documents/make'
  const job = await startJob(database, cause, task, { document: id }, { intent: id })
  await database
    .insertInto('document')
    .values({
      ...{ tenant, id, report: report.name, number, project, revision, language, job, owner },
      ...{ made_on: madeOn, made_at: now, made_by: madeBy, is_internal: isInternal },
      ...{ answers: JSON.stringify(answers), snapshot },
    })
    .execute()
  return {
    ...{ id, report: report.name, title: report.title, projectId: project, revision },
    number: number === null ? null : printedNumber(number, madeOn),
    ...{ language, madeAt: now.toISOString(), madeBy, answers },
    ...{ state: 'making', job, progress: 0, message: '', made: null },
  }
}
