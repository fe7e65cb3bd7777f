import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { routeShownAt } from '../routes.ts'
import type { Host, Needs } from './host-action.ts'

/** H-06, D-03: looked at for every request; whoever has a user id is served. */
export function isAdmitted({ config, session }: App, action: string | null): boolean {
  if (session.getState().profile?.userId) return true
  return action === 'doLoginPro' && config.hostMayLogIn === true
}

/** H-09, H-10, H-11, in this order (H-12). */
export function preCheck({ app, outside }: Host, needs: Needs, isNew: boolean): Result<true> {
  const { profile } = app.session.getState()
  const isNeeded = (when: 'always' | 'ifNotNew' | undefined) =>
    when === 'always' || (when === 'ifNotNew' && !isNew)

  if (needs.login && !profile) return refuse('First must do login')
  if (needs.login === 'personal' && profile?.kind === 'guest') return refuse('First must do login')
  if (isNeeded(needs.project) && !app.project.getState().open) {
    return refuse('You must first initialize a project')
  }
  if (isNeeded(needs.view3d) && !isOn3d(outside.path())) return refuse('You must first go to 3D view')
  return done(true)
}

function isOn3d(path: string): boolean {
  return routeShownAt(path)?.room === '3d'
}
