import type { JobName, PhotographQuality } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

/** Done by workers that were told to, and one at a time each: a draft never waits behind a photograph. */
export const photographTasks = ['photographs/draft', 'photographs/take'] as const satisfies readonly JobName[]

export function taskFor(quality: PhotographQuality): (typeof photographTasks)[number] {
  return quality === 'draft' ? 'photographs/draft' : 'photographs/take'
}

/** Whether a worker that takes photographs has given a sign of life within the last minute. */
export async function isPhotographerThere(database: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select is_task_taken('photographs/take') and is_task_taken('photographs/draft') as there
  `.execute(database)
  return rows[0]?.there === true
}
