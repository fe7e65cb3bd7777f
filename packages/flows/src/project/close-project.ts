import type { App } from '../app.ts'

/** Empties the desk and what a session keeps beside it; nothing is asked. */
export function clearSessionState(app: App): void {
  app.project.setState({ open: null, face: 'customer' })
}
