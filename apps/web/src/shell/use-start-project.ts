import { pathAfterNewProject } from '@arredo/flows'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../words/use-text.ts'
import { useAttempt } from './use-attempt.ts'

/** Begins a new project and goes to where it is begun. */
export function useStartProject(): { start: () => Promise<void>; isStarting: boolean } {
  const app = useApp()
  const text = useText()
  const { attempt, isBusy } = useAttempt()

  const start = () =>
    attempt(async () => {
      const { newProject } = await import('../app/project-flows.ts')
      const started = await newProject(app, {
        name: text('New project'),
        noSaveRequest: false,
        goTo: null,
        asksLook: true,
      })
      if (started.ok) app.ports.navigate(pathAfterNewProject(app))
      return started
    })

  return { start, isStarting: isBusy }
}
