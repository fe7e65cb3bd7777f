import { newProject, pathAfterNewProject } from '@arredo/flows'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../words/use-text.ts'

/** Begins a new project and says what went wrong, if anything did. */
export function useStartProject(): { start: () => Promise<void>; isStarting: boolean } {
  const app = useApp()
  const text = useText()
  const [isStarting, setIsStarting] = useState(false)

  async function start() {
    setIsStarting(true)
    const started = await newProject(app, {
      name: text('New project'),
      noSaveRequest: false,
      goTo: null,
    })
    setIsStarting(false)
    if (started.ok) app.ports.navigate(pathAfterNewProject(app))
    // Whoever cancelled knows that they did.
    const isOwnWish = started.ok || ['Operation cancelled', 'Project not saved'].includes(started.message)
    if (!isOwnWish) app.notices.show({ message: started.message, kind: 'error' })
  }

  return { start, isStarting }
}
