import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { clearSessionState } from '../project/close-project.ts'
import { mayLeave } from '../project/leave-prompt.ts'
import { enter, enterAsGuest } from './enter.ts'

/** the open project is cleared and home is shown; where guests are admitted one stays as a guest. */
export async function logOut(app: App): Promise<Result<string>> {
  if (!(await mayLeave(app))) return refuse('Operation cancelled')

  const answer = await app.ports.call('auth/logout', {})
  if (!answer.ok) return refuse(answer.message)
  return leave(app)
}

/** The same on every device: wherever this person is logged in, nobody is. */
export async function logOutEverywhere(app: App): Promise<Result<string>> {
  if (!(await mayLeave(app))) return refuse('Operation cancelled')

  const answer = await app.ports.call('auth/endSessions', { which: 'all' })
  if (!answer.ok) return refuse(answer.message)
  return leave(app)
}

async function leave(app: App): Promise<Result<string>> {
  clearSessionState(app)
  app.dialogs.dropAll()
  // Nobody is there only where no guest may be: home would show its form for a moment, and take it away again.
  const mayStay = () => app.session.getState().isGuestAllowed
  if (mayStay()) await enterAsGuest(app)
  if (!mayStay()) await enter(app, null)
  app.ports.navigate('/home')
  return done('Logged out')
}
