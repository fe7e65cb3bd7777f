import type { Answer, Calls, OutputOf } from '@arredo/contract'
import { canSave, type Desk, done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { type OpenProject, type SaveRequest, updateOpenProject } from './project-store.ts'

type SaveAnswer = Answer<OutputOf<Calls['projects/save']>>

/** Pauses before a request without an answer goes out again, with the same key. */
const retryAfter = [400, 1200, 3000] as const

const underWay = new WeakMap<Desk, Promise<Result<string>>>()

/** Saves the open project. A second wish while one is under way gets the first one's answer. */
export async function saveProject(app: App): Promise<Result<string>> {
  const project = app.project.getState().open
  if (!project) return refuse('You must first initialize a project')

  const running = underWay.get(project.desk)
  if (running) return running

  const save = runSave(app, project).finally(() => underWay.delete(project.desk))
  underWay.set(project.desk, save)
  return save
}

async function runSave(app: App, project: OpenProject): Promise<Result<string>> {
  const allowed = canSave({
    canSaveProject: app.session.getState().profile?.canSaveProject ?? false,
    status: project.status,
    webCartId: project.desk.current().document.header.customerFields.webCartId,
  })
  if (!allowed.ok) return allowed
  if (project.attempt.kind === 'conflict') return refuse(project.attempt.message)

  // An unanswered request may have been stored: it is settled first, or we would meet ourselves as a conflict.
  if (project.attempt.kind === 'unanswered') {
    const settled = await send(app, project.desk, project.attempt.request)
    const { open } = app.project.getState()
    if (!settled.ok || open?.desk !== project.desk || open.saved === open.desk.current().document)
      return settled
    return send(app, open.desk, requestFor(app, open))
  }
  return send(app, project.desk, requestFor(app, project))
}

function requestFor(app: App, { desk, id, revision }: OpenProject): SaveRequest {
  const { document, evaluation } = desk.current()
  const shownTotal = evaluation.prices.customer?.total
  return {
    ...{ idempotencyKey: app.ports.ids(), id, revision, document },
    ...(shownTotal !== undefined && { shownTotal }),
  }
}

async function send(app: App, desk: Desk, request: SaveRequest): Promise<Result<string>> {
  updateOpenProject(app.project, desk, { attempt: { kind: 'saving', request } })
  const answer = await callUntilAnswered(app, request)
  if (answer.ok) {
    const { id, revision, savedAt, status } = answer.value
    const attempt = { kind: 'none' } as const
    updateOpenProject(app.project, desk, { id, revision, savedAt, status, saved: request.document, attempt })
    return done('Project saved')
  }

  const { code, message, details } = answer
  if (code === 'conflict') {
    updateOpenProject(app.project, desk, { attempt: { kind: 'conflict', message, details } })
  } else if (code === 'unavailable') {
    updateOpenProject(app.project, desk, { attempt: { kind: 'unanswered', message, request } })
  } else {
    updateOpenProject(app.project, desk, { attempt: { kind: 'refused', message } })
  }
  app.ports.log.warn(`The project was not saved: ${message}`, { code })
  return refuse(message)
}

async function callUntilAnswered({ ports }: App, request: SaveRequest): Promise<SaveAnswer> {
  let answer = await ports.call('projects/save', request)
  for (const pause of retryAfter) {
    if (answer.ok || answer.code !== 'unavailable') break
    await new Promise<void>((resolve) => ports.clock.after(pause, resolve))
    answer = await ports.call('projects/save', request)
  }
  return answer
}
