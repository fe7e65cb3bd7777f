import { describe, expect, it } from 'vitest'
import { mayEnter } from '../guard-route.ts'
import { mayPhotograph } from '../photographs/may-photograph.ts'
import { routes } from '../routes.ts'
import { profileFor } from '../testing/app-for-tests.ts'
import { railEntries } from './rail-entries.ts'
import type { RailSituation, Route } from './route.ts'

/**
 * Written by hand from …A-131, D-39, D-60, D-89 and D-128. Entry by entry: its place in the base and
 * in the branded shell (a dot: not there), who sees it, with which module, and from which state of the project on.
 */
const entries = `
  Projects             1   1  customer pro1 pro2 pro6  -          none
  Customers            2   2  pro1 pro2 pro6           -          none
  Search               3   .  everybody                -          open
  Models               .   3  everybody                -          open
  Planner              .   4  everybody                -          open
  Offer                4   5  customer pro1 pro2 pro6  -          begun
  Summary              5   7  customer pro1 pro2 pro6  -          begun
  Project log          6   .  pro1 pro2 pro6           -          saved
  Project log          .  10  pro6                     -          saved
  Customer info        7   .  customer pro1 pro2 pro6  -          begun
  Customer             .   9  pro6                     -          begun
  Logs                 8   8  pro1 pro6                -          none
  Configurator 3D      9   .  everybody                -          begun
  Jobs                10   6  pro1 pro2 pro6           JOB        begun*
  Configurator 2D     11   .  everybody                -          begun
  Configurator wizard 12   .  everybody                -          none
  Render farm         13   .  pro1 pro2 pro6           RENDER     none
  Package             14   .  pro1 pro2 pro6           PACKAGE    begun*
  Catalogues          15  15  pro1 pro2 pro6           CATALOGUE  none
`

/** Who may come to an address at all, in the base and in the branded shell where that differs. */
const addresses = `
  home 404 do demo endinsight gdprprivacy resetpassword guestregister guestresetpassword rsalogin aeslogin showroom:
    nobody guest customer pro1 pro2 pro6
  itemsearch inspiration configurator configurator2d configurator3d closetool configuratorwizard room:
    guest customer pro1 pro2 pro6
  projects usersettings offerview summary: customer pro1 pro2 pro6
  customerinfo: customer pro1 pro2 pro6 | pro6
  renderfarm jobview package customers: pro1 pro2 pro6
  projectlog: pro1 pro2 pro6 | pro6
  logs: pro1 pro6
  catalogues paperview:
`

const shop = { code: 'A', name: 'A', country: 'IT', currency: 'EUR', priceList: 'L' }
const everybody = ['guest', 'customer', 'pro1', 'pro2', 'pro6'] as const
const people = {
  guest: profileFor('guest'),
  customer: profileFor('customer', { shop }),
  pro1: profileFor('pro', { shop, sellerType: 1 }),
  pro2: profileFor('pro', { shop, sellerType: 2 }),
  pro6: profileFor('pro', { shop, sellerType: 6 }),
} as const
const modules = ['JOB', 'PACKAGE', 'RENDER', 'CATALOGUE'] as const
const shells = ['base', 'atlas'] as const

/** Each has what those before it have, but that a project may be saved before anything was done to it. */
const states: Readonly<Record<string, { project: RailSituation['project']; holds: readonly string[] }>> = {
  'no project': { project: null, holds: ['none'] },
  'a new one': { project: { id: null, hasHistory: false, hasRows: false }, holds: ['none', 'open'] },
  'an empty one, saved': {
    project: { id: 7, hasHistory: false, hasRows: false },
    holds: ['none', 'open', 'saved'],
  },
  'one begun': { project: { id: null, hasHistory: true, hasRows: false }, holds: ['none', 'open', 'begun'] },
  'one furnished': {
    project: { id: null, hasHistory: true, hasRows: true },
    holds: ['none', 'open', 'begun', 'rows'],
  },
  'one furnished and saved': {
    project: { id: 7, hasHistory: true, hasRows: true },
    holds: ['none', 'open', 'begun', 'rows', 'saved'],
  },
}

const written = entries
  .trim()
  .split('\n')
  .map((line) => {
    const [label = '', base = '', branded = '', who = '', module = '', state = ''] = (
      /^(.+?)\s+(\d+|\.)\s+(\d+|\.)\s+(.+?)\s+(-|[A-Z]+)\s+(\S+)$/.exec(line.trim()) ?? []
    ).slice(1)
    return { label, places: { base, atlas: branded }, who: who.split(/\s+/), module, state }
  })

describe('who sees what', () => {
  it('[A-125, A-126, A-127 part, A-128, A-130, A-131] entries for every kind, seller type, module, state of the project and shell, as they are written by hand', () => {
    const [seen, meant]: [string[], string[]] = [[], []]
    for (const shell of shells)
      for (const who of everybody)
        for (const held of subsets(modules))
          for (const [state, { project, holds }] of Object.entries(states)) {
            const situation = {
              config: { screens: shell, closetsEngine: 'x' },
              profile: { ...people[who], modules: [...held] },
              project,
            }
            const name = `${shell}, ${who} with ${held.join(' ') || 'no module'}, ${state}`
            const found = railEntries(situation).map(
              ({ label, isEnabled }) => label + (isEnabled ? '' : ' off'),
            )
            const wanted = written
              .filter(
                (entry) =>
                  entry.places[shell] !== '.' &&
                  (entry.who.includes('everybody') || entry.who.includes(who)) &&
                  (entry.module === '-' || held.some((code) => code === entry.module)) &&
                  holds.includes(entry.state.replace('*', '')),
              )
              .toSorted((one, two) => Number(one.places[shell]) - Number(two.places[shell]))
              .map(
                ({ label, state }) => label + (state.endsWith('*') && !holds.includes('rows') ? ' off' : ''),
              )
            seen.push(`${name}: ${found.join(', ')}`)
            meant.push(`${name}: ${wanted.join(', ')}`)
          }
    expect(seen).toHaveLength(2 * 5 * 16 * 6)
    expect(seen).toEqual(meant)
  })

  it('[A-05, A-12, A-124, D-39] addresses for every kind and seller type in both shells, as they are written by hand', () => {
    const allowed = new Map(
      addresses
        .trim()
        .split(/\n(?= {2}\S)/)
        .flatMap((line) => {
          const [names = '', who = ''] = line.split(':')
          const [base = '', branded = base] = who.split('|')
          return names
            .trim()
            .split(/\s+/)
            .map((name) => [name, { base: words(base), atlas: words(branded) }] as const)
        }),
    )
    for (const route of routes as readonly Route[])
      for (const shell of shells) {
        const may = ['nobody' as const, ...everybody].filter((who) =>
          mayEnter(route, who === 'nobody' ? null : people[who], shell),
        )
        expect([route.name, shell, may]).toEqual([route.name, shell, allowed.get(route.name)?.[shell]])
      }
    expect(allowed.size).toBe(routes.length)
  })

  it('[A-132 part] photographs are for professionals with the module', () => {
    const may = everybody.filter((who) => mayPhotograph({ ...people[who], modules: ['RENDER'] }))
    expect(may).toEqual(['pro1', 'pro2', 'pro6'])
    expect(everybody.filter((who) => mayPhotograph(people[who]))).toEqual([])
  })
})

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/).filter(Boolean)
}

function subsets(codes: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: 2 ** codes.length }, (_, some) =>
    codes.filter((_, at) => Math.floor(some / 2 ** at) % 2 === 1),
  )
}
