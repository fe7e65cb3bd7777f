import { done, type Result } from '@arredo/project'
import type { App } from '../app.ts'
import { openProject } from './open-project.ts'

/** The stored project on the desk, wherever one is: what is done to it is done by the flows of an open one. */
export async function takeUp(app: App, id: number | null): Promise<Result<string>> {
  const { open } = app.project.getState()
  if (id === null || open?.id === id) return done('Project open')
  return openProject(app, id, { noSaveRequest: false, goTo: null, prices: 'tell' })
}
