import type { Calls, InputOf, OfferListing } from '@arredo/contract'
import { type Desk, done, type Result, refuse, rowsInOrder, switchAlternative } from '@arredo/project'
import type { App } from '../app.ts'
import { callUntilAnswered, isUnanswered } from '../project/call-until-answered.ts'
import { notSavedNotOffered, notSavedYet, perhapsOffered } from '../project/offline-words.ts'
import { isChanged, type OpenProject, updateOpenProject } from '../project/project-store.ts'
import { saveProject } from '../project/save-project.ts'

export type OfferOptions = { readonly language: string; readonly validDays: number }

/** What a seller gets without asking for something else. */
export const usualValidDays = 30

type MakeRequest = InputOf<Calls['offers/make']>

const underWay = new WeakMap<Desk, Promise<Result<OfferListing>>>()
/** Requests that may have been stored without our hearing of it: asked again they are the same offer, not a second one. */
const unanswered = new WeakMap<Desk, MakeRequest>()

/** Saves what is not saved yet and makes an offer of it; a second wish while one is under way is the same. */
export async function makeOffer(app: App, options: OfferOptions): Promise<Result<OfferListing>> {
  const project = app.project.getState().open
  if (!project) return refuse('You must first initialize a project')

  // What is offered is what one looks at.
  const { alternative } = project.desk.current()
  project.desk.run(switchAlternative, { alternative })
  // The server says so too; asking it first would save a project that is not worth it yet.
  if (!rowsInOrder(project.desk.current().document).some(({ flags }) => flags.offered)) {
    return refuse('There is nothing to offer yet: place an article first')
  }

  const running = underWay.get(project.desk)
  if (running) return running

  const making = saveAndMake(app, project, options).finally(() => underWay.delete(project.desk))
  underWay.set(project.desk, making)
  return making
}

async function saveAndMake(
  app: App,
  project: OpenProject,
  options: OfferOptions,
): Promise<Result<OfferListing>> {
  if (project.id === null || isChanged(project)) {
    const saved = await saveProject(app)
    if (!saved.ok && saved.message !== notSavedYet) return saved
    if (!saved.ok) {
      app.notices.withdraw(notSavedYet)
      return refuse(notSavedNotOffered)
    }
  }
  const { open } = app.project.getState()
  if (open?.desk !== project.desk || open.id === null) return refuse('Project not saved')

  const request = requestFor(app, open, open.id, options)
  const answer = await callUntilAnswered(app, 'offers/make', request)
  if (answer.ok) {
    unanswered.delete(open.desk)
    app.notices.withdraw(perhapsOffered)
    app.jobs.expect()
    updateOpenProject(app.project, open.desk, { status: answer.value.status })
    return done(answer.value.offer)
  }

  const { code, message, details } = answer
  if (code === 'conflict') {
    updateOpenProject(app.project, open.desk, { attempt: { kind: 'conflict', message, details } })
  }
  app.ports.log.warn(`The offer was not made: ${message}`, { code })
  if (!isUnanswered(answer)) return refuse(message)

  unanswered.set(open.desk, request)
  return refuse(perhapsOffered)
}

function requestFor(app: App, { desk, revision }: OpenProject, projectId: number, options: OfferOptions) {
  const wanted = { projectId, revision, ...options }
  const last = unanswered.get(desk)
  const isSame =
    last?.projectId === projectId &&
    last.revision === revision &&
    last.language === options.language &&
    last.validDays === options.validDays
  return isSame ? last : { ...wanted, idempotencyKey: app.ports.ids() }
}
