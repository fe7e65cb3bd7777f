import { type RouteName, routeNamed } from '@arredo/flows'

export type RouteRecipe = {
  /** After the name of the route, where there are several. */
  readonly state?: string
  readonly as: 'guest' | 'seller'
  /** With a stored project open. */
  readonly isOfProject?: true
  /** A word after a colon stands for what is known of it. */
  readonly path: string
  /** Addresses that a visit begins with. */
  readonly isLoaded?: true
}

const seller = { as: 'seller' } as const
const project = { as: 'seller', isOfProject: true } as const
const guest = { as: 'guest', isLoaded: true } as const

/** How each address of the application is reached for its picture; one that nobody reaches does not compile. */
const routeRecipes: Readonly<Record<RouteName, readonly RouteRecipe[]>> = {
  home: [
    { ...seller, path: '/home' },
    { ...guest, state: 'guest', path: '/home' },
  ],
  projects: [
    { ...seller, path: '/projects' },
    { ...seller, state: 'one', path: '/projects/:project' },
  ],
  itemsearch: [{ ...project, path: '/itemsearch' }],
  inspiration: [{ ...seller, path: '/inspiration' }],
  configurator: [{ ...project, path: '/configurator' }],
  configurator2d: [{ ...project, path: '/configurator2d' }],
  configurator3d: [{ ...project, path: '/configurator3d' }],
  closetool: [{ ...project, path: '/closetool' }],
  configuratorwizard: [{ ...project, path: '/configuratorwizard' }],
  renderfarm: [{ ...project, path: '/renderfarm' }],
  jobview: [{ ...project, path: '/jobview' }],
  offerview: [{ ...project, path: '/offerview' }],
  summary: [{ ...project, path: '/summary' }],
  projectlog: [{ ...project, path: '/projectlog' }],
  customerinfo: [{ ...project, path: '/customerinfo' }],
  package: [{ ...project, path: '/package' }],
  logs: [{ ...seller, path: '/logs' }],
  usersettings: [{ ...seller, path: '/usersettings' }],
  rsalogin: [{ ...guest, path: '/rsalogin/not-a-key' }],
  aeslogin: [{ ...guest, path: '/aeslogin/not-a-key' }],
  resetpassword: [
    { ...guest, path: '/resetpassword/:resetpassword' },
    { ...guest, state: 'unknown', path: '/resetpassword/unknown' },
  ],
  guestregister: [
    { ...guest, path: '/guestregister/:guestregister' },
    { ...guest, state: 'unknown', path: '/guestregister/unknown' },
  ],
  guestresetpassword: [{ ...guest, path: '/guestresetpassword/unknown' }],
  endinsight: [{ as: 'guest', path: '/endinsight' }],
  do: [{ ...seller, isLoaded: true, path: '/do/nothing' }],
  // Last of all: what it opens is asked about at the next beginning.
  demo: [{ ...project, isLoaded: true, path: '/demo' }],
  gdprprivacy: [{ as: 'guest', path: '/gdprprivacy' }],
  '404': [{ ...guest, path: '/404' }],
  room: [{ ...seller, isLoaded: true, path: '/room/ABCD-EFGH' }],
  customers: [
    { ...seller, path: '/customers' },
    { ...seller, state: 'one', path: '/customers/:customer' },
  ],
  catalogues: [{ ...seller, path: '/catalogues' }],
  paperview: [{ ...seller, path: '/paperview' }],
  showroom: [{ ...guest, path: '/showroom' }],
}

/** Those that a brand's shell has, each under a name of its own. */
export function recipesFor(brand: 'atlas' | 'demo'): readonly (RouteRecipe & { readonly name: string })[] {
  const names = Object.keys(routeRecipes) as RouteName[]
  return names
    .filter((route) => routeNamed(route).isFor === undefined || brand === 'atlas')
    .flatMap((route) =>
      routeRecipes[route].map((recipe) => ({
        ...recipe,
        name: recipe.state ? `${route}-${recipe.state}` : route,
      })),
    )
}
