import { findGallery } from '../find-gallery.ts'
import { defineHostAction } from '../host-action.ts'

export const openGallery = defineHostAction({
  name: 'openGallery',
  needs: { login: 'any' },
  run: ({ app }, { catalogue, gallery }) => findGallery(app, { catalogue, gallery, isNew: true }),
})
