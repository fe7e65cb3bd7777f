import type { Config, Profile } from '@arredo/contract'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { createDialogs, type Dialogs } from './dialogs/dialogs.ts'
import { createEvents, type Events } from './events/events.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { createMissingWords, type MissingWords } from './language/missing-words.ts'
import { rememberedUnits, type UnitSystem } from './language/units.ts'
import { createLoading, type Loading } from './loading/loading.ts'
import { createMaintenance, type Maintenance } from './maintenance/maintenance.ts'
import { createNotices, type Notices } from './notices/notices.ts'
import type { Ports } from './ports.ts'
import { createProjectStore, type ProjectStore } from './project/project-store.ts'
import { createRange, type Range } from './range/range.ts'

/** What every flow works with. It holds state and ports, never a screen. */
export type App = {
  readonly config: Config
  readonly ports: Ports
  readonly session: StoreApi<Session>
  readonly project: ProjectStore
  readonly range: Range
  readonly events: Events
  readonly jobs: Jobs
  readonly dialogs: Dialogs
  readonly notices: Notices
  readonly loading: Loading
  readonly maintenance: Maintenance
  readonly missingWords: MissingWords
}

export type Session = {
  /** Null until somebody entered, and for good where guests are not admitted. */
  readonly profile: Profile | null
  /** Being logged out from this page, which knows that its session ends. */
  readonly isLeaving: boolean
  readonly isGuestAllowed: boolean
  /** Customer login works on top of an accepted guest login (D-42). */
  readonly isCustomerLoginEnabled: boolean
  readonly language: string
  /** Null: as where the shop is. */
  readonly unitSystem: UnitSystem | null
  /** A guest with saved rooms to go on with. */
  readonly hasRooms: boolean
}

export function createApp(config: Config, given: Ports): App {
  const maintenance = createMaintenance(given)
  const ports: Ports = { ...given, call: maintenance.call }
  const session = createStore<Session>(() => ({
    profile: null,
    isLeaving: false,
    isGuestAllowed: config.isguest,
    isCustomerLoginEnabled: false,
    language: config.detectBrowserLanguage.fallback,
    unitSystem: rememberedUnits(ports),
    hasRooms: false,
  }))
  const events = createEvents(ports, session)
  const project = createProjectStore(ports.log)
  const range = createRange(ports, session)
  // A pack or its terms arrived: what was unknown on the desk may be known now.
  range.store.subscribe((now, before) => {
    if (now.opened !== before.opened || now.terms !== before.terms) project.getState().open?.desk.reevaluate()
  })
  return {
    config,
    ports,
    session,
    events,
    project,
    range,
    jobs: createJobs(ports, session, events),
    dialogs: createDialogs(),
    notices: createNotices(ports),
    loading: createLoading(ports),
    maintenance,
    missingWords: createMissingWords(ports.log),
  }
}
