import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { clearSessionState } from './close-project.ts'
import { offerToSave } from './offer-to-save.ts'
import { openDesk } from './open-desk.ts'
import { openPacks } from './open-packs.ts'
import type { OpenProject } from './project-store.ts'

export type OpenProjectOptions = {
  readonly noSaveRequest: boolean
  readonly goTo: string | null
  /** 'tell' opens without a question: a host waits for its answer, and nobody need be there (D-133). */
  readonly prices?: 'ask' | 'tell'
}

/** ask to save → load by id → price list → on. A project that cannot be read leaves the open one alone. */
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
  const open: OpenProject = {
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
  }
  // The screen lies on the customer's table: with a customer assigned it opens with their prices.
  app.project.setState({ open, face: 'customer' })
  await comparePrices(app, open, options.prices ?? 'ask')
  if (options.goTo) app.ports.navigate(options.goTo)
  return done('Project loaded')
}

/** Without the comparison the project is as it was. */
async function comparePrices(app: App, project: OpenProject, how: 'ask' | 'tell'): Promise<void> {
  try {
    const { checkPriceList } = await import('../prices/check-price-list.ts')
    await checkPriceList(app, project, how)
  } catch (error) {
    app.ports.log.warn('The price list was not compared', error)
  }
}

function failed(app: App, message: string): Result<string> {
  app.ports.log.warn(`The project was not loaded: ${message}`)
  return refuse(message)
}
