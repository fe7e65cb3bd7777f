import type { Choices } from '@arredo/catalogue'
import { type StartWish, withHostData } from '@arredo/contract/host'
import {
  changeHeaderVariant,
  type ProjectDocument,
  type Result,
  refuse,
  type Step,
  step,
  together,
} from '@arredo/project'
import { clearSessionState } from '../project/close-project.ts'
import { newProject } from '../project/new-project.ts'
import type { OpenProject } from '../project/project-store.ts'
import { takeOver } from '../project/take-over.ts'
import type { Host } from './host-action.ts'
import { headerChoices } from './variant-value.ts'

const planner = '/configurator3d'

type Work = (project: OpenProject) => Result<string> | Promise<Result<string>>
/** H-24: nobody is asked for a customer where a project comes from elsewhere. */
type Start = StartWish & { readonly noCustomer?: boolean }

/** In a new project, or in the open one with newProject false. */
export async function inProject(host: Host, start: StartWish, work: Work): Promise<Result<string>> {
  if (start.isNew) return beginProject(host, start, work)

  const { open } = host.app.project.getState()
  if (!open) return refuse('You must first initialize a project')
  const worked = await work(open)
  if (worked.ok && !start.noConfigure) await host.outside.goTo(planner)
  return worked
}

/** H-24: ask to save → reset → customer → room → the requested work. H-19: then to the planner. */
export async function beginProject(
  { app, outside }: Host,
  start: Start,
  work: Work,
): Promise<Result<string>> {
  const begun = await newProject(app, {
    name: outside.newProjectName(),
    noSaveRequest: start.noSaveRequest,
    isUnattended: true,
    noCustomer: start.noCustomer ?? false,
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

/**
 * A new project that begins as a whole document: its room and items are there, the request's header on top.
 * The request's room is for a document without walls of its own (H-24).
 */
export function beginWith(
  host: Host,
  start: Start,
  document: ProjectDocument,
  work: Work,
): Promise<Result<string>> {
  const room = Object.keys(document.walls).length > 0 ? null : start.room
  return beginProject(host, { ...start, room }, async (project) => {
    const { corners, walls, rooms } = project.desk.current().document
    await takeOver(host.app, project, room ? { ...document, corners, walls, rooms } : document)
    const steps = headerSteps(host, project, start.header)
    const headed = project.desk.run(together('Change project variant', steps), null)
    return headed.ok ? work(project) : headed
  })
}

function keepHostData({ desk }: OpenProject, { hostData }: StartWish): void {
  if (!hostData) return
  const { document } = desk.current()
  const customerFields = withHostData(document.header.customerFields, hostData)
  desk.take({ header: { customerFields } })
}

/** Steps that set the request's header variants in the open project. */
export function headerSteps(
  { app }: Host,
  project: OpenProject,
  wish: StartWish['header'],
  first: Choices = {},
): readonly Step[] {
  const choices = { ...first, ...headerChoices(project.catalogues().values(), wish, app.ports.log) }
  return Object.entries(choices).map(([variant, value]) => step(changeHeaderVariant, { variant, value }))
}
