import type { Profile } from '@arredo/contract'
import { describe, expect, it } from 'vitest'
import { exists, guardRoute } from './guard-route.ts'
import type { Route } from './navigation/route.ts'
import { type RouteName, routeNamed, routeOfPath, routes } from './routes.ts'
import { profileFor } from './testing/app-for-tests.ts'

const everyone: Readonly<Record<string, Profile | null>> = {
  nobody: null,
  guest: profileFor('guest'),
  customer: profileFor('customer'),
  pro: profileFor('pro', { sellerType: 6 }),
}

function entering(
  name: RouteName,
  profile: Profile | null,
  changes: { isFirst?: boolean; screens?: string } = {},
) {
  const route = routeNamed(name)
  const path = `/${name}`
  return guardRoute({ route, path, profile, isFirst: false, screens: 'base', display: 'site', ...changes })
}

function openTo(who: string, screens = 'base'): readonly string[] {
  const profile = everyone[who] ?? null
  return routes
    .filter((route) => exists(route, screens))
    .filter(({ name }) => entering(name, profile, { screens }).pass)
    .map(({ name }) => name)
}

const free = ['home', 'rsalogin', 'resetpassword', 'guestregister', 'guestresetpassword']
const open = [...free, 'endinsight', 'do', 'demo', 'gdprprivacy', '404']
const profiled = [
  'itemsearch',
  'inspiration',
  'configurator',
  'configurator2d',
  'configurator3d',
  'closetool',
  'room',
]
const personal = ['projects', 'usersettings', 'offerview', 'summary', 'customerinfo']
const professional = ['renderfarm', 'jobview', 'package', 'projectlog', 'logs', 'customers']

describe('routes', () => {
  it('[A-122] are those of the specification, with their parameters, and four of ours; a brand has its own besides', () => {
    const specified = `home, projects/?, itemsearch/?, inspiration, configurator, configurator2d, configurator3d,
      closetool/?, configuratorwizard, renderfarm, jobview, offerview, summary, projectlog, customerinfo, package, logs,
      usersettings, rsalogin/!/?, aeslogin/!/?, resetpassword/!, guestregister/!, guestresetpassword/!, endinsight, do/!,
      demo/?/?/?/?/?/?/?, gdprprivacy, 404`
    const ours = 'room/!, customers/?, catalogues/?/?, paperview'
    // A project has a page of its own, by its number (D-139).
    const shapes = (screens: string) =>
      routes
        .filter((route) => exists(route, screens))
        .map(({ path }) =>
          path
            .slice(1)
            .replace(/:\w+\?/g, '?')
            .replace(/:\w+/g, '!'),
        )
        .toSorted()
    expect(shapes('next5')).toEqual(`${specified}, ${ours}`.split(/,\s+/).toSorted())
    expect(shapes('atlas').filter((shape) => !shapes('next5').includes(shape))).toEqual(['showroom'])
  })

  it('[A-07 part] home, logins, privacy and the end of an external session have no navigation', () => {
    const bare = routes.filter(({ hasRail }) => !hasRail).map(({ name }) => name)
    expect(bare.sort()).toEqual([
      'aeslogin',
      'endinsight',
      'gdprprivacy',
      'home',
      'resetpassword',
      'rsalogin',
    ])
  })
})

describe('guardRoute', () => {
  it('[A-05] [A-124] [D-39] lets each kind of user through to exactly its routes', () => {
    const withProfile = [...open, ...profiled, 'configuratorwizard']
    expect([...openTo('nobody')].sort()).toEqual([...open].sort())
    expect([...openTo('guest')].sort()).toEqual([...withProfile].sort())
    expect([...openTo('customer')].sort()).toEqual([...withProfile, ...personal].sort())
    expect([...openTo('pro')].sort()).toEqual([...withProfile, ...personal, ...professional].sort())
  })

  it('[A-04] sends whoever may not enter home, with the full path that was wanted', () => {
    const route = routeNamed('projects')
    const path = '/projects?search=a&b=c'
    const passage = guardRoute({
      route,
      path,
      profile: null,
      isFirst: true,
      screens: 'base',
      display: 'site',
    })
    expect(passage).toEqual({ pass: false, to: `/home?redirectFrom=${encodeURIComponent(path)}` })
  })

  it('[A-02] [D-21] lands on home unless the first page is one that may be first', () => {
    const pro = profileFor('pro', { sellerType: 6 })
    const landings = (screens: string) =>
      routes
        .filter(({ name }) => entering(name, pro, { isFirst: true, screens }).pass)
        .map(({ name }) => name)
    const common = [
      'demo',
      'do',
      'guestregister',
      'guestresetpassword',
      'home',
      'resetpassword',
      'rsalogin',
      '404',
      // Ours: where the link of a room leads (D-130).
      'room',
    ]
    expect([...landings('base')].sort()).toEqual([...common].sort())
    expect([...landings('next5')].sort()).toEqual([...common, 'aeslogin'].sort())
    // D-238: Atlas adds one of its own.
    expect([...landings('atlas')].sort()).toEqual([...common, 'aeslogin', 'showroom'].sort())
    expect(entering('configurator3d', pro, { isFirst: true })).toEqual({ pass: false, to: '/home' })
  })

  it('[D-122 part] lets a first visit through where the address names a project, as far as its screen is for who comes', () => {
    const first = (path: string, profile: Profile | null, display: 'site' | 'frame' = 'site') => {
      const route = routeOfPath(path) ?? routeNamed('404')
      return guardRoute({ route, path, profile, isFirst: true, screens: 'base', display })
    }
    const pro = profileFor('pro')
    expect(first('/configurator3d?project=7', pro)).toEqual({ pass: true })
    expect(first('/offerview?project=7', pro)).toEqual({ pass: true })
    expect(first('/configurator2d?project=seven', pro)).toEqual({ pass: false, to: '/home' })
    expect(first('/projects?project=7', pro)).toEqual({ pass: false, to: '/home' })
    // D-151: so does a list that says which projects it shows.
    expect(first('/projects?status=offer&sort=name', pro)).toEqual({ pass: true })
    expect(first('/projects', pro)).toEqual({ pass: false, to: '/home' })
    expect(first('/configurator3d?project=7', pro, 'frame')).toEqual({ pass: false, to: '/home' })
    const wanted = encodeURIComponent('/offerview?project=7')
    for (const who of [null, profileFor('guest')]) {
      expect(first('/offerview?project=7', who)).toEqual({ pass: false, to: `/home?redirectFrom=${wanted}` })
    }
  })

  it('[D-139 part] the page of a project may be the first one, for who is logged in and not in a frame', () => {
    const first = (path: string, profile: Profile | null, display: 'site' | 'frame' = 'site') =>
      guardRoute({ route: routeNamed('projects'), path, profile, isFirst: true, screens: 'base', display })
    const pro = profileFor('pro')
    expect(first('/projects/7', pro)).toEqual({ pass: true })
    for (const none of ['/projects', '/projects/0', '/projects/x', '/projects/7/8', '/projects/99999999999'])
      expect(first(none, pro)).toEqual({ pass: false, to: '/home' })
    expect(first('/projects/7', pro, 'frame')).toEqual({ pass: false, to: '/home' })
    expect(first('/projects/7', profileFor('guest'))).toEqual({
      pass: false,
      to: '/home?redirectFrom=%2Fprojects%2F7',
    })
  })

  it('[D-89] catalogues are for supervisors and the module CATALOGUE', () => {
    const may = (kind: 'pro' | 'customer', changes: Partial<Profile>) =>
      entering('catalogues', profileFor(kind, changes)).pass
    expect(may('pro', { modules: [], isAdmin: false })).toBe(false)
    expect(may('pro', { modules: ['CATALOGUE'] })).toBe(true)
    expect(may('pro', { isAdmin: true })).toBe(true)
    expect(may('customer', { isAdmin: true, modules: ['CATALOGUE'] })).toBe(false)
    expect(entering('catalogues', null).pass).toBe(false)
  })

  it('[D-263 part] what documents look like is for supervisors', () => {
    const may = (kind: 'pro' | 'customer', isAdmin: boolean) =>
      entering('paperview', profileFor(kind, { isAdmin, modules: ['CATALOGUE'] })).pass
    expect([may('pro', false), may('pro', true), may('customer', true)]).toEqual([false, true, false])
    expect(entering('paperview', null).pass).toBe(false)
    const admin = profileFor('pro', { isAdmin: true })
    // Where the print server's link leads.
    expect(entering('paperview', admin, { isFirst: true }).pass).toBe(true)
  })

  it('aeslogin exists in the branded variant only', () => {
    expect(entering('aeslogin', null)).toEqual({ pass: false, to: '/404' })
    expect(entering('aeslogin', null, { screens: 'atlas' }).pass).toBe(true)
  })

  it('[A-12] [D-60] logs are for seller types 1 and 6; branded customer info and project log for 6', () => {
    const who = (name: RouteName, screens: string) =>
      [0, 1, 2, 6].filter((sellerType) => entering(name, profileFor('pro', { sellerType }), { screens }).pass)
    expect(who('logs', 'base')).toEqual([1, 6])
    expect(who('logs', 'atlas')).toEqual([1, 6])
    expect(who('customerinfo', 'atlas')).toEqual([6])
    expect(who('projectlog', 'atlas')).toEqual([6])
    expect(who('projectlog', 'base')).toEqual([0, 1, 2, 6])
    expect(
      entering('customerinfo', profileFor('customer', { sellerType: 6 }), { screens: 'atlas' }).pass,
    ).toBe(false)
  })

  it('paths begin with the name of their route, so that a path can be told by it', () => {
    for (const route of routes as readonly Route[]) expect(route.path.startsWith(`/${route.name}`)).toBe(true)
  })
})
