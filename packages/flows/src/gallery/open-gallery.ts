import { done, type Result } from '@arredo/project'
import type { App } from '../app.ts'
import { newProject } from '../project/new-project.ts'
import { takeOver } from '../project/take-over.ts'
import { type GalleryKey, loadGallery } from './load-gallery.ts'

export type OpenGalleryOptions = { readonly noSaveRequest: boolean; readonly goTo: string | null }

/** A furnished room as a new project; one that cannot be had leaves the open project alone. */
export async function openGallery(
  app: App,
  gallery: GalleryKey,
  { noSaveRequest, goTo }: OpenGalleryOptions,
): Promise<Result<string>> {
  const loaded = await loadGallery(app, gallery)
  if (!loaded.ok) return loaded

  return newProject(app, {
    ...{ name: loaded.value.header.name, noSaveRequest, goTo, room: null },
    async fill(project) {
      await takeOver(app, project, loaded.value)
      return done('Gallery loaded correctly')
    },
  })
}
