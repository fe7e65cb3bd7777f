import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { openProject } from '../project/open-project.ts'
import { projectAt } from './project-address.ts'

/**
 * D-122: whoever comes to an address that names a project gets it: after a reload, by a link, or going back in the
 * browser. What is open and changed is offered to be saved first. Where it is refused, what was open still is.
 */
export async function openAtAddress(app: App, path: string): Promise<Result<string>> {
  const id = projectAt(path)
  if (id === null) return refuse('Missing id project')
  const opened = await openProject(app, id, { noSaveRequest: false, goTo: null, prices: 'tell' })
  if (opened.ok || opened.message === 'Project not saved') return opened

  // It may be there for somebody else.
  const isGuest = app.session.getState().profile?.kind === 'guest'
  if (opened.message === 'First must do login' || (isGuest && opened.message === 'Project not found')) {
    app.ports.navigate(`/home?redirectFrom=${encodeURIComponent(path)}`)
    return done('Log in first')
  }
  const { open } = app.project.getState()
  if (open || opened.message === 'Project not found') {
    app.notices.show({ message: opened.message, kind: 'error' })
    if (open) return opened
    // Told once: the page that asked is being left.
    app.ports.navigate('/projects')
    return done('Projects shown')
  }
  return opened
}
