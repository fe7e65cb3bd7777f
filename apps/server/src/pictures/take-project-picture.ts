import type { Database } from '../database/databases.ts'
import type { JobContext, JobHandler } from '../jobs/job-context.ts'
import { hasSomethingToSee } from './something-to-see.ts'
import { readStoredScene } from './stored-scene.ts'

/** Twice the size in which the largest list shows it. A-46 names 200×200, which is too coarse for today's screens. */
const size = { width: 640, height: 480 }

/** Draws the newest revision, whichever save asked; a revision that has its picture is left alone. */
export const takeProjectPicture: JobHandler<'pictures/project'> = async (context, { project }) => {
  const { revision, document, packs } = await readStoredScene(context, project)
  if ((await drawnRevision(context, project)) >= revision) return { revision, taken: false }

  const isWorthIt = hasSomethingToSee(document)
  const picture = isWorthIt
    ? await context.pictures.projectPicture({
        ...{ document, packs, files: context.files },
        ...{ view: 'overview', ...size, format: 'webp' },
      })
    : null
  const hash = picture && (await context.files.put(picture))
  const { tenant } = context.site
  context.onDone((database) => writePicture(database, { tenant: tenant.number, project, revision, hash }))
  return { revision, taken: picture !== null }
}

function drawnRevision({ read, site }: JobContext, project: number): Promise<number> {
  return read(async (database) => {
    const row = await database
      .selectFrom('project_picture')
      .where('tenant', '=', site.tenant.number)
      .where('project', '=', project)
      .select('revision')
      .executeTakeFirst()
    return row?.revision ?? 0
  })
}

type Row = {
  readonly tenant: number
  readonly project: number
  readonly revision: number
  readonly hash: string | null
}

/** A slow attempt must not put an old picture over a newer one. */
async function writePicture(database: Database, row: Row): Promise<void> {
  const { revision, hash } = row
  await database
    .insertInto('project_picture')
    .values({ ...row, taken_at: new Date() })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'project'])
        .doUpdateSet({ revision, hash, taken_at: new Date() })
        .where('project_picture.revision', '<', revision),
    )
    .execute()
}
