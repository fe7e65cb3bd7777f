import { resolveConflict, saveProject } from '@arredo/flows'
import { useApp } from '../app/app-context.tsx'

/** Saves, and says why not where the save state's few words cannot; a conflict is put to the person at once. */
export function useSave(): () => Promise<void> {
  const app = useApp()
  return async () => {
    const saved = await saveProject(app)
    if (saved.ok) return

    const isConflict = app.project.getState().open?.attempt.kind === 'conflict'
    if (isConflict) await resolveConflict(app)
    else app.notices.show({ message: saved.message, kind: 'error' })
  }
}
