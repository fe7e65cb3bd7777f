import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { callUntilAnswered } from './call-until-answered.ts'
import { isChanged } from './project-store.ts'
import { saveProject } from './save-project.ts'

/** A-62, D-15: a copy of a stored project, by its number; what is open of it and changed is saved first. */
export async function copyProject(app: App, id: number): Promise<Result<number>> {
  const { open } = app.project.getState()
  if (open?.id === id && isChanged(open)) {
    const saved = await saveProject(app)
    if (!saved.ok) return saved
  }
  const answer = await callUntilAnswered(app, 'projects/clone', { id, idempotencyKey: app.ports.ids() })
  return answer.ok ? done(answer.value.id) : refuse(answer.message)
}
