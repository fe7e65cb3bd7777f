import type { Calls, InputOf, PhotographListing } from '@arredo/contract'
import { type Desk, done, type Result, refuse, switchAlternative } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { callUntilAnswered, isUnanswered } from '../project/call-until-answered.ts'
import { isNotSavedYet } from '../project/offline-words.ts'
import { isChanged, type OpenProject, updateOpenProject } from '../project/project-store.ts'
import { saveProject } from '../project/save-project.ts'

type PhotographRequest = InputOf<Calls['photographs/take']>

/** From where, in which light, how large and how well. */
export type PhotographWish = Pick<PhotographRequest, 'view' | 'light' | 'size' | 'quality'>

const notSavedNotTaken = sentence(
  'No connection: the photograph was not asked for. Nothing is lost: the project is saved as soon as the connection is back, then ask again.',
)
const perhapsAsked = sentence(
  'No connection: it is not known whether the photograph was asked for. Ask again when the connection is back: there will be one, not two.',
)

/** May have been heard without our hearing of it: asked again it is the same photograph, not a second one. */
const unanswered = new WeakMap<Desk, PhotographRequest>()

/** A photograph shows a saved revision: what is not saved yet is saved first (D-118). */
export async function takePhotograph(app: App, wish: PhotographWish): Promise<Result<PhotographListing>> {
  const project = app.project.getState().open
  if (!project) return refuse('You must first initialize a project')

  // What is photographed is what one looks at.
  project.desk.run(switchAlternative, { alternative: project.desk.current().alternative })
  if (project.id === null || isChanged(project)) {
    const saved = await saveProject(app)
    if (!saved.ok && !isNotSavedYet(saved.message)) return saved
    if (!saved.ok) {
      app.notices.withdraw(saved.message)
      return refuse(notSavedNotTaken)
    }
  }
  const { open } = app.project.getState()
  if (open?.desk !== project.desk || open.id === null) return refuse('Project not saved')

  return ask(app, open, requestFor(app, open, open.id, wish))
}

async function ask(
  app: App,
  { desk }: OpenProject,
  request: PhotographRequest,
): Promise<Result<PhotographListing>> {
  unanswered.delete(desk)
  const answer = await callUntilAnswered(app, 'photographs/take', request)
  if (answer.ok) {
    app.jobs.expect()
    return done(answer.value)
  }

  const { code, message, details } = answer
  app.ports.log.warn(`The photograph was not asked for: ${message}`, { code })
  // Other refusals are conflicts too; only a newer revision stands in the way of the next save.
  if (code === 'conflict' && hasRevision(details))
    updateOpenProject(app.project, desk, { attempt: { kind: 'conflict', message, details } })
  if (!isUnanswered(answer)) return refuse(message)

  unanswered.set(desk, request)
  return refuse(perhapsAsked)
}

function hasRevision(details: unknown): boolean {
  return typeof details === 'object' && details !== null && 'revision' in details
}

function requestFor(
  app: App,
  { desk, revision }: OpenProject,
  project: number,
  wish: PhotographWish,
): PhotographRequest {
  const fresh = { ...wish, project, revision, idempotencyKey: app.ports.ids() }
  const last = unanswered.get(desk)
  const isSame =
    last &&
    JSON.stringify({ ...fresh, idempotencyKey: '' }) === JSON.stringify({ ...last, idempotencyKey: '' })
  return isSame ? last : fresh
}
