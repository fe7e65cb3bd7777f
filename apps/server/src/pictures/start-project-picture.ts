import type { ProjectDocument } from '@arredo/project'
import type { Database } from '../database/databases.ts'
import { type JobCause, startJob } from '../jobs/start-job.ts'
import { hasSomethingToSee } from './something-to-see.ts'

/** In the transaction of the save, once per revision. A first save with nothing to see needs no picture. */
export async function startProjectPicture(
  database: Database,
  cause: JobCause,
  document: ProjectDocument,
  { number, revision }: { readonly number: number; readonly revision: number },
): Promise<void> {
  if (revision === 1 && !hasSomethingToSee(document)) return
  const intent = `${number} ${revision}`
  await startJob(database, cause, 'pictures/project', { project: number }, { intent })
}
