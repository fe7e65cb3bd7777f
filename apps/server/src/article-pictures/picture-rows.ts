import { stageVersion } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

export type PictureRow = { readonly article: string; readonly key: string; readonly file: string }

/** The file of the picture with this key, whichever pack it was made for. */
export async function findFile(database: Database, tenant: number, key: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('article_picture')
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .select('file')
    .limit(1)
    .executeTakeFirst()
  return row?.file
}

/** What is there already and the same is not written again: nobody need hear of it. */
export async function writeRows(
  database: Database,
  place: { readonly tenant: number; readonly pack: string },
  rows: readonly PictureRow[],
): Promise<void> {
  if (rows.length === 0) return
  await database
    .insertInto('article_picture')
    .values(rows.map(({ article, key, file }) => ({ ...place, article, key, file, stage: stageVersion })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'pack', 'article'])
        .doUpdateSet((set) => ({
          key: set.ref('excluded.key'),
          file: set.ref('excluded.file'),
          stage: set.ref('excluded.stage'),
        }))
        .whereRef('article_picture.key', '<>', 'excluded.key'),
    )
    .execute()
}

/**
 * Once every turn over a pack has ended well nobody need look at it again until the stage changes; a turn that still
 * waits, runs or failed says so itself when it is done.
 */
export async function writePictured(
  database: Database,
  { tenant, pack }: { readonly tenant: number; readonly pack: string },
): Promise<void> {
  await database
    .updateTable('pack')
    .where('tenant', '=', tenant)
    .where('hash', '=', pack)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job')
            .where('job.tenant', '=', tenant)
            .where('job.task', '=', 'pictures/articles')
            .where('job.state', '<>', 'done')
            .where(sql`job.input ->> 'hash'`, '=', pack)
            .select('job.id'),
        ),
      ),
    )
    .set({ pictured_stage: stageVersion })
    .execute()
}
