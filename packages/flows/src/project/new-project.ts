import type { Pack } from '@arredo/catalogue'
import { firstPriceList, mainCatalogue } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import type { RoomAnswer, RoomChoice } from '../dialogs/dialog-questions.ts'
import { clearSessionState } from './close-project.ts'
import { offerToSave } from './offer-to-save.ts'
import { openDesk } from './open-desk.ts'
import { reportMissing } from './open-packs.ts'
import { drawingPath } from './path-after-new-project.ts'
import { type OpenProject, updateOpenProject } from './project-store.ts'

export type NewProjectOptions = {
  /** In the person's own language: it is stored, not translated later. */
  readonly name: string
  readonly noSaveRequest: boolean
  /** A host began it. */
  readonly isUnattended?: true
  /** Where to go once it is open; null stays. */
  readonly goTo: string | null
  /** A host brings its room, null for none; without this key people are asked where the brand wants it. */
  readonly room?: RoomChoice | null
  /** Nobody is asked who it is for. */
  readonly noCustomer?: boolean
  /** Who begins it by hand chooses its look; a host, a gallery or the demo brings its own. */
  readonly asksLook?: boolean
  /** What belongs into the project before it is shown; a refusal empties it again. */
  readonly fill?: (project: OpenProject) => Promise<Result<string>>
}

/** A-50, H-24, D-115: ask to save → reset and open → customer → room → look → on. */
export async function newProject(app: App, options: NewProjectOptions): Promise<Result<string>> {
  if (!options.noSaveRequest && !(await offerToSave(app, options.isUnattended ? 'host' : 'person')))
    return refuse('Project not saved')

  clearSessionState(app)
  const started = await furnish(app, options)
  // A half-made project must never stay open behind an error (H-25).
  if (!started.ok) {
    clearSessionState(app)
    return started
  }
  if (options.goTo) {
    const isToBeDrawn = app.project.getState().open?.isToBeDrawn
    app.ports.navigate(isToBeDrawn ? drawingPath : options.goTo)
  }
  return started
}

const beginning = sentence('The project is made ready')

async function furnish(
  app: App,
  { name, room, noCustomer, asksLook, fill }: NewProjectOptions,
): Promise<Result<string>> {
  const project = await app.loading.during(beginning, () => openEmpty(app, name))
  const { assignCustomer, setRoom, presetIds } = await app.ports.projectKit()
  const withIds = (room: RoomChoice) => ({
    ...room,
    ids: presetIds(room.type, app.ports.ids),
  })

  const customer = noCustomer ? done(null) : await chooseCustomer(app)
  if (!customer.ok) return customer
  if (customer.value) {
    const assigned = project.desk.run(assignCustomer, { customer: customer.value })
    if (!assigned.ok) return assigned
  }

  const chosen = room === undefined ? await chooseRoom(app) : done(room ?? { type: 'none' as const })
  if (!chosen.ok) return chosen
  const built = isPreset(chosen.value) ? project.desk.run(setRoom, withIds(chosen.value)) : done(null)
  if (!built.ok) return built
  if (chosen.value.type === 'rt11') updateOpenProject(app.project, project.desk, { isToBeDrawn: true })

  if (asksLook && app.ports.display === 'site') {
    // Without it the room is still there, as its catalogue has it.
    const look = await import('./choose-look.ts').catch(() => null)
    const chosenLook = look ? await look.chooseLook(app, project) : done(null)
    if (!chosenLook.ok) return chosenLook
  }

  const filled = fill ? await fill(project) : done('Start new project')
  if (!filled.ok) return filled

  project.underWay.isBeginning = false
  // The way into the room is no step a person would want to undo.
  project.desk.open(project.desk.current().document)
  return filled
}

async function openEmpty(app: App, name: string): Promise<OpenProject> {
  const { newDocument } = await app.ports.projectKit()
  const main = await openMain(app)
  const { profile } = app.session.getState()
  const today = app.ports.clock.today()
  const document = newDocument({
    name,
    alternative: app.ports.ids(),
    priceDate: today,
    shop: profile?.shop?.code ?? null,
    priceList:
      profile?.shop?.priceList || firstPriceList(main?.pack.priceLists ?? [], app.config.currency, today),
    packs: main ? { [main.pack.code]: main.hash } : {},
  })
  const open: OpenProject = {
    ...(await openDesk(app, document)),
    id: null,
    revision: 0,
    status: 'unsaved',
    start: document,
    isLoaded: false,
    isTradeKnown: true,
    saved: null,
    savedAt: null,
    attempt: { kind: 'none' },
    unansweredOffer: null,
    chosen: null,
  }
  open.underWay.isBeginning = true
  app.project.setState({ open })
  return open
}

/** One pack is enough to begin with: it brings price lists and what is chosen for the whole project. */
async function openMain(app: App): Promise<{ readonly hash: string; readonly pack: Pack } | null> {
  const listed = await app.range.list()
  const main = listed.ok ? mainCatalogue(app.config, listed.value) : null
  const opened = main && (await app.range.open(main.hash))
  for (const answer of [listed, opened]) if (answer?.ok === false) reportMissing(app, answer.message)
  return main && opened?.ok ? { hash: main.hash, pack: opened.value.pack } : null
}

async function chooseCustomer(app: App) {
  const isGuest = app.session.getState().profile?.kind === 'guest'
  if (!app.config.customerAssignment || isGuest) return done(null)

  const asked = await app.dialogs.ask('customerAssignment', { forced: app.config.customerAssignmentForced })
  if (!asked.ok) return asked
  if (asked.value === null) return refuse('Operation cancelled')
  return done(asked.value.kind === 'select' ? asked.value.customer : null)
}

async function chooseRoom(app: App): Promise<Result<RoomAnswer>> {
  if (!app.config.selectRoom) return done({ type: 'none' })

  const asked = await app.dialogs.ask('roomDesign', {})
  if (!asked.ok) return asked
  return asked.value ? done(asked.value) : refuse('Operation cancelled')
}

function isPreset(room: RoomAnswer): room is RoomChoice {
  return room.type !== 'none' && room.type !== 'rt11'
}
