import type { App } from '../app.ts'

/** Who prints, as the print server is told. */
export function asker({ config, session }: Pick<App, 'config' | 'session'>) {
  return { site: config.name, user: session.getState().profile?.userId ?? '' }
}
