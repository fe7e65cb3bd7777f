import type { Answer } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { clearSessionState } from '../project/close-project.ts'
import { mayLeave } from '../project/leave-prompt.ts'
import { enter, enterAsGuest } from './enter.ts'

/** the open project is cleared and home is shown; where guests are admitted one stays as a guest. */
export function logOut(app: App): Promise<Result<string>> {
  return endHere(app, () => app.ports.call('auth/logout', {}))
}

/** The same on every device: wherever this person is logged in, nobody is. */
export function logOutEverywhere(app: App): Promise<Result<string>> {
  return endHere(app, () => app.ports.call('auth/endSessions', { which: 'all' }))
}

async function endHere(app: App, end: () => Promise<Answer<unknown>>): Promise<Result<string>> {
  if (!(await mayLeave(app))) return refuse('Operation cancelled')

  app.session.setState({ isLeaving: true })
  try {
    const answer = await end()
    return answer.ok ? await leave(app) : refuse(answer.message)
  } finally {
    app.session.setState({ isLeaving: false })
  }
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
