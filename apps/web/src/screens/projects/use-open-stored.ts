import { openProject } from '@arredo/flows'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'

/** Opens a saved project and says what went wrong, if anything did. */
export function useOpenStored(): { open: (id: number) => Promise<void>; isOpening: boolean } {
  const app = useApp()
  const [isOpening, setIsOpening] = useState(false)

  async function open(id: number) {
    if (isOpening) return
    setIsOpening(true)
    const opened = await openProject(app, id, { noSaveRequest: false, goTo: '/configurator3d' })
    setIsOpening(false)
    // Whoever decided to stay with the open project knows that they did.
    if (!opened.ok && opened.message !== 'Project not saved') {
      app.notices.show({ message: opened.message, kind: 'error' })
    }
  }

  return { open, isOpening }
}
