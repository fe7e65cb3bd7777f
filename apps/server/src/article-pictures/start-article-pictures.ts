import { stageVersion } from '@arredo/contract'
import type { Database } from '../database/databases.ts'
import { type JobCause, startJob } from '../jobs/start-job.ts'

export type PicturedPack = { readonly catalogue: string; readonly hash: string }

/** In the transaction that publishes the pack; a pack that is published again has its pictures. */
export async function startArticlePictures(
  database: Database,
  cause: JobCause,
  pack: PicturedPack,
): Promise<void> {
  const intent = `${pack.hash} ${stageVersion}`
  await startJob(database, cause, 'pictures/articles', { ...pack, from: 0 }, { intent })
}
