import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import type { JobContext, JobHandler } from '../jobs/job-context.ts'
import { startJob } from '../jobs/start-job.ts'
import { sweeper } from './sweeper.ts'

/** A file is there before the row that names it, and every daily copy of the files has it before it may go. */
const youngFor = 7 * 24 * 60 * 60 * 1000
const batch = 500
const turn = 5_000

export const sweepFiles: JobHandler<'sweep/files'> = async (context, { after }) => {
  const over = performance.now() + turn
  const before = new Date(Date.now() - youngFor)
  const names = context.files.putBefore(before, after)[Symbol.asyncIterator]()
  let looked = 0
  let taken = 0
  for (;;) {
    context.signal.throwIfAborted()
    const some = await take(names, batch)
    looked += some.length
    taken += await sweepBatch(context, some, before)
    const last = some.at(-1)
    if (last === undefined || some.length < batch) break
    if (performance.now() < over) continue

    await goOn(context, last)
    break
  }
  return { looked, taken }
}

async function take(names: AsyncIterator<string>, most: number): Promise<readonly string[]> {
  const taken: string[] = []
  while (taken.length < most) {
    const next = await names.next()
    if (next.done) break
    taken.push(next.value)
  }
  return taken
}

async function sweepBatch(
  { read, site, files }: JobContext,
  names: readonly string[],
  before: Date,
): Promise<number> {
  let taken = 0
  for (const hash of await read((database) => unneeded(database, site.tenant.number, names))) {
    if (await files.remove(hash, before)) taken++
  }
  return taken
}

/** Those that no row names. A table that names files and is not here loses them. */
async function unneeded(
  database: Database,
  tenant: number,
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select stored.name from unnest(${names}::text[]) stored (name)
    where not exists (select from file where file.tenant = ${tenant} and file.hash = stored.name)
      and not exists (select from texture where texture.tenant = ${tenant} and texture.hash = stored.name)
      and not exists (select from underlay where underlay.tenant = ${tenant} and underlay.hash = stored.name)
      and not exists (
        select from project_picture picture where picture.tenant = ${tenant} and picture.hash = stored.name
      )
      and not exists (
        select from project_version version where version.tenant = ${tenant} and version.picture = stored.name
      )
      and not exists (
        select from article_picture picture where picture.tenant = ${tenant} and picture.file = stored.name
      )
      and not exists (select from scene_file scene where scene.tenant = ${tenant} and scene.file = stored.name)
      and stored.name not in (
        select snapshot ->> 'cover' from document
        where document.tenant = ${tenant} and pages is null and snapshot ->> 'cover' is not null
      )`.execute(database)
  return rows.map(({ name }) => name)
}

async function goOn({ transact, site, id }: JobContext, after: string): Promise<void> {
  const cause = { tenant: site.tenant.number, person: sweeper }
  const rest = { intent: `after ${id}` }
  await transact((database) => startJob(database, cause, 'sweep/files', { after }, rest))
}
