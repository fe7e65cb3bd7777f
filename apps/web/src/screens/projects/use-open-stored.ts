import { useApp } from '../../app/app-context.tsx'
import { useAttempt } from '../../shell/use-attempt.ts'

type OpenAt = '/configurator3d' | '/offerview' | '/renderfarm'

/** Opens a saved project in the planner, at its offers or its photographs. */
export function useOpenStored(): { open: (id: number, at?: OpenAt) => Promise<void>; isOpening: boolean } {
  const app = useApp()
  const { attempt, isBusy } = useAttempt()
  return {
    open: (id, at = '/configurator3d') =>
      attempt(async () => {
        const { openProject } = await import('../../app/project-flows.ts')
        return openProject(app, id, { noSaveRequest: false, goTo: at })
      }),
    isOpening: isBusy,
  }
}
