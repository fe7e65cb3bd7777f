import type { GalleryListing } from '@arredo/contract'
import { openGallery } from '@arredo/flows'
import { useApp } from '../../app/app-context.tsx'
import { useAttempt } from '../../shell/use-attempt.ts'

/** Opens a furnished room as a new project. */
export function useOpenRoom(): { open: (room: GalleryListing) => Promise<void>; isOpening: boolean } {
  const app = useApp()
  const { attempt, isBusy } = useAttempt()
  return {
    open: (room) => attempt(() => openGallery(app, room, { noSaveRequest: false, goTo: '/configurator3d' })),
    isOpening: isBusy,
  }
}
