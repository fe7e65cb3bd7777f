import type { OfferListing, ReportAnswers } from '@arredo/contract'
import { done, type Result, refuse, rowsInOrder, switchAlternative } from '@arredo/project'
import type { App } from '../app.ts'
import { rightTerms, takesTerms } from '../project/adopt-terms.ts'
import { callUntilAnswered, isUnanswered } from '../project/call-until-answered.ts'
import { isNotSavedYet, notSavedNotOffered, perhapsOffered } from '../project/offline-words.ts'
import {
  isChanged,
  type OfferRequest,
  type OpenProject,
  updateOpenProject,
} from '../project/project-store.ts'
import { saveProject } from '../project/save-project.ts'
import { lookBeforeOffer } from './look-before-offer.ts'

export type OfferOptions = {
  readonly language: string
  readonly validDays: number
  /** To what an offer asks; what is left out is as it is at first. */
  readonly answers?: ReportAnswers
}

/** D-243: what a seller gets without asking for something else. */
export function usualValidDays({ config }: Pick<App, 'config'>): number {
  return config.printings?.validity ?? 30
}

/**
 * Looks the plan over, saves what is not saved yet and makes an offer of it; null where the person would rather look
 * at something first. A second wish while one is under way is the same.
 */
export async function makeOffer(app: App, options: OfferOptions): Promise<Result<OfferListing | null>> {
  const project = app.project.getState().open
  if (!project) return refuse('You must first initialize a project')

  const { document, alternative } = project.desk.current()
  // The server says so too; asking it first would save a project that is not worth it yet.
  if (!rowsInOrder(document, alternative).some(({ flags }) => flags.offered)) {
    return refuse('There is nothing to offer yet: place an article first')
  }

  const { underWay } = project
  underWay.offering ??= lookSaveAndMake(app, project, options).finally(() => {
    underWay.offering = null
  })
  return underWay.offering
}

async function lookSaveAndMake(
  app: App,
  project: OpenProject,
  options: OfferOptions,
): Promise<Result<OfferListing | null>> {
  if (!(await lookBeforeOffer(app, project))) return done(null)

  const { open } = app.project.getState()
  if (open?.desk !== project.desk) return refuse('Project not saved')
  // What is offered is what one looks at.
  open.desk.run(switchAlternative, { alternative: open.desk.current().alternative })
  return saveAndMake(app, open, options)
}

async function saveAndMake(
  app: App,
  project: OpenProject,
  options: OfferOptions,
): Promise<Result<OfferListing>> {
  if (project.id === null || isChanged(project)) {
    const saved = await saveProject(app)
    if (!saved.ok && !isNotSavedYet(saved.message)) return saved
    if (!saved.ok) {
      app.notices.withdraw(saved.message)
      return refuse(notSavedNotOffered)
    }
  }
  const { open } = app.project.getState()
  if (open?.desk !== project.desk || open.id === null) return refuse('Project not saved')

  const request = requestFor(app, open, open.id, options)
  const answer = await callUntilAnswered(app, 'offers/make', request)
  if (answer.ok) {
    app.notices.withdraw(perhapsOffered)
    app.jobs.expect()
    updateOpenProject(app.project, open.desk, { status: answer.value.status, unansweredOffer: null })
    return done(answer.value.offer)
  }

  const { code, message, details } = answer
  if (code === 'conflict') {
    updateOpenProject(app.project, open.desk, { attempt: { kind: 'conflict', message, details } })
  }
  app.ports.log.warn(`The offer was not made: ${message}`, { code })
  const right = rightTerms(details, open.desk.current().document)
  if (right && (await takesTerms(app, open, right))) {
    const { open: termed } = app.project.getState()
    // Saved first: an offer is made of what is stored.
    return termed?.desk === open.desk && isChanged(termed)
      ? saveAndMake(app, termed, options)
      : refuse(message)
  }
  if (!isUnanswered(answer)) return refuse(message)

  updateOpenProject(app.project, open.desk, { unansweredOffer: request })
  return refuse(perhapsOffered)
}

function requestFor(
  app: App,
  { revision, unansweredOffer: last }: OpenProject,
  projectId: number,
  options: OfferOptions,
): OfferRequest {
  const isSame =
    last?.projectId === projectId &&
    last.revision === revision &&
    last.language === options.language &&
    last.validDays === options.validDays &&
    JSON.stringify(last.answers) === JSON.stringify(options.answers)
  return isSame ? last : { projectId, revision, ...options, idempotencyKey: app.ports.ids() }
}
