import { describe, expect, it } from 'vitest'
import { profileFor } from '../testing/app-for-tests.ts'
import { type RailSituation, railEntries, specifiedEntries } from './rail-entries.ts'

const project = { id: 7, hasHistory: true, hasRows: true }
const pro = profileFor('pro', { sellerType: 6, modules: ['JOB', 'PACKAGE', 'RENDER'] })

function situation(changes: Partial<RailSituation> = {}, screens = 'base'): RailSituation {
  return { config: { screens, hasClosetWizard: true }, profile: pro, project, ...changes }
}
const namesIn = (...given: Parameters<typeof situation>) =>
  specifiedEntries(situation(...given)).map(({ route }) => route)

describe('rail entries', () => {
  it('[A-10 part] [A-130 part] [D-59] base shell: the given eight in order, then the rest', () => {
    expect(namesIn()).toEqual([
      ...['itemsearch', 'offerview', 'summary', 'projectlog', 'customerinfo', 'logs'],
      ...['configurator3d', 'jobview', 'configurator2d', 'configuratorwizard', 'renderfarm', 'package'],
    ])
  })

  it('[A-131 part] branded shell: its own words and order, Planner lit on all three configurators', () => {
    const entries = specifiedEntries(situation({}, 'atlas'))
    expect(entries.map(({ label }) => label)).toEqual([
      ...['Models', 'Planner', 'Offer', 'Jobs', 'Summary', 'Logs', 'Customer', 'Project log'],
    ])
    const planner = entries.find(({ label }) => label === 'Planner')
    expect(planner?.shownOn).toEqual(['configurator', 'configurator2d', 'configurator3d'])
  })

  it('[A-125] search needs an open project', () => {
    const shown = (changes: Partial<RailSituation>) =>
      railEntries(situation(changes)).map(({ route }) => route)
    expect(shown({})).toContain('itemsearch')
    expect(shown({ project: null })).not.toContain('itemsearch')
  })

  it('[A-126 part] configurators, offer, summary and customer info need history', () => {
    const fresh = namesIn({ project: { ...project, hasHistory: false } })
    for (const route of ['configurator2d', 'configurator3d', 'offerview', 'summary', 'customerinfo']) {
      expect(fresh).not.toContain(route)
      expect(namesIn()).toContain(route)
    }
  })

  it('[A-127 part] [A-128 part] wizard, farm, log, jobs and package by engine, module and id', () => {
    expect(namesIn({ config: { screens: 'base', hasClosetWizard: false } })).not.toContain(
      'configuratorwizard',
    )
    const unmoduled = namesIn({ profile: { ...pro, modules: [] } })
    for (const route of ['renderfarm', 'jobview', 'package']) expect(unmoduled).not.toContain(route)
    expect(namesIn({ project: { ...project, id: null } })).not.toContain('projectlog')
  })

  it('[A-10 part] jobs and package are disabled while the project has no rows', () => {
    const empty = specifiedEntries(situation({ project: { ...project, hasRows: false } }))
    expect(empty.filter(({ isEnabled }) => !isEnabled).map(({ route }) => route)).toEqual([
      'jobview',
      'package',
    ])
  })

  it('[A-12] guests see neither projects, logs, offer nor summary', () => {
    const guest = namesIn({ profile: profileFor('guest') })
    for (const route of ['logs', 'offerview', 'summary']) expect(guest).not.toContain(route)
    const shown = railEntries(situation({ profile: profileFor('guest') })).map(({ route }) => route)
    expect(shown).not.toContain('projects')
    expect(guest).toContain('itemsearch')
  })

  it('[D-89] catalogues stand last, for whoever may change them', () => {
    const author = { ...pro, modules: ['CATALOGUE'] }
    const shown = (profile: typeof pro) =>
      railEntries(situation({ profile, project: null })).map(({ route }) => route)
    expect(shown(author)).toEqual([...shown(pro), 'catalogues'])
  })

  it('leads to no screen that does not exist yet', () => {
    expect(railEntries(situation()).map(({ route }) => route)).toEqual([
      'projects',
      'itemsearch',
      'offerview',
      'summary',
      'projectlog',
      'customerinfo',
      'logs',
      'configurator3d',
      'jobview',
      'configurator2d',
    ])
  })

  it('[D-128 part] customers stand behind the projects, for who sells in a shop', () => {
    const shop = { code: 'A', name: 'A', country: 'IT', currency: 'EUR', priceList: 'L' }
    const shown = (profile: typeof pro) =>
      railEntries(situation({ profile, project: null })).map(({ route }) => route)
    expect(shown({ ...pro, shop })).toEqual(['projects', 'customers', 'logs'])
    expect(shown(profileFor('customer', { shop }))).toEqual(['projects'])
  })
})
