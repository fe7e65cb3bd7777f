import { addFile } from '../files/add-file.ts'
import type { JobHandler } from '../jobs/job-context.ts'
import { uuidv7 } from '../uuidv7.ts'
import { readStoredScene } from './stored-scene.ts'

/** Any view, any size; the picture becomes a file of the project. */
export const takePicture: JobHandler<'pictures/take'> = async (context, { project, ...wanted }) => {
  const { name, document, packs } = await readStoredScene(context, project)
  const picture = await context.pictures.projectPicture({ document, packs, files: context.files, ...wanted })
  const hash = await context.files.put(picture)
  const { tenant } = context.site
  const id = uuidv7()
  context.onDone((database) =>
    addFile(database, {
      ...{ tenant: tenant.number, id, project, hash, size: picture.length },
      ...{ name: `${name}.png`, contentType: 'image/png' },
    }),
  )
  return { file: id }
}
