import { done, type ProjectDocument, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { clearSessionState } from './close-project.ts'
import { offerToSave } from './offer-to-save.ts'
import { openDesk } from './open-desk.ts'
import { openPacks } from './open-packs.ts'
import type { OpenProject } from './project-store.ts'
import type { Rescued, Stored } from './rescue-project.ts'

export type OpenProjectOptions = {
  readonly noSaveRequest: boolean
  readonly goTo: string | null
  /** A host waits for the answer and nobody need be there: nothing is asked (D-133, D-134). */
  readonly isUnattended?: true
  /** 'tell': who comes back to where they were is not asked about prices again. */
  readonly prices?: 'ask' | 'tell'
}

/**
 * ask to save → load by id → old walls → evaluate again → price list → on. A project that cannot be read leaves
 * the open one alone.
 */
export async function openProject(
  app: App,
  id: number,
  options: OpenProjectOptions,
): Promise<Result<string>> {
  if (!Number.isInteger(id)) return refuse('Missing id project')
  if (!options.noSaveRequest && !(await offerToSave(app, options.isUnattended ? 'host' : 'person')))
    return refuse('Project not saved')

  const loaded = await app.loading.during(opening, () => app.ports.call('projects/load', { id }))
  if (!loaded.ok) return failed(app, loaded.code === 'notFound' ? 'Project not found' : loaded.message)

  const { readDocument } = await app.ports.projectKit()
  const whole = readDocument(loaded.value.document, loaded.value.trade)
  const read: Rescued = whole.ok
    ? { ...whole, origin: 'whole' }
    : await rescue(app, loaded.value, whole.message, options)
  if (!read.ok) return failed(app, read.message)

  const document = await openPacks(app, read.value)
  clearSessionState(app)
  const open: OpenProject = {
    ...(await openDesk(app, document)),
    id: loaded.value.id,
    revision: loaded.value.revision,
    status: document.header.status,
    statusBefore: loaded.value.statusBefore ?? null,
    changeOf: loaded.value.changeOf ?? null,
    changes: loaded.value.changes ?? [],
    start: document,
    isLoaded: true,
    isTradeKnown: loaded.value.trade !== undefined,
    saved: document,
    savedAt: loaded.value.savedAt,
    attempt: { kind: 'none' },
    unansweredOffer: null,
    chosen: null,
    ...(read.origin === 'healed' && { ...asNew, copyOf: id, start: emptied(document) }),
  }
  // The screen lies on the customer's table: with a customer assigned it opens with their prices.
  app.project.setState({ open, face: 'customer' })
  if (read.origin === 'legacy' && read.isToBeEvaluated) {
    const { evaluateAgain } = await import('./evaluate-again.ts')
    evaluateAgain(app, open)
    // The way into the room is no step a person would want to undo.
    open.desk.open(open.desk.current().document)
  }
  await comparePrices(app, open, options.isUnattended ? 'tell' : (options.prices ?? 'ask'))
  if (options.goTo) app.ports.navigate(options.goTo)
  return done('Project loaded')
}

const opening = sentence('The project is opened')

/** What was stored stays as it is: the healed one is a copy of it, not saved yet. */
const asNew = { id: null, revision: 0, status: 'unsaved', saved: null, savedAt: null } as const

/** All that was healed is yet to be saved. */
function emptied(document: ProjectDocument): ProjectDocument {
  return { ...document, header: { ...document.header, name: '' }, rows: {} }
}

async function rescue(
  app: App,
  stored: Stored,
  message: string,
  { isUnattended }: OpenProjectOptions,
): Promise<Rescued> {
  const rescuing = await import('./rescue-project.ts').catch(() => null)
  return rescuing
    ? rescuing.rescueProject(app, stored, message, { isUnattended: isUnattended === true })
    : refuse(message)
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
