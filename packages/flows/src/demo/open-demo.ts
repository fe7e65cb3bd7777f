import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { findGalleries } from '../gallery/find-galleries.ts'
import { openGallery } from '../gallery/open-gallery.ts'
import type { Host } from '../host/host-action.ts'
import { setLanguage } from '../language/set-language.ts'
import { newProject } from '../project/new-project.ts'
import { enterAsGuest } from '../session/enter.ts'
import type { NamedParts } from './open-named.ts'

/** The parts of the address; empty or '-' leaves one out (D-57). */
export type DemoWish = { readonly [Part in keyof NamedParts | 'language']?: string | undefined }

export const demoNeedsLogin = sentence('Log in to try the planner.')

/** D-57: without a word a furnished, priced room; else what the address names. Nobody is asked anything. */
export async function openDemo(host: Host, wish: DemoWish): Promise<Result<unknown>> {
  const { app } = host
  const { profile, isGuestAllowed } = app.session.getState()
  if (!profile && isGuestAllowed) await enterAsGuest(app)
  if (!app.session.getState().profile) return refuse(demoNeedsLogin)

  const { language, ...named } = givenParts(wish)
  const spoken = language ? await setLanguage(app, language) : done('')
  if (!spoken.ok) app.ports.log.warn(spoken.message)

  if (Object.keys(named).length === 0) return openFirstRoom(app, host.outside.newProjectName)
  const { openNamed } = await import('./open-named.ts')
  return openNamed(host, named)
}

function givenParts(wish: DemoWish): NamedParts & { readonly language?: string } {
  return Object.fromEntries(
    Object.entries(wish).flatMap(([part, text]) => (text && text !== '-' ? [[part, text]] : [])),
  )
}

async function openFirstRoom(app: App, newProjectName: () => string): Promise<Result<string>> {
  const found = await findGalleries(app, { count: 1 })
  if (!found.ok) return found

  const [first] = found.value
  const start = { noSaveRequest: true, goTo: '/configurator3d' }
  // A brand that furnished no room yet still has its range to look at.
  return first ? openGallery(app, first, start) : newProject(app, { ...start, name: newProjectName() })
}
