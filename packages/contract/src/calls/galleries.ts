import * as z from 'zod/mini'
import { GallerySource } from '../gallery.ts'
import { WireGallery, WireGallerySearch, WireGalleryWish, WireLoadedGallery } from '../wire/wire-gallery.ts'
import { defineCall, megabyte } from './define-call.ts'

/** H-76, A-156. */
export const searchGalleries = defineCall({
  service: 'galleries',
  function: 'search',
  access: 'profile',
  summary: 'The furnished rooms of the brand',
  input: WireGallerySearch,
  output: z.array(WireGallery),
})

export const loadGallery = defineCall({
  service: 'galleries',
  function: 'load',
  access: 'profile',
  summary: 'One furnished room as a new project, with new ids, in the packs sold now',
  input: WireGalleryWish,
  output: WireLoadedGallery,
})

export const publishGalleries = defineCall({
  service: 'galleries',
  function: 'publish',
  access: 'catalogue',
  summary: 'Replace the furnished rooms of a catalogue; refused when one of them cannot be built',
  largest: 4 * megabyte,
  rate: 'work',
  input: z.object({
    catalogue: z.string().check(z.maxLength(100)),
    galleries: z.array(GallerySource).check(z.maxLength(200)),
  }),
  output: z.object({ catalogue: z.string(), galleries: z.array(z.string()) }),
})
