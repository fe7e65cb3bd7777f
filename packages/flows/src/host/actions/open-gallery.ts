import { findGallery } from '../find-gallery.ts'
import { defineHostAction } from '../host-action.ts'
import { putGallery } from '../put-gallery.ts'

/** D-14: always a new project, with the gallery's room, header and items. */
export const openGallery = defineHostAction({
  name: 'openGallery',
  needs: { login: 'any' },
  async run(host, { start, catalogue, gallery }) {
    const found = await findGallery(host.app, { catalogue, gallery, isNew: true })
    return found.ok ? putGallery(host, { ...start, isNew: true }, found.value) : found
  },
})
