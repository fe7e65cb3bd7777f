export type Guard = 'none' | 'profile' | 'loggedIn' | 'pro' | 'catalogue'

export type Route = {
  readonly name: string
  /** Parameters with a colon, optional ones with a question mark. */
  readonly path: string
  readonly guard: Guard
  /** May be the first page of a visit. */
  readonly isLanding: boolean
  /** Has the side rail. */
  readonly hasRail: boolean
  /** Exists for brands with screens of their own only. */
  readonly brandedOnly: boolean
  /** Its screen exists; others say honestly that they do not. */
  readonly isBuilt: boolean
  /** Shows the open project, whose number is in its address. */
  readonly isOfProject: boolean
}

const plain = {
  guard: 'none',
  isLanding: false,
  hasRail: true,
  brandedOnly: false,
  isBuilt: false,
  isOfProject: false,
} as const
const landing = { ...plain, isLanding: true } as const
const profile = { ...plain, guard: 'profile' } as const
const loggedIn = { ...plain, guard: 'loggedIn' } as const
const pro = { ...plain, guard: 'pro' } as const
const author = { ...plain, guard: 'catalogue' } as const
const bare = { hasRail: false } as const
const built = { isBuilt: true } as const
const work = { isOfProject: true } as const

/** A-122 with the guards of D-39, one line per route. */
export const routes = [
  { ...landing, ...bare, ...built, name: 'home', path: '/home' },
  // With a number: the page of that project (D-139).
  { ...loggedIn, ...built, name: 'projects', path: '/projects/:number?' },
  { ...profile, ...work, ...built, name: 'itemsearch', path: '/itemsearch/:newProject?' },
  { ...profile, ...built, name: 'inspiration', path: '/inspiration' },
  { ...profile, ...work, ...built, name: 'configurator', path: '/configurator' },
  { ...profile, ...work, ...built, name: 'configurator2d', path: '/configurator2d' },
  { ...profile, ...work, ...built, name: 'configurator3d', path: '/configurator3d' },
  { ...profile, ...work, name: 'closetool', path: '/closetool/:row?' },
  { ...profile, ...work, name: 'configuratorwizard', path: '/configuratorwizard' },
  { ...pro, ...work, name: 'renderfarm', path: '/renderfarm' },
  { ...pro, ...work, ...built, name: 'jobview', path: '/jobview' },
  { ...loggedIn, ...work, ...built, name: 'offerview', path: '/offerview' },
  { ...loggedIn, ...work, ...built, name: 'summary', path: '/summary' },
  { ...pro, ...work, ...built, name: 'projectlog', path: '/projectlog' },
  { ...loggedIn, ...work, ...built, name: 'customerinfo', path: '/customerinfo' },
  { ...pro, ...work, name: 'package', path: '/package' },
  { ...pro, ...built, name: 'logs', path: '/logs' },
  { ...loggedIn, ...built, name: 'usersettings', path: '/usersettings' },
  { ...landing, ...bare, name: 'rsalogin', path: '/rsalogin/:key/:action?' },
  { ...landing, ...bare, brandedOnly: true, name: 'aeslogin', path: '/aeslogin/:key/:action?' },
  { ...landing, ...bare, name: 'resetpassword', path: '/resetpassword/:code' },
  { ...landing, name: 'guestregister', path: '/guestregister/:code' },
  { ...landing, name: 'guestresetpassword', path: '/guestresetpassword/:code' },
  { ...plain, ...bare, name: 'endinsight', path: '/endinsight' },
  { ...landing, ...built, name: 'do', path: '/do/:action' },
  {
    ...landing,
    ...built,
    name: 'demo',
    path: '/demo/:catalogue?/:model?/:classification?/:article?/:side?/:header?/:language?',
  },
  { ...plain, ...bare, name: 'gdprprivacy', path: '/gdprprivacy' },
  { ...plain, ...built, name: '404', path: '/404' },
  // Ours, beyond A-122: where the link of a room leads (D-130).
  { ...profile, ...built, isLanding: true, name: 'room', path: '/room/:code' },
  // A shop's file of customers (D-128).
  { ...pro, ...built, name: 'customers', path: '/customers/:code?' },
  // For people with the right of D-89.
  { ...author, ...built, name: 'catalogues', path: '/catalogues/:page?/:name?' },
] as const satisfies readonly Route[]

export type RouteName = (typeof routes)[number]['name']

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
  return ['configurator', 'configurator2d', 'configurator3d'].includes(routeShownAt(path)?.name ?? '')
}
