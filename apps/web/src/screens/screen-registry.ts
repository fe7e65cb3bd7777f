import type { Log } from '@arredo/flows'
import { lazy } from 'react'
import { atlasScreens } from '../brands/atlas/atlas-screens.ts'
import type { Loader, Screen, ScreenSets } from './find-screens.ts'

/** The same for all its views, so that going from 2D to 3D keeps what was selected. */
const planner: Loader = async () => (await import('../planner/planner-screen.tsx')).PlannerScreen

/** what an address asks for, by name or as a room to try, is one screen's work. */
const routingActions: Loader = async () =>
  (await import('./routing-actions/routing-actions-screen.tsx')).RoutingActionsScreen

/** sellers and customers set theirs on the same screen. */
const resetPassword: Loader = async () =>
  (await import('./mail/reset-password-screen.tsx')).ResetPasswordScreen

const closet: Loader = async () => (await import('./closet/closet-screen.tsx')).ClosetScreen

/** One line per address that is not a brand's own, or it does not compile. */
const base: ScreenSets['base'] = {
  home: async () => (await import('./home/home-screen.tsx')).HomeScreen,
  projects: async () => (await import('./project/projects-place.tsx')).ProjectsPlace,
  itemsearch: async () => (await import('./item-search/item-search-screen.tsx')).ItemSearchScreen,
  inspiration: async () => (await import('./inspiration/inspiration-screen.tsx')).InspirationScreen,
  demo: routingActions,
  do: routingActions,
  // D-159: a login's key opens nothing yet; whoever follows one logs in by hand and comes to what it asks for.
  rsalogin: routingActions,
  aeslogin: routingActions,
  room: async () => (await import('./room/room-screen.tsx')).RoomScreen,
  offerview: async () => (await import('./offer/offer-screen.tsx')).OfferScreen,
  summary: async () => (await import('./summary/summary-screen.tsx')).SummaryScreen,
  configurator: planner,
  configurator2d: planner,
  configurator3d: planner,
  projectlog: async () => (await import('./project-log/project-log-screen.tsx')).ProjectLogScreen,
  customerinfo: async () => (await import('./customers/customer-info-screen.tsx')).CustomerInfoScreen,
  jobview: async () => (await import('./jobs/jobs-screen.tsx')).JobsScreen,
  renderfarm: async () => (await import('./render-farm/render-farm-screen.tsx')).RenderFarmScreen,
  closetool: closet,
  configuratorwizard: closet,
  package: async () => (await import('./package/package-screen.tsx')).PackageScreen,
  logs: async () => (await import('./logs/logs-screen.tsx')).LogsScreen,
  usersettings: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  customers: async () => (await import('./customers/customers-screen.tsx')).CustomersScreen,
  catalogues: async () => (await import('./authors/authors-screen.tsx')).AuthorsScreen,
  paperview: async () => (await import('./paper/paper-screen.tsx')).PaperScreen,
  resetpassword: resetPassword,
  guestresetpassword: resetPassword,
  guestregister: async () => (await import('./mail/register-screen.tsx')).RegisterScreen,
  gdprprivacy: async () => (await import('./privacy/privacy-screen.tsx')).PrivacyScreen,
  endinsight: async () => (await import('./end-insight/end-insight-screen.tsx')).EndInsightScreen,
  '404': async () => (await import('./not-found/not-found-screen.tsx')).NotFoundScreen,
}

/** A seller's dense ones. */
const next5: ScreenSets['own'][string] = {
  home: async () => (await import('../next5/home/board-home.tsx')).BoardHome,
  projects: async () => (await import('../next5/projects/dense-projects-place.tsx')).DenseProjectsPlace,
}

export const screenSets: ScreenSets = { base, own: { next5, atlas: atlasScreens } }

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
