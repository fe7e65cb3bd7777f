import type { App } from '../app.ts'

/** Whether somebody is shown around unasked: once per person, in an own project, never in a host's page. */
export function isTourDue({ session, project, ports }: App): boolean {
  const desk = project.getState().open?.desk
  if (!session.getState().profile?.isNew || ports.display !== 'site' || !desk) return false
  // A room that comes furnished is somebody's to look at: a gallery's or the demo's.
  return Object.keys(desk.current().document.rows).length === 0
}

/** Begun is seen: who leaves in the middle is not shown around again. Not noted, it would come once more. */
export async function noteTour({ session, ports }: App): Promise<void> {
  const { profile } = session.getState()
  if (!profile?.isNew) return
  const { isNew: _, ...seen } = profile
  session.setState({ profile: seen })
  await ports.call('auth/noteTour', {})
}
