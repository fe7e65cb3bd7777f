import { defineRequest } from '../define-request.ts'
import { GallerySchema, galleryKeys, galleryRefusals } from '../gallery-wish.ts'

export const openGallery = defineRequest({
  name: 'openGallery',
  summary: 'Opens a gallery as a project of its own, with its room, header and items',
  keys: galleryKeys,
  success: 'Gallery loaded correctly',
  refusals: galleryRefusals,
  schema: GallerySchema,
})
