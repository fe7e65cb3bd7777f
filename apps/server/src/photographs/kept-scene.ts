import { createHash } from 'node:crypto'
import { sceneVersion } from '@arredo/contract'
import { GiveUp } from '../jobs/give-up.ts'
import type { JobContext } from '../jobs/job-context.ts'
import type { ExportedScene } from '../pictures/exported-scene.ts'
import type { ProjectSceneRequest } from '../pictures/scene-request.ts'
import type { PhotographPorts } from './photograph-ports.ts'

export type KeptScene = Omit<Extract<ExportedScene, { ok: true }>, 'ok'>

/** The scene of a project: exported once, and read from the files for every further photograph of it. */
export async function keptScene(
  context: JobContext,
  ports: PhotographPorts,
  wanted: Omit<ProjectSceneRequest, 'files'>,
): Promise<KeptScene> {
  const key = sceneKey(wanted)
  const kept = await readKept(context, key)
  if (kept) return kept

  const scene = await ports.scene({ ...wanted, files: context.files })
  // The same document would be refused again.
  if (!scene.ok) throw new GiveUp(scene.message)
  const { glb, overview } = scene
  await keep(context, key, { glb, overview })
  return { glb, overview }
}

/** Packs are named by their content, and the document names its packs. What a scene does not show is left out. */
function sceneKey({ document }: Omit<ProjectSceneRequest, 'files'>): string {
  const { header, trade: _trade, notes: _notes, underlays: _underlays, views: _views, ...shown } = document
  const content = [sceneVersion, header.activeAlternative, shown]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

async function readKept(context: JobContext, key: string): Promise<KeptScene | null> {
  const tenant = context.site.tenant.number
  const row = await context.transact((database) =>
    database
      .updateTable('scene_file')
      .where('tenant', '=', tenant)
      .where('key', '=', key)
      .set({ used_at: new Date() })
      .returning(['file', 'overview'])
      .executeTakeFirst(),
  )
  const glb = row && (await context.files.read(row.file))
  // Written by us, in the shape it had.
  return glb ? { glb, overview: row.overview as KeptScene['overview'] } : null
}

async function keep(context: JobContext, key: string, { glb, overview }: KeptScene): Promise<void> {
  const tenant = context.site.tenant.number
  const row = { file: await context.files.put(glb), overview: JSON.stringify(overview), used_at: new Date() }
  await context.transact((database) =>
    database
      .insertInto('scene_file')
      .values({ tenant, key, ...row })
      .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet(row))
      .execute(),
  )
}
