import { findGallery } from '../find-gallery.ts'
import { defineHostAction } from '../host-action.ts'

export const loadGallery = defineHostAction({
  name: 'loadGallery',
  needs: { login: 'any', project: 'ifNotNew', view3d: 'ifNotNew' },
  run: ({ app }, { start, catalogue, gallery }) =>
    findGallery(app, { catalogue, gallery, isNew: start.isNew }),
})
