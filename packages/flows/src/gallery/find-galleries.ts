import {
  everyGallery,
  fromWireGallery,
  type GalleryListing,
  type GallerySearch,
  toWireGallerySearch,
} from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'

/** The furnished rooms of the brand, all of them unless something is asked for (H-76). */
export async function findGalleries(
  app: App,
  search: Partial<GallerySearch> = {},
): Promise<Result<readonly GalleryListing[]>> {
  const found = await app.ports.call('galleries/search', {
    ...toWireGallerySearch({ ...everyGallery, ...search }),
    lang: app.session.getState().language,
  })
  return found.ok ? done(found.value.map(fromWireGallery)) : refuse(found.message)
}
