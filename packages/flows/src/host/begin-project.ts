import type { Choices } from '@arredo/catalogue'
import { type StartWish, withHostData } from '@arredo/contract/host'
import { changeHeaderVariant, type Result, refuse, type Step, step } from '@arredo/project'
import { clearSessionState } from '../project/close-project.ts'
import { newProject } from '../project/new-project.ts'
import type { OpenProject } from '../project/project-store.ts'
import type { Host } from './host-action.ts'
import { headerChoices } from './variant-value.ts'

const planner = '/configurator3d'

type Work = (project: OpenProject) => Result<string>

/** In a new project, or in the open one with newProject false. */
export async function inProject(host: Host, start: StartWish, work: Work): Promise<Result<string>> {
  if (start.isNew) return beginProject(host, start, work)

  const { open } = host.app.project.getState()
  if (!open) return refuse('You must first initialize a project')
  const worked = work(open)
  if (worked.ok && !start.noConfigure) await host.outside.goTo(planner)
  return worked
}

/** H-24: ask to save → reset → customer → room → the requested work. H-19: then to the planner. */
export async function beginProject(
  { app, outside }: Host,
  start: StartWish,
  work: Work,
): Promise<Result<string>> {
  const begun = await newProject(app, {
    name: outside.newProjectName(),
    noSaveRequest: start.noSaveRequest,
    goTo: null,
    room: start.room,
    async fill(project) {
      keepHostData(project, start)
      return work(project)
    },
  }).catch((error: unknown) => {
    // H-25 holds for bugs too.
    clearSessionState(app)
    throw error
  })
  if (begun.ok && !start.noConfigure) await outside.goTo(planner)
  return begun
}

function keepHostData({ desk }: OpenProject, { hostData }: StartWish): void {
  if (!hostData) return
  const { document } = desk.current()
  const customerFields = withHostData(document.header.customerFields, hostData)
  desk.open({ ...document, header: { ...document.header, customerFields } })
}

/** Steps that set the request's header variants in the open project. */
export function headerSteps(
  { app }: Host,
  project: OpenProject,
  wish: StartWish['header'],
  first: Choices = {},
): readonly Step[] {
  const choices = { ...first, ...headerChoices(project.catalogues.values(), wish, app.ports.log) }
  return Object.entries(choices).map(([variant, value]) => step(changeHeaderVariant, { variant, value }))
}
