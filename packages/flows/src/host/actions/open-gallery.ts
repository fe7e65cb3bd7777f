import { done } from '@arredo/project'
import { beginWith } from '../begin-project.ts'
import { findGallery } from '../find-gallery.ts'
import { defineHostAction } from '../host-action.ts'

/** D-14: always a new project, with the gallery's room, header and items. */
export const openGallery = defineHostAction({
  name: 'openGallery',
  needs: { login: 'any' },
  async run(host, { start, catalogue, gallery }) {
    const found = await findGallery(host.app, { catalogue, gallery, isNew: true })
    if (!found.ok) return found
    return beginWith(host, start, found.value, () => done('Gallery loaded correctly'))
  },
})
