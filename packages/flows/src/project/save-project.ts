import type { Calls, InputOf } from '@arredo/contract'
import { isPriced } from '@arredo/pricing'
import { canSave, done, type Result, refuse, splitTrade } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { adoptTerms, rightTerms, takesTerms } from './adopt-terms.ts'
import { callUntilAnswered, isUnanswered } from './call-until-answered.ts'
import { notSavedInMaintenance, notSavedNotOffered, notSavedYet } from './offline-words.ts'
import { isChanged, type OpenProject, type SaveRequest, updateOpenProject } from './project-store.ts'

type SaveOptions = {
  /** Nobody asked just now: the words on screen stay until there is an answer. */
  readonly isQuiet: boolean
  /** what was never saved is an offer from the first. */
  readonly isOffer?: boolean
}

/** Where the network is gone we ask again by ourselves, for as long as the project is open. */
const againAfter = [3_000, 6_000, 12_000, 30_000] as const
/** Nobody waits for it, and a large project may be slow to go through a thin line. */
const longestQuietWait = 90_000

/** Saves the open project. A second wish while one is under way gets the first one's answer. */
export async function saveProject(
  app: App,
  options: SaveOptions = { isQuiet: false },
): Promise<Result<string>> {
  const project = app.project.getState().open
  if (!project) return refuse('You must first initialize a project')

  const { underWay } = project
  if (underWay.saving) {
    // It may have begun quietly; who asks now is shown that it goes on.
    if (project.attempt.kind === 'unanswered' && !options.isQuiet) {
      const { request } = project.attempt
      updateOpenProject(app.project, project.desk, { attempt: { kind: 'saving', request } })
    }
    return underWay.saving
  }

  underWay.saving = runSave(app, project, options).finally(() => {
    underWay.saving = null
  })
  return underWay.saving
}

/** The network is back, or may be: what waits for it is saved, with what was changed since. */
export async function saveWhatWaits(app: App): Promise<void> {
  const desk = app.project.getState().open?.desk
  if (!desk || app.project.getState().open?.attempt.kind !== 'unanswered') return

  const saved = await saveProject(app, { isQuiet: true })
  const { open } = app.project.getState()
  if (open?.desk !== desk) return
  if (saved.ok) app.notices.show({ message: sentence('The connection is back: the project is saved.') })
  else if (open.attempt.kind === 'refused') app.notices.show({ message: saved.message, kind: 'error' })
}

async function runSave(app: App, { desk }: OpenProject, options: SaveOptions): Promise<Result<string>> {
  if (!app.session.getState().profile?.canSaveProject) await askAgainWhoMay(app)
  const project = app.project.getState().open
  if (project?.desk !== desk) return refuse('You must first initialize a project')
  const allowed = canSave({
    canSaveProject: app.session.getState().profile?.canSaveProject ?? false,
    status: project.status,
    statusBefore: project.statusBefore ?? null,
    webCartId: project.desk.current().document.header.customerFields.webCartId,
  })
  if (!allowed.ok) return allowed
  if (project.attempt.kind === 'conflict') return refuse(project.attempt.message)

  // An unanswered request may have been stored: it is settled first, or we would meet ourselves as a conflict.
  if (project.attempt.kind === 'unanswered') {
    const settled = await send(app, project, project.attempt.request, options)
    const { open } = app.project.getState()
    if (!settled.ok || open?.desk !== project.desk || !isChanged(open)) return settled
    return send(app, open, requestFor(app, open))
  }
  return send(app, project, requestFor(app, project, options.isOffer))
}

function requestFor(app: App, project: OpenProject, isOffer = false): SaveRequest {
  const { desk, id, revision, isTradeKnown, copyOf, underWay } = project
  const { document, evaluation, alternative } = desk.current()
  // The server reckons what the project shows, which is not always what one looks at.
  const isShown = alternative === document.header.activeAlternative
  const { customer } = evaluation.prices
  const shownTotal = isShown && isPriced(customer) ? customer.total : undefined
  return {
    ...{ idempotencyKey: app.ports.ids(), id, revision, document, isTradeKnown },
    ...(shownTotal !== undefined && { shownTotal }),
    ...(id === null && copyOf !== undefined && { copyOf }),
    ...(id === null && isOffer && { isOffer }),
    ...(underWay.remoteDraft && { draft: underWay.remoteDraft }),
  }
}

/** What only the trade may know travels apart; whoever never saw it must not overwrite it. */
export function savedBody(app: App, request: SaveRequest): InputOf<Calls['projects/save']> {
  const { document: whole, isTradeKnown, ...plain } = request
  const { document, trade } = splitTrade(whole)
  const mayWrite = isTradeKnown && app.session.getState().profile?.kind === 'pro'
  return { ...plain, document, ...(mayWrite && { trade }) }
}

async function send(
  app: App,
  project: OpenProject,
  request: SaveRequest,
  { isQuiet }: SaveOptions = { isQuiet: false },
): Promise<Result<string>> {
  const { desk } = project
  if (!isQuiet) updateOpenProject(app.project, desk, { attempt: { kind: 'saving', request } })
  const answer = await callUntilAnswered(
    app,
    'projects/save',
    savedBody(app, request),
    isQuiet ? { pauses: [], within: longestQuietWait } : {},
  )
  if (!isUnanswered(answer))
    for (const words of [notSavedYet, notSavedInMaintenance, notSavedNotOffered]) app.notices.withdraw(words)
  if (answer.ok) {
    const { id, revision, savedAt, status, terms } = answer.value
    const saved = terms ? await adoptTerms(app, project, request.document, terms) : request.document
    const attempt = { kind: 'none' } as const
    updateOpenProject(app.project, desk, { id, revision, savedAt, status, saved, attempt })
    app.session.setState(({ profile }) => ({ hasRooms: profile?.kind === 'guest' }))
    if (app.config.saveprjpicture) void pictureAfter(app, id)
    return done('Project saved')
  }

  const { code, message, details } = answer
  app.ports.log.warn(`The project was not saved: ${message}`, { code })
  if (isUnanswered(answer)) {
    const isMaintenance = code === 'maintenance'
    updateOpenProject(app.project, desk, { attempt: { kind: 'unanswered', message, request, isMaintenance } })
    if (!isQuiet) askAgain(app, project)
    return refuse(isMaintenance ? notSavedInMaintenance : notSavedYet)
  }
  const attempt =
    code === 'conflict'
      ? ({ kind: 'conflict', message, details } as const)
      : ({ kind: 'refused', message } as const)
  updateOpenProject(app.project, desk, { attempt })
  if (code === 'notFound' && request.id !== null && !isQuiet) {
    const { deletedMeanwhile } = await import('./deleted-meanwhile.ts')
    const again = await deletedMeanwhile(app, project, details)
    return again ? send(app, again, requestFor(app, again)) : refuse(message)
  }
  const right = rightTerms(details, request.document)
  if (!right || isQuiet || !(await takesTerms(app, project, right))) return refuse(message)

  const { open } = app.project.getState()
  return open?.desk === desk ? send(app, open, requestFor(app, open)) : refuse(message)
}

/** Maintenance takes the right to save away (D-42), and may be over. */
async function askAgainWhoMay(app: App): Promise<void> {
  const answer = await app.ports.call('auth/session', {})
  const fresh = answer.ok ? answer.value?.profile : undefined
  app.session.setState(({ profile }) => (fresh && fresh.userId === profile?.userId ? { profile: fresh } : {}))
}

async function pictureAfter(app: App, id: number): Promise<void> {
  const keeping = await import('./keep-picture.ts').catch(() => null)
  await keeping?.keepPicture(app, id)
}

/** Until there is an answer, or another project; who asks in between begins the pauses anew. */
async function askAgain(app: App, { desk, underWay }: OpenProject): Promise<void> {
  const turn = {}
  underWay.asking = turn
  const waits = () => {
    const { open } = app.project.getState()
    return underWay.asking === turn && open?.desk === desk && open.attempt.kind === 'unanswered'
  }
  for (let round = 0; waits(); round++) {
    const pause = againAfter[Math.min(round, againAfter.length - 1)] ?? 0
    await new Promise<void>((resolve) => app.ports.clock.after(pause, resolve))
    if (waits()) await saveWhatWaits(app)
  }
}
