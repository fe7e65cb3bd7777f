import type { GalleryListing } from '@arredo/contract'
import { openGallery } from '@arredo/flows'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'

/** Opens a furnished room as a new project and says what went wrong, if anything did. */
export function useOpenRoom(): { open: (room: GalleryListing) => Promise<void>; isOpening: boolean } {
  const app = useApp()
  const [isOpening, setIsOpening] = useState(false)

  async function open(room: GalleryListing) {
    if (isOpening) return
    setIsOpening(true)
    const opened = await openGallery(app, room, { noSaveRequest: false, goTo: '/configurator3d' })
    setIsOpening(false)
    // Whoever decided to stay with the open project knows that they did.
    const isOwnWish = opened.ok || ['Operation cancelled', 'Project not saved'].includes(opened.message)
    if (!isOwnWish) app.notices.show({ message: opened.message, kind: 'error' })
  }

  return { open, isOpening }
}
