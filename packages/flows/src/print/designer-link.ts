import type { App } from '../app.ts'
import { askerOf } from './asker-of.ts'

/**
 * A-74; null where no print server is configured, or the designer is not this person's. In a host's frame the session
 * is held in memory, and a page of its own would ask for another log in.
 */
export function designerLink({
  config,
  session,
  ports,
}: Pick<App, 'config' | 'session' | 'ports'>): string | null {
  const { printServer } = config
  if (printServer === undefined || ports.display !== 'site') return null
  if (!session.getState().profile?.isAdmin) return null

  const { site, user } = askerOf({ config, session })
  const query = `_uid=${encodeURIComponent(user)}&wsite=${encodeURIComponent(site)}`
  return `${printServer.replace(/\/$/, '')}/designer.aspx?${query}`
}
