import { findFolded } from '@arredo/contract/host'
import { type ProjectDocument, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { findGalleries } from '../gallery/find-galleries.ts'
import { loadGallery } from '../gallery/load-gallery.ts'
import { findCatalogue } from './find-catalogue.ts'

export type GalleryWish = { readonly catalogue: string; readonly gallery: string; readonly isNew: boolean }

/** H-36: id, catalogue, whether there are any, whether it is one of them; then the room itself. */
export async function findGallery(
  app: App,
  { catalogue, gallery, isNew }: GalleryWish,
): Promise<Result<ProjectDocument>> {
  if (!gallery) return refuse('Missing id gallery')
  const sold = await findCatalogue(app, catalogue, isNew)
  if (!sold.ok) return sold

  const { code } = sold.value.pack
  const found = await findGalleries(app)
  if (!found.ok) return found
  const own = found.value.filter((listing) => listing.catalogue === code)
  if (own.length === 0) return refuse('No galleries available')
  const listing = findFolded(own, gallery, (candidate) => candidate.code)
  return listing ? loadGallery(app, { catalogue: code, code: listing.code }) : refuse('Unknown id gallery')
}
