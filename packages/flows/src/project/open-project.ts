import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { clearSessionState } from './close-project.ts'
import { offerToSave } from './offer-to-save.ts'
import { openDesk } from './open-desk.ts'
import { openPacks } from './open-packs.ts'

export type OpenProjectOptions = { readonly noSaveRequest: boolean; readonly goTo: string | null }

/** ask to save → load by id → on. A project that cannot be read leaves the open one alone. */
export async function openProject(
  app: App,
  id: number,
  options: OpenProjectOptions,
): Promise<Result<string>> {
  if (!Number.isInteger(id)) return refuse('Missing id project')
  if (!options.noSaveRequest && !(await offerToSave(app))) return refuse('Project not saved')

  const loaded = await app.ports.call('projects/load', { id })
  if (!loaded.ok) return failed(app, loaded.code === 'notFound' ? 'Project not found' : loaded.message)

  const { readDocument } = await app.ports.projectKit()
  const read = readDocument(loaded.value.document, loaded.value.trade)
  if (!read.ok) return failed(app, read.message)

  const document = await openPacks(app, read.value)
  clearSessionState(app)
  app.project.setState({
    open: {
      ...(await openDesk(app, document)),
      id: loaded.value.id,
      revision: loaded.value.revision,
      status: document.header.status,
      start: document,
      isLoaded: true,
      isTradeKnown: loaded.value.trade !== undefined,
      saved: document,
      savedAt: loaded.value.savedAt,
      attempt: { kind: 'none' },
      unansweredOffer: null,
      chosen: null,
    },
    // The screen lies on the customer's table: with a customer assigned it opens with their prices.
    face: 'customer',
  })
  if (options.goTo) app.ports.navigate(options.goTo)
  return done('Project loaded')
}

function failed(app: App, message: string): Result<string> {
  app.ports.log.warn(`The project was not loaded: ${message}`)
  return refuse(message)
}
