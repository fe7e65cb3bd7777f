import { type Config, mayChangeCatalogues, type Profile } from '@arredo/contract'
import { draftAt, projectAt, projectPageAt } from './address/project-address.ts'
import { type Guard, type Route, shellFor } from './navigation/route.ts'
import type { Display } from './ports.ts'

export type Visit = {
  readonly route: Route
  /** The full path wanted, with query. */
  readonly path: string
  readonly profile: Profile | null
  /** Nothing was shown before in this page load. */
  readonly isFirst: boolean
  readonly screens: Config['screens']
  readonly display: Display
}

export type Passage = { readonly pass: true } | { readonly pass: false; readonly to: string }

const passes: Readonly<Record<Guard, (profile: Profile | null) => boolean>> = {
  none: () => true,
  profile: (profile) => profile !== null,
  loggedIn: (profile) => profile !== null && profile.kind !== 'guest',
  pro: (profile) => profile?.kind === 'pro',
  catalogue: (profile) => profile !== null && mayChangeCatalogues(profile),
  supervisor: (profile) => profile?.kind === 'pro' && profile.isAdmin,
}

/** The one guard of every way to a screen (A-02, A-04, A-05, A-124, D-39, D-122, D-151). */
export function guardRoute({ route, path, profile, isFirst, screens, display }: Visit): Passage {
  if (!exists(route, screens)) return { pass: false, to: '/404' }
  if (!mayEnter(route, profile, screens)) {
    return { pass: false, to: `/home?redirectFrom=${encodeURIComponent(path)}` }
  }
  // A bookmark into the middle of the work has no project behind it, unless it names one, or which of them to list.
  const names = [projectAt, draftAt, projectPageAt].some((at) => at(path) !== null)
  const isNamed = display === 'site' && (names || route.landsWith?.test(path))
  if (isFirst && !route.isLanding && !isNamed) return { pass: false, to: '/home' }
  return { pass: true }
}

/** A brand's own addresses are nobody else's. */
export function exists(route: Route, screens: Config['screens']): boolean {
  return route.isFor?.(screens) ?? true
}

export function mayEnter(route: Route, profile: Profile | null, screens: Config['screens']): boolean {
  if (!passes[route.guard](profile)) return false
  const sellerTypes = route.sellerTypes?.[shellFor(screens)]
  return !sellerTypes || (profile?.kind === 'pro' && sellerTypes.includes(profile.sellerType))
}
