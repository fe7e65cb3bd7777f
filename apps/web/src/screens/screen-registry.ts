import type { Log, RouteName } from '@arredo/flows'
import { type ComponentType, lazy } from 'react'

/** Screens without a view of the room take no notice of it. */
type Screen = ComponentType<{ view: '2d' | '3d' }>
type Loader = () => Promise<Screen>
type ScreenSet = Readonly<Partial<Record<RouteName, Loader>>>

/** The same for all its views, so that going from 2D to 3D keeps what was selected. */
const planner: Loader = async () => (await import('../planner/planner-screen.tsx')).PlannerScreen

const asked: Loader = async () => (await import('./do/do-screen.tsx')).DoScreen

const base: ScreenSet = {
  home: async () => (await import('./home/home-screen.tsx')).HomeScreen,
  projects: async () => (await import('./project/projects-place.tsx')).ProjectsPlace,
  itemsearch: async () => (await import('./item-search/item-search-screen.tsx')).ItemSearchScreen,
  inspiration: async () => (await import('./inspiration/inspiration-screen.tsx')).InspirationScreen,
  demo: async () => (await import('./demo/demo-screen.tsx')).DemoScreen,
  do: asked,
  // Until a login's link is built, whoever follows one logs in by hand and comes to what it asks for.
  rsalogin: asked,
  aeslogin: asked,
  room: async () => (await import('./room/room-screen.tsx')).RoomScreen,
  offerview: async () => (await import('./offer/offer-screen.tsx')).OfferScreen,
  summary: async () => (await import('./summary/summary-screen.tsx')).SummaryScreen,
  configurator: planner,
  configurator2d: planner,
  configurator3d: planner,
  projectlog: async () => (await import('./project-log/project-log-screen.tsx')).ProjectLogScreen,
  customerinfo: async () => (await import('./customers/customer-info-screen.tsx')).CustomerInfoScreen,
  jobview: async () => (await import('./jobs/jobs-screen.tsx')).JobsScreen,
  logs: async () => (await import('./logs/logs-screen.tsx')).LogsScreen,
  usersettings: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  customers: async () => (await import('./customers/customers-screen.tsx')).CustomersScreen,
  catalogues: async () => (await import('./authors/authors-screen.tsx')).AuthorsScreen,
  '404': async () => (await import('./not-found/not-found-screen.tsx')).NotFoundScreen,
}

/** A brand's own screens, one line each; most have none. */
const sets: Readonly<Record<string, ScreenSet>> = { base }

const notYet: Loader = async () => (await import('./not-yet/not-yet-screen.tsx')).NotYetScreen

/** the brand's screen, else the newer shared one, else the base one. */
export function findScreen(route: RouteName, brand: string): Loader {
  const lookedIn = brand === 'base' ? ['base'] : [brand, 'next5', 'base']
  return lookedIn.map((set) => sets[set]?.[route]).find((loader) => loader !== undefined) ?? notYet
}

const lazyScreens = new WeakMap<Loader, ReturnType<typeof lazy<Screen>>>()

/** a screen that cannot be imported is logged, and the load fails for whoever waits for it. */
export function lazyScreen(load: Loader, log: Log) {
  const known = lazyScreens.get(load)
  if (known) return known

  const screen = lazy(() =>
    load().then(
      (screen) => ({ default: screen }),
      (error: unknown) => {
        log.error('A screen could not be imported', error)
        throw error
      },
    ),
  )
  lazyScreens.set(load, screen)
  return screen
}
