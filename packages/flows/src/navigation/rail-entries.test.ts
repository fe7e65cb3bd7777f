import { describe, expect, it } from 'vitest'
import { routes } from '../routes.ts'
import { profileFor } from '../testing/app-for-tests.ts'
import { railEntries } from './rail-entries.ts'
import type { RailSituation, Route } from './route.ts'

const project = { id: 7, hasHistory: true, hasRows: true }
const shop = { code: 'A', name: 'A', country: 'IT', currency: 'EUR', priceList: 'L' }
const pro = profileFor('pro', { shop, sellerType: 6, modules: ['JOB', 'PACKAGE', 'RENDER', 'CATALOGUE'] })

function entriesIn(changes: Partial<RailSituation> = {}, screens = 'base') {
  return railEntries({ config: { screens, closetsEngine: 'x' }, profile: pro, project, ...changes })
}
const namesIn = (...given: Parameters<typeof entriesIn>) => entriesIn(...given).map(({ route }) => route)
const litOn = (label: string, screens: string) => {
  const entry = entriesIn({}, screens).find((each) => each.label === label)
  return (routes as readonly Route[]).filter((route) => entry?.isLitOn(route)).map(({ name }) => name)
}

describe('rail entries', () => {
  it('[A-130] [D-59] base shell: the given eight in order, then the rest', () => {
    expect(namesIn()).toEqual([
      ...['projects', 'customers'],
      ...['itemsearch', 'offerview', 'summary', 'projectlog', 'customerinfo', 'logs'],
      ...['configurator3d', 'jobview', 'configurator2d', 'configuratorwizard', 'renderfarm', 'package'],
      'catalogues',
    ])
  })

  it('[A-131] [A-11 part] branded shell: its own words and order, Planner lit on all three configurators', () => {
    const entries = entriesIn({}, 'atlas').map(({ label, path }) => `${label} ${path}`)
    expect(entries).toEqual([
      ...['Projects /projects', 'Customers /customers'],
      ...['Models /itemsearch', 'Planner /configurator3d', 'Offer /offerview', 'Jobs /jobview'],
      ...['Summary /summary', 'Logs /logs', 'Customer /customerinfo', 'Project log /projectlog'],
      'Catalogues /catalogues',
    ])
    expect(litOn('Planner', 'atlas')).toEqual(['configurator', 'configurator2d', 'configurator3d'])
    expect(litOn('Configurator 3D', 'base')).toEqual(['configurator', 'configurator3d'])
    expect(litOn('Offer', 'base')).toEqual(['offerview'])
  })

  it('[A-125] search needs an open project', () => {
    expect(namesIn({ project: { id: null, hasHistory: false, hasRows: false } })).toContain('itemsearch')
    expect(namesIn({ project: null })).not.toContain('itemsearch')
  })

  it('[A-126] configurators, offer, summary and customer info need history', () => {
    const fresh = namesIn({ project: { ...project, hasHistory: false } })
    for (const route of ['configurator2d', 'configurator3d', 'offerview', 'summary', 'customerinfo']) {
      expect(fresh).not.toContain(route)
      expect(namesIn()).toContain(route)
    }
  })

  it('[A-127] the wizard needs its engine, the render farm its module', () => {
    expect(namesIn({ config: { screens: 'base' } })).not.toContain('configuratorwizard')
    const nothingOpen = namesIn({ project: null })
    expect(nothingOpen).toEqual(expect.arrayContaining(['configuratorwizard', 'renderfarm']))
    expect(namesIn({ profile: { ...pro, modules: ['JOB', 'PACKAGE'] } })).not.toContain('renderfarm')
  })

  it('[A-128] the log needs a saved project, jobs and package their module and history', () => {
    for (const id of [null, 0]) expect(namesIn({ project: { ...project, id } })).not.toContain('projectlog')
    expect(namesIn({ project: { ...project, hasHistory: false } })).toContain('projectlog')
    for (const [route, module] of [
      ['jobview', 'JOB'],
      ['package', 'PACKAGE'],
    ] as const) {
      expect(namesIn()).toContain(route)
      expect(namesIn({ project: { ...project, hasHistory: false } })).not.toContain(route)
      const without = pro.modules.filter((code) => code !== module)
      expect(namesIn({ profile: { ...pro, modules: without } })).not.toContain(route)
    }
  })

  it('[A-129 part] projects and logs are shown to whoever is no guest and may enter', () => {
    const seen = (profile: RailSituation['profile']) =>
      namesIn({ profile, project: null }).filter((route) => route === 'projects' || route === 'logs')
    expect(seen(pro)).toEqual(['projects', 'logs'])
    expect(seen(profileFor('customer'))).toEqual(['projects'])
    expect(seen(profileFor('guest'))).toEqual([])
    expect(seen(null)).toEqual([])
  })

  it('[A-10 part] jobs and package alone are disabled while the project has no rows', () => {
    const empty = entriesIn({ project: { ...project, hasRows: false } })
    expect(empty.filter(({ isEnabled }) => !isEnabled).map(({ route }) => route)).toEqual([
      'jobview',
      'package',
    ])
    expect(entriesIn().every(({ isEnabled }) => isEnabled)).toBe(true)
  })

  it('[A-12] guests see neither projects, logs, offer nor summary', () => {
    const guest = namesIn({ profile: profileFor('guest') })
    for (const route of ['projects', 'logs', 'offerview', 'summary']) expect(guest).not.toContain(route)
    expect(guest).toContain('itemsearch')
  })

  it('[D-89] catalogues are for whoever may change them, [D-128 part] customers for who sells in a shop', () => {
    expect(namesIn({ profile: { ...pro, modules: [] } })).not.toContain('catalogues')
    expect(namesIn({ profile: profileFor('customer', { shop }) })).not.toContain('customers')
  })

  it('no two entries of a shell have the same place', () => {
    for (const shell of ['base', 'branded'] as const) {
      const places = (routes as readonly Route[]).flatMap(({ entries }) => entries?.[shell]?.at ?? [])
      expect(new Set(places).size).toBe(places.length)
    }
  })
})
