import { findGallery } from '../find-gallery.ts'
import { defineHostAction } from '../host-action.ts'
import { putGallery } from '../put-gallery.ts'

/** D-14: a project of its own, or its items added to the open one. */
export const loadGallery = defineHostAction({
  name: 'loadGallery',
  needs: { login: 'any', project: 'ifNotNew', view3d: 'ifNotNew' },
  async run(host, { start, catalogue, gallery }) {
    const found = await findGallery(host.app, { catalogue, gallery, isNew: start.isNew })
    return found.ok ? putGallery(host, start, found.value) : found
  },
})
