import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { addFile } from '../files/add-file.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { uuidv7 } from '../uuidv7.ts'

export type Photographed = { readonly id: string; readonly project: number; readonly name: string }

export type GrowingPreview = {
  readonly show: (picture: Uint8Array) => void
  /** Waits for what is being written; rejects with what went wrong. */
  readonly settled: () => Promise<void>
}

/** What can be seen of a photograph so far, one file after another. */
export function growingPreview(context: JobContext, photograph: Photographed): GrowingPreview {
  let next: Uint8Array | null = null
  let writing: Promise<void> | null = null

  async function write(): Promise<void> {
    while (next) {
      const picture = next
      next = null
      const hash = await context.files.put(picture)
      const tenant = context.site.tenant.number
      await context.transact(async (database) => {
        const file = { id: uuidv7(), hash, size: picture.length }
        await showPreview(database, tenant, photograph, file)
        // Nothing but a sign: changes of the job are what browsers are told about.
        await touchJob(database, tenant, context.id)
      })
    }
  }

  return {
    show(picture) {
      // One that comes while another is being written replaces those that wait.
      next = picture
      writing ??= write().finally(() => {
        writing = null
      })
      // Heard by `settled`; until then it must not count as unhandled.
      writing.catch(() => {})
    },
    settled: async () => void (await writing),
  }
}

/**
 * In one transaction with whatever else changes. The last one before it stays: browsers may be asking for it just
 * now. Those before that go, and all of them with the photograph.
 */
export async function showPreview(
  database: Database,
  tenant: number,
  { id, project, name }: Photographed,
  { id: preview, ...bytes }: { readonly id: string; readonly hash: string; readonly size: number },
): Promise<void> {
  const before = await database
    .selectFrom('photograph')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .select(['preview', 'earlier_previews'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  await addFile(database, {
    ...{ tenant, id: preview, project, ...bytes, contentType: 'image/jpeg', name: `${name}.jpg` },
  })
  await database
    .updateTable('photograph')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .set({ preview, earlier_previews: before.preview ? [before.preview] : [] })
    .execute()
  if (before.earlier_previews.length > 0) {
    await database
      .deleteFrom('file')
      .where('tenant', '=', tenant)
      .where('id', 'in', before.earlier_previews)
      .execute()
  }
}

async function touchJob(database: Database, tenant: number, id: string): Promise<void> {
  await database
    .updateTable('job')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .set({ progress: sql<number>`progress` })
    .execute()
}
