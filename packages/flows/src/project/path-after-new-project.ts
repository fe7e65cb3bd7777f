import type { App } from '../app.ts'
import { newProjectPath } from '../routes.ts'

/** the plan, with what draws walls in hand. */
export const drawingPath = '/configurator2d?draw=walls'

/** A-14, D-74: where the application goes with a new project: the planner, at an address of its own. */
export function pathAfterNewProject({ config, project }: Pick<App, 'config' | 'project'>): string {
  if (!config.selectRoom) return newProjectPath

  const { open } = project.getState()
  if (open?.isToBeDrawn) return drawingPath
  const walls = open?.desk.current().document.walls ?? {}
  return `${newProjectPath}?roomSelected=${Object.keys(walls).length > 0 ? 1 : 0}`
}
