import { type RouteName, routes } from '@arredo/flows'
import { describe, expect, it, vi } from 'vitest'
import { findScreens, type Loader, type ScreenSets } from './find-screens.ts'

const shared = routes.filter((route) => !('isFor' in route) || route.isFor('next5'))
const base = Object.fromEntries(
  shared.map(({ name }): [RouteName, Loader] => [name, async () => () => null]),
) as ScreenSets['base']
const own: Loader = async () => () => null
const newer: Loader = async () => () => null
const log = () => ({ warn: vi.fn() })

/** A-192 by the addresses of A-122. */
const replaceable: readonly RouteName[] = [
  ...(['configurator', 'configurator2d', 'configurator3d', 'closetool', 'configuratorwizard'] as const),
  ...(['customerinfo', 'home', 'inspiration', 'itemsearch', 'jobview', 'logs', 'offerview'] as const),
  ...(['projectlog', 'projects', 'renderfarm', 'summary'] as const),
]

describe('screens', () => {
  it('[A-03 part] are looked up in the set of the brand, then in next5, then in the base', () => {
    const sets = { atlas: { home: own }, next5: { home: newer, projects: newer } }
    const [plain, atlas, other] = ['base', 'atlas', 'other'].map((screens) => {
      return findScreens(screens, { base, own: sets }, log())
    })
    expect([atlas?.('home'), atlas?.('projects')]).toEqual([own, newer])
    expect([other?.('home'), other?.('projects')]).toEqual([newer, newer])
    for (const screenOf of [atlas, other]) expect(screenOf?.('summary')).toBe(base.summary)
    expect(plain?.('home')).toBe(base.home)
  })

  it("[A-03 part] 'No customized routing' is logged where a brand has no set, and nowhere else", () => {
    for (const [screens, times] of [
      ['base', 0],
      ['next5', 0],
      ['atlas', 0],
      ['other', 1],
    ] as const) {
      const told = log()
      findScreens(screens, { base, own: { atlas: {}, next5: {} } }, told)
      expect(told.warn.mock.calls).toEqual(Array(times).fill(['No customized routing']))
    }
  })

  it('[A-03 part] are found at an address of a brand in its own set alone', () => {
    const at = (screens: string) =>
      findScreens(screens, { base, own: { atlas: { showroom: own }, next5: {} } }, log())('showroom')
    expect(['atlas', 'next5', 'other', 'base'].map(at)).toEqual([own, undefined, undefined, undefined])
  })

  it('[A-192] sixteen may be replaced by a brand', () => {
    expect(replaceable).toHaveLength(16)
    for (const name of replaceable) {
      const sets = { base, own: { atlas: { [name]: own } } }
      expect(findScreens('atlas', sets, log())(name)).toBe(own)
    }
  })
})
