import { barePicture, pictureSize } from '@arredo/catalogue/files'
import { unchangedPicture } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { visibleProjects } from '../projects/visible-projects.ts'

/** On a side; what nothing shows larger. */
const most = 2048

/**
 * D-68: the picture of the revision that is stored now. Nothing else of the project changes, so that
 * there is no entry in its log. Bytes first: a row always leads to a file.
 */
export const uploadImage: Handler<'projects/uploadImage'> = {
  transaction: 'own',
  async run({ site, caller, files, now, transact }, { id, content }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    if (!caller.profile.canSaveProject) return fail('forbidden', 'You may not save projects')
    if (site.brand.saveprjpicture === false) return fail('forbidden', 'No pictures of projects are kept here')
    const bare = barePicture(Buffer.from(content, 'base64'))
    const size = bare && pictureSize(bare)
    if (!size || Math.max(size.width, size.height) > most)
      return fail('invalid', 'A picture is a PNG, JPEG or WebP of at most 2048 pixels on a side')

    const tenant = site.tenant.number
    const isThere = await transact((database) =>
      visibleProjects(database, tenant, caller.profile)
        .where('number', '=', id)
        .select('number')
        .executeTakeFirst(),
    )
    if (!isThere) return fail('notFound', 'Project not found')
    const hash = await files.of(tenant).put(bare)
    return transact(async (database) => {
      const project = await visibleProjects(database, tenant, caller.profile)
        .where('number', '=', id)
        .select('revision')
        .forUpdate()
        .executeTakeFirst()
      if (!project) return fail('notFound', 'Project not found')
      const { revision } = project
      const before = await database
        .selectFrom('project_picture')
        .where('tenant', '=', tenant)
        .where('project', '=', id)
        .select(['hash', 'revision'])
        .executeTakeFirst()
      const shown = { revision, hash, taken_at: now }
      await database
        .insertInto('project_picture')
        .values({ tenant, project: id, ...shown })
        .onConflict((conflict) => conflict.columns(['tenant', 'project']).doUpdateSet(shown))
        .execute()
      return before?.hash === hash && before.revision === revision
        ? fail('conflict', 'This is its picture already', { code: unchangedPicture })
        : answer({ hash })
    })
  },
}
