import { makeArticlePictures } from '../article-pictures/make-article-pictures.ts'
import { tellRelease } from '../catalogues/releases/tell-release.ts'
import { makeDocumentFiles, makeDocumentLook, makeOfferFiles } from '../documents/make-document-files.ts'
import { sendMail } from '../mail/send-mail.ts'
import { takePhotograph } from '../photographs/take-photograph-job.ts'
import { takePicture } from '../pictures/take-picture-job.ts'
import { takeProjectPicture } from '../pictures/take-project-picture.ts'
import { sweepFiles } from '../sweeping/sweep-files.ts'
import { sweepRows } from '../sweeping/sweep-rows.ts'
import type { JobHandlers } from './job-context.ts'

/** One line per job; a job of the contract without a handler does not compile. */
export const jobHandlers: JobHandlers = {
  'documents/look': makeDocumentLook,
  'documents/make': makeDocumentFiles,
  'mail/send': sendMail,
  'offer/make': makeOfferFiles,
  'photographs/draft': takePhotograph,
  'photographs/take': takePhotograph,
  'pictures/articles': makeArticlePictures,
  'pictures/project': takeProjectPicture,
  'pictures/take': takePicture,
  'releases/tell': tellRelease,
  'sweep/files': sweepFiles,
  'sweep/rows': sweepRows,
}
