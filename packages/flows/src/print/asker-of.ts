import type { Asker } from '@arredo/contract'
import type { App } from '../app.ts'

/** Who prints, as the print server is told. */
export function askerOf({ config, session }: Pick<App, 'config' | 'session'>): Asker {
  return { site: config.name, user: session.getState().profile?.userId ?? '' }
}
