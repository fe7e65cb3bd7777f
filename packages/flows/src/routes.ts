import { sentence } from '@arredo/words'
import { atlasRoutes } from './brands/atlas-routes.ts'
import { isBranded, type Route } from './navigation/route.ts'
import {
  always,
  hasClosetsEngine,
  hasModule,
  isPerson,
  keepsCustomers,
  projectHasHistory,
  projectIsOpen,
  projectIsSaved,
} from './navigation/shown-when.ts'

const open = { guard: 'none', isLanding: false, hasRail: true, isOfProject: false } as const
const landing = { ...open, isLanding: true } as const
const profile = { ...open, guard: 'profile' } as const
const loggedIn = { ...open, guard: 'loggedIn' } as const
const pro = { ...open, guard: 'pro' } as const
const author = { ...open, guard: 'catalogue' } as const
const supervisor = { ...open, guard: 'supervisor' } as const
const bare = { hasRail: false } as const
const work = { isOfProject: true } as const
const showsRoom = ({ room }: Route) => room !== undefined
const showsRoomIn3d = ({ room }: Route) => room === '3d'

/**
 * Every address of the application, with the guards of D-39 and the entries of A-125…A-131. Its screen is a
 * line of the web application's registry, which does not compile without one.
 */
export const routes = [
  { ...landing, ...bare, name: 'home', path: '/home' },
  {
    ...loggedIn,
    name: 'projects',
    // With a number: the page of that project (D-139).
    path: '/projects/:number?',
    // D-151: what an address of the list says of it.
    landsWith: /[?&](search|sort|status|shop|customer|from|until)=/,
    entries: inBoth({ at: 1, label: sentence('Projects'), isShown: isPerson }),
  },
  {
    ...profile,
    ...work,
    name: 'itemsearch',
    path: '/itemsearch/:newProject?',
    entries: {
      base: { at: 3, label: sentence('Search'), isShown: projectIsOpen },
      branded: { at: 3, label: sentence('Models'), isShown: projectIsOpen },
    },
  },
  { ...profile, name: 'inspiration', path: '/inspiration' },
  { ...profile, ...work, name: 'configurator', path: '/configurator', room: '3d' },
  {
    ...profile,
    ...work,
    name: 'configurator2d',
    path: '/configurator2d',
    room: '2d',
    entries: { base: { at: 11, label: sentence('Configurator 2D'), isShown: projectHasHistory } },
  },
  {
    ...profile,
    ...work,
    name: 'configurator3d',
    path: '/configurator3d',
    room: '3d',
    isPhotographed: true,
    entries: {
      base: {
        ...{ at: 9, label: sentence('Configurator 3D'), isShown: projectHasHistory },
        isLitOn: showsRoomIn3d,
      },
      branded: { at: 4, label: sentence('Planner'), isShown: projectIsOpen, isLitOn: showsRoom },
    },
  },
  { ...profile, ...work, name: 'closetool', path: '/closetool/:row?' },
  {
    ...profile,
    ...work,
    name: 'configuratorwizard',
    path: '/configuratorwizard',
    entries: { base: { at: 12, label: sentence('Configurator wizard'), isShown: hasClosetsEngine } },
  },
  {
    ...pro,
    ...work,
    name: 'renderfarm',
    path: '/renderfarm',
    entries: { base: { at: 13, label: sentence('Render farm'), isShown: hasModule('RENDER') } },
  },
  {
    ...pro,
    ...work,
    name: 'jobview',
    path: '/jobview',
    entries: {
      base: { ...rowsWith('JOB'), at: 10, label: sentence('Jobs') },
      branded: { ...rowsWith('JOB'), at: 6, label: sentence('Jobs') },
    },
  },
  {
    ...loggedIn,
    ...work,
    name: 'offerview',
    path: '/offerview',
    entries: {
      base: { at: 4, label: sentence('Offer'), isShown: projectHasHistory },
      branded: { at: 5, label: sentence('Offer'), isShown: projectHasHistory },
    },
  },
  {
    ...loggedIn,
    ...work,
    name: 'summary',
    path: '/summary',
    entries: {
      base: { at: 5, label: sentence('Summary'), isShown: projectHasHistory },
      branded: { at: 7, label: sentence('Summary'), isShown: projectHasHistory },
    },
  },
  {
    ...pro,
    ...work,
    name: 'projectlog',
    path: '/projectlog',
    sellerTypes: { branded: [6] },
    entries: {
      base: { at: 6, label: sentence('Project log'), isShown: projectIsSaved },
      branded: { at: 10, label: sentence('Project log'), isShown: projectIsSaved },
    },
  },
  {
    ...loggedIn,
    ...work,
    name: 'customerinfo',
    path: '/customerinfo',
    sellerTypes: { branded: [6] },
    entries: {
      base: { at: 7, label: sentence('Customer info'), isShown: projectHasHistory },
      branded: { at: 9, label: sentence('Customer'), isShown: projectHasHistory },
    },
  },
  {
    ...pro,
    ...work,
    name: 'package',
    path: '/package',
    entries: { base: { ...rowsWith('PACKAGE'), at: 14, label: sentence('Package') } },
  },
  {
    ...pro,
    name: 'logs',
    path: '/logs',
    sellerTypes: { base: [1, 6], branded: [1, 6] },
    entries: inBoth({ at: 8, label: sentence('Logs'), isShown: isPerson }),
  },
  { ...loggedIn, name: 'usersettings', path: '/usersettings' },
  { ...landing, ...bare, name: 'rsalogin', path: '/rsalogin/:key/:action?' },
  { ...landing, ...bare, name: 'aeslogin', path: '/aeslogin/:key/:action?', isFor: isBranded },
  { ...landing, ...bare, name: 'resetpassword', path: '/resetpassword/:code' },
  { ...landing, name: 'guestregister', path: '/guestregister/:code' },
  { ...landing, name: 'guestresetpassword', path: '/guestresetpassword/:code' },
  { ...open, ...bare, name: 'endinsight', path: '/endinsight' },
  { ...landing, name: 'do', path: '/do/:action' },
  {
    ...landing,
    name: 'demo',
    path: '/demo/:catalogue?/:model?/:classification?/:article?/:side?/:header?/:language?',
  },
  { ...open, ...bare, name: 'gdprprivacy', path: '/gdprprivacy' },
  // Where unknown addresses lead, the first of a visit too.
  { ...landing, name: '404', path: '/404' },
  // Ours, beyond A-122: where the link of a room leads (D-130).
  { ...profile, isLanding: true, name: 'room', path: '/room/:code' },
  // A shop's file of customers (D-128).
  {
    ...pro,
    name: 'customers',
    path: '/customers/:code?',
    entries: inBoth({ at: 2, label: sentence('Customers'), isShown: keepsCustomers }),
  },
  // For people with the right of D-89, behind all entries whose order is given.
  {
    ...author,
    name: 'catalogues',
    path: '/catalogues/:page?/:name?',
    entries: inBoth({ at: 15, label: sentence('Catalogues'), isShown: always }),
  },
  // What documents look like (D-263), from the menu of the person and, by the print server's link, as a page of its own.
  { ...supervisor, isLanding: true, name: 'paperview', path: '/paperview' },
  // Brands' own, a file each.
  ...atlasRoutes,
] as const satisfies readonly Route[]

type AnyRoute = (typeof routes)[number]
export type RouteName = AnyRoute['name']
/** Those that no other brand has. */
export type BrandRouteName = (typeof atlasRoutes)[number]['name']
/** What something in the rail leads to. */
export type EntryName = Extract<AnyRoute, { readonly entries: unknown }>['name']

function inBoth<Own>(entry: Own): { readonly base: Own; readonly branded: Own } {
  return { base: entry, branded: entry }
}

/** with its module and a history; without rows it leads nowhere yet. */
function rowsWith(code: string) {
  return { isShown: hasModule(code, projectHasHistory), needsRows: true } as const
}

export function routeNamed(name: RouteName): Route {
  const route: Route | undefined = routes.find((candidate) => candidate.name === name)
  if (!route) throw new Error(`No route ${name}`)
  return route
}

/** The route a path belongs to: the first part of a path is a route's name. */
export function routeOfPath(path: string): Route | null {
  const [name] = path.replace(/^\//, '').split(/[/?#]/)
  return routes.find((route) => route.name === name) ?? null
}

/** where a new project begins, in its room. */
export const newProjectPath = '/itemsearch/newprj'

/** The route whose screen a path shows. */
export function routeShownAt(path: string): Route | null {
  return path.split(/[?#]/)[0] === newProjectPath ? routeNamed('configurator3d') : routeOfPath(path)
}

/** Whether the room is the page. */
export function isPlannerPath(path: string): boolean {
  return routeShownAt(path)?.room !== undefined
}
