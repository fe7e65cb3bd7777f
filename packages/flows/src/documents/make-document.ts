import type { Calls, DocumentListing, InputOf } from '@arredo/contract'
import {
  type AlternativeId,
  type Desk,
  done,
  type ProjectDocument,
  type Result,
  refuse,
} from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { callUntilAnswered, isUnanswered } from '../project/call-until-answered.ts'
import type { OpenProject } from '../project/project-store.ts'
import { sentProject } from './sent-project.ts'

type DocumentRequest = InputOf<Calls['documents/make']>

/** Which kind, what it is to say, in which language, and whether it is only to be looked at. */
export type DocumentWish = Pick<DocumentRequest, 'report' | 'answers' | 'language' | 'isLook'>

const perhapsMade = sentence(
  'No connection: it is not known whether the document was made. Make it again when the connection is back: there will be one, not two.',
)

type Unanswered = {
  readonly request: DocumentRequest
  readonly wish: string
  readonly document: ProjectDocument
  readonly alternative: AlternativeId
}

/** May have been made without our hearing of it: asked again it is the same document, not a second one. */
const unanswered = new WeakMap<Desk, Unanswered>()

/** Makes a document of the alternative one looks at; nothing is saved for it, what is not saved yet is sent along. */
export async function makeDocument(app: App, wish: DocumentWish): Promise<Result<DocumentListing>> {
  const project = app.project.getState().open
  if (!project) return refuse('You must first initialize a project')

  const asked = askedOf(app, project, wish)
  if (!wish.isLook) unanswered.delete(project.desk)
  const answer = await callUntilAnswered(app, 'documents/make', asked.request)
  if (answer.ok) {
    if (!wish.isLook) app.jobs.expect()
    return done(answer.value)
  }

  const { code, message } = answer
  app.ports.log.warn(`The document was not made: ${message}`, { code })
  if (wish.isLook || !isUnanswered(answer)) return refuse(message)

  unanswered.set(project.desk, asked)
  return refuse(perhapsMade)
}

function askedOf(app: App, project: OpenProject, wish: DocumentWish): Unanswered {
  const { document, alternative } = project.desk.current()
  const last = unanswered.get(project.desk)
  const same = JSON.stringify(wish)
  if (last?.wish === same && last.document === document && last.alternative === alternative) return last
  return { request: requestFor(app, project, wish), wish: same, document, alternative }
}

function requestFor(app: App, project: OpenProject, wish: DocumentWish): DocumentRequest {
  const { id, desk } = project
  const sent = sentProject(app, project, desk.current().alternative)
  return { ...wish, projectId: id, idempotencyKey: app.ports.ids(), ...sent }
}
