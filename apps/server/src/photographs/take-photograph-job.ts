import {
  type JobInput,
  type JobResult,
  PhotographLight,
  photographQualities,
  StageView,
} from '@arredo/contract'
import { readDocument } from '@arredo/project'
import { sentence } from '@arredo/words'
import * as z from 'zod/mini'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { addFile } from '../files/add-file.ts'
import { GiveUp } from '../jobs/give-up.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { notify } from '../notifications/notify.ts'
import { uuidv7 } from '../uuidv7.ts'
import { growingPreview, showPreview } from './growing-preview.ts'
import { keptScene } from './kept-scene.ts'
import { PhotographRefusal } from './photographer/photographer.ts'

/** How much of the way the scene is; the rest is counted by samples. */
const sceneShare = 0.05

/** The project as it was asked for → scene → photograph → files → the row, which changes together with the job. */
export async function takePhotograph(
  context: JobContext,
  { photograph: id }: JobInput<'photographs/take'>,
): Promise<JobResult<'photographs/take'>> {
  const { photographs, progress, signal, files } = context
  if (!photographs) throw new Error('This worker takes no photographs')
  const { project, name, document, packs, view, ...order } = await readAsked(context, id)
  await progress(0, sentence('Building the scene'))
  const { glb, overview } = await keptScene(context, photographs, { document, packs })
  signal.throwIfAborted()
  await progress(sceneShare, sentence('Waiting for light'))

  const photograph = { id, project, name }
  const growing = growingPreview(context, photograph)
  const tell = (share: number, words: string) => {
    // What stops a job is heard through its signal; a word too many is no reason to fail.
    progress(sceneShare + (1 - sceneShare) * share, words).catch(() => {})
  }
  const taken = await photographs.photographer
    .take(
      { scene: glb, view: view === 'overview' ? overview : view, ...order },
      { signal, onProgress: tell, onPreview: growing.show },
    )
    .catch((error) => {
      throw error instanceof PhotographRefusal ? new GiveUp(error.message) : error
    })
  await growing.settled()
  context.log.info({ photograph: id, cpuSeconds: taken.cpuSeconds }, 'a photograph was taken')

  const [hash, previewHash] = await Promise.all([files.put(taken.picture), files.put(taken.preview)])
  const tenant = context.site.tenant.number
  const file = uuidv7()
  const preview = uuidv7()
  context.onDone(async (database) => {
    await addFile(database, {
      ...{ tenant, id: file, project, hash, size: taken.picture.length },
      ...{ name: `${name}.jpg`, contentType: 'image/jpeg' },
    })
    const small = { id: preview, hash: previewHash, size: taken.preview.length }
    await showPreview(database, tenant, photograph, small)
    await database
      .updateTable('photograph')
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .set({ file, document: null })
      .executeTakeFirstOrThrow()
    // Who asked for a draft waits for it.
    if (order.quality !== 'draft') {
      const word = { kind: 'photograph', project, named: { project: name } } as const
      await notify(database, tenant, { owner: context.person }, word)
    }
  })
  return { file, preview }
}

const Asked = z.object({
  view: StageView,
  light: PhotographLight,
  quality: z.enum(photographQualities),
  width: z.int(),
  height: z.int(),
})

function readAsked({ read, site }: JobContext, id: string) {
  const tenant = site.tenant.number
  return read(async (database) => {
    const row = await database
      .selectFrom('photograph')
      .innerJoin('project', (join) =>
        join
          .onRef('project.tenant', '=', 'photograph.tenant')
          .onRef('project.number', '=', 'photograph.project'),
      )
      .where('photograph.tenant', '=', tenant)
      .where('photograph.id', '=', id)
      .select(['photograph.project', 'photograph.document', 'photograph.view', 'photograph.light'])
      .select(['photograph.quality', 'photograph.width', 'photograph.height', 'project.name'])
      .executeTakeFirst()
    if (!row?.document) throw new GiveUp('Photograph not found')

    const document = readDocument(row.document)
    if (!document.ok) throw new GiveUp(document.message)
    const packs = await openCatalogues(database, tenant, document.value.packs)
    const { project, name } = row
    return { project, name, document: document.value, packs, ...Asked.parse(row) }
  })
}
