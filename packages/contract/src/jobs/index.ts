import type { InputOfJob, ResultOfJob } from './define-job.ts'
import { makeArticlePictures } from './make-article-pictures.ts'
import { makeDocumentFiles, makeDocumentLook } from './make-document.ts'
import { makeOfferDocument } from './make-offer.ts'
import { sendMail } from './send-mail.ts'
import { sweepFiles } from './sweep-files.ts'
import { sweepRows } from './sweep-rows.ts'
import { draftPhotograph, takePhotograph } from './take-photograph.ts'
import { takePicture } from './take-picture.ts'
import { takeProjectPicture } from './take-project-picture.ts'
import { tellRelease } from './tell-release.ts'

/** Every job, one line each; the worker's handler table is typed by it. */
export const jobs = {
  'documents/look': makeDocumentLook,
  'documents/make': makeDocumentFiles,
  'mail/send': sendMail,
  'offer/make': makeOfferDocument,
  'photographs/draft': draftPhotograph,
  'photographs/take': takePhotograph,
  'pictures/articles': makeArticlePictures,
  'pictures/project': takeProjectPicture,
  'pictures/take': takePicture,
  'releases/tell': tellRelease,
  'sweep/files': sweepFiles,
  'sweep/rows': sweepRows,
} as const

export type Jobs = typeof jobs
export type JobName = keyof Jobs
export type JobInput<Name extends JobName> = InputOfJob<Jobs[Name]>
export type JobResult<Name extends JobName> = ResultOfJob<Jobs[Name]>
