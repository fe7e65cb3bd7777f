import { done, type Result } from '@arredo/project'
import type { App } from '../app.ts'
import { mayEnter } from '../guard-route.ts'
import { newProject } from '../project/new-project.ts'
import { openProject } from '../project/open-project.ts'
import { pathAfterNewProject } from '../project/path-after-new-project.ts'
import { type RouteName, routeNamed } from '../routes.ts'
import { type NamedAction, pathOfAction } from './named-action.ts'

type Words = { readonly newProjectName: () => string }

type Entry = {
  /** Whoever may not enter it is led to the login first. */
  readonly route: RouteName
  /** Left out: the screen itself is what was asked for. */
  readonly run?: (app: App, asked: NamedAction, words: Words) => Promise<Result<string>>
}

/** D-56: the whole of what an address may ask for. */
const actions: Readonly<Record<string, Entry>> = {
  newproject: { route: 'itemsearch', run: begin },
  openproject: { route: 'configurator3d', run: (app, { id }) => openProject(app, id ?? Number.NaN, shown) },
  projects: { route: 'projects' },
  itemsearch: { route: 'itemsearch' },
  configurator3d: { route: 'configurator3d' },
  configurator2d: { route: 'configurator2d' },
  inspiration: { route: 'inspiration' },
}
const shown = { noSaveRequest: false, goTo: '/configurator3d' }

/** Does what an address names, for whoever may; what nobody knows leads home. */
export async function performAction(app: App, asked: NamedAction, words: Words): Promise<Result<string>> {
  const entry = Object.hasOwn(actions, asked.name) ? actions[asked.name] : undefined
  if (!entry) return goTo(app, '/home')

  const route = routeNamed(entry.route)
  if (!mayEnter(route, app.session.getState().profile, app.config.screens)) {
    return goTo(app, `/home?redirectFrom=${encodeURIComponent(pathOfAction(asked))}`)
  }
  return entry.run ? entry.run(app, asked, words) : goTo(app, `/${route.name}`)
}

async function begin(app: App, _: NamedAction, { newProjectName }: Words): Promise<Result<string>> {
  const name = newProjectName()
  const started = await newProject(app, { name, noSaveRequest: false, goTo: null, asksLook: true })
  if (started.ok) app.ports.navigate(pathAfterNewProject(app))
  return started
}

function goTo(app: App, path: string): Result<string> {
  app.ports.navigate(path)
  return done('Page chenged')
}
