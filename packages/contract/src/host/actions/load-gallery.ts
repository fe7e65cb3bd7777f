import { defineRequest } from '../define-request.ts'
import { GallerySchema, galleryKeys, galleryRefusals } from '../gallery-wish.ts'

export const loadGallery = defineRequest({
  name: 'loadGallery',
  summary: 'Adds the items of a gallery to a new project, or to the open one with newProject false',
  keys: galleryKeys,
  success: 'Gallery loaded correctly',
  refusals: galleryRefusals,
  schema: GallerySchema,
})
