import { toWireGalleryWish } from '@arredo/contract'
import { type ProjectDocument, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'

export type GalleryKey = { readonly catalogue: string; readonly code: string }

/** A furnished room with ids of its own; nothing is opened by it. */
export async function loadGallery(
  app: App,
  { catalogue, code }: GalleryKey,
): Promise<Result<ProjectDocument>> {
  const loaded = await app.loading.during(sentence('The room is fetched'), () =>
    app.ports.call('galleries/load', {
      ...toWireGalleryWish({ catalogue, gallery: code }),
      lang: app.session.getState().language,
    }),
  )
  if (!loaded.ok) return refuse(loaded.message)

  const { readDocument } = await app.ports.projectKit()
  return readDocument(loaded.value.document)
}
