import { type Config, mayKeepCustomers, type Profile } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { isBranded, mayEnter } from '../guard-route.ts'
import { type RouteName, routeNamed } from '../routes.ts'

export type RailEntry = {
  readonly route: RouteName
  readonly path: string
  /** English, a translation key. */
  readonly label: string
  readonly isEnabled: boolean
  /** Routes on which it is highlighted. */
  readonly shownOn: readonly RouteName[]
}

export type RailSituation = {
  readonly config: Pick<Config, 'screens'> & { readonly hasClosetWizard: boolean }
  readonly profile: Profile | null
  readonly project: {
    readonly id: number | null
    readonly hasHistory: boolean
    readonly hasRows: boolean
  } | null
}

type Entry = {
  readonly label: string
  readonly isShown: (situation: RailSituation) => boolean
  readonly needsRows?: true
  readonly shownOn?: readonly RouteName[]
}

const hasHistory = ({ project }: RailSituation) => project?.hasHistory ?? false
const hasModule = (code: string) => (situation: RailSituation) =>
  situation.profile?.modules.includes(code) ?? false
const planner = ['configurator', 'configurator2d', 'configurator3d'] as const
const isPerson = ({ profile }: RailSituation) => profile !== null && profile.kind !== 'guest'

/** A-125…A-129; whoever may not enter a route does not see its entry either. */
const baseEntries: Readonly<Partial<Record<RouteName, Entry>>> = {
  itemsearch: { label: sentence('Search'), isShown: ({ project }) => project !== null },
  offerview: { label: sentence('Offer'), isShown: hasHistory },
  summary: { label: sentence('Summary'), isShown: hasHistory },
  projectlog: { label: sentence('Project log'), isShown: ({ project }) => (project?.id ?? 0) > 0 },
  customerinfo: { label: sentence('Customer info'), isShown: hasHistory },
  logs: { label: sentence('Logs'), isShown: isPerson },
  configurator3d: {
    label: sentence('Configurator 3D'),
    isShown: hasHistory,
    shownOn: ['configurator', 'configurator3d'],
  },
  jobview: {
    label: sentence('Jobs'),
    isShown: (situation) => hasModule('JOB')(situation) && hasHistory(situation),
    needsRows: true,
  },
  configurator2d: { label: sentence('Configurator 2D'), isShown: hasHistory },
  configuratorwizard: {
    label: sentence('Configurator wizard'),
    isShown: ({ config }) => config.hasClosetWizard,
  },
  renderfarm: { label: sentence('Render farm'), isShown: hasModule('RENDER') },
  package: {
    label: sentence('Package'),
    isShown: (situation) => hasModule('PACKAGE')(situation) && hasHistory(situation),
    needsRows: true,
  },
}

/** other words, another order, one entry for all views of the planner. */
const brandedEntries: typeof baseEntries = {
  itemsearch: { label: sentence('Models'), isShown: ({ project }) => project !== null },
  configurator3d: {
    label: sentence('Planner'),
    isShown: ({ project }) => project !== null,
    shownOn: planner,
  },
  offerview: { label: sentence('Offer'), isShown: hasHistory },
  jobview: {
    label: sentence('Jobs'),
    isShown: (situation) => hasModule('JOB')(situation) && hasHistory(situation),
    needsRows: true,
  },
  summary: { label: sentence('Summary'), isShown: hasHistory },
  logs: { label: sentence('Logs'), isShown: isPerson },
  customerinfo: { label: sentence('Customer'), isShown: hasHistory },
  projectlog: { label: sentence('Project log'), isShown: ({ project }) => (project?.id ?? 0) > 0 },
}

/** What the specification shows, in its order; screens that do not exist yet included. */
export function specifiedEntries(situation: RailSituation): readonly RailEntry[] {
  return visible(isBranded(situation.config.screens) ? brandedEntries : baseEntries, situation)
}

/** The way to the projects, which neither order names, and to the customers; then the rest. */
const projects: typeof baseEntries = {
  projects: { label: sentence('Projects'), isShown: isPerson },
  customers: { label: sentence('Customers'), isShown: ({ profile }) => mayKeepCustomers(profile) },
}

/** For those who may enter, behind all entries whose order is given. */
const authors: typeof baseEntries = {
  catalogues: { label: sentence('Catalogues'), isShown: () => true },
}

/** The entries a person sees: nothing leads to a screen that does not exist. */
export function railEntries(situation: RailSituation): readonly RailEntry[] {
  const entries = [
    ...visible(projects, situation),
    ...specifiedEntries(situation),
    ...visible(authors, situation),
  ]
  return entries.filter(({ route }) => routeNamed(route).isBuilt)
}

function visible(entries: typeof baseEntries, situation: RailSituation): readonly RailEntry[] {
  return (Object.entries(entries) as [RouteName, Entry][])
    .filter(([route, entry]) => {
      const isOpen = mayEnter(routeNamed(route), situation.profile, situation.config.screens)
      return isOpen && entry.isShown(situation)
    })
    .map(([route, entry]) => ({
      route,
      path: `/${route}`,
      label: entry.label,
      isEnabled: !entry.needsRows || (situation.project?.hasRows ?? false),
      shownOn: entry.shownOn ?? [route],
    }))
}
