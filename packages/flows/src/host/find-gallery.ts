import { type Refusal, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { findCatalogue } from './find-catalogue.ts'

export type GalleryWish = { readonly catalogue: string; readonly gallery: string; readonly isNew: boolean }

/** H-36, as far as it goes: no catalogue has galleries yet, and hosts are told so in the protocol's words. */
export async function findGallery(app: App, { catalogue, gallery, isNew }: GalleryWish): Promise<Refusal> {
  const found = await findCatalogue(app, catalogue, isNew)
  if (!found.ok) return found
  if (!gallery) return refuse('Missing id gallery')
  return refuse('No galleries available')
}
