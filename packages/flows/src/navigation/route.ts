import type { Config, Profile } from '@arredo/contract'

export type Guard = 'none' | 'profile' | 'loggedIn' | 'pro' | 'catalogue' | 'supervisor'

/** One address of the application: who may come there, how, and what leads to it. */
export type Route = {
  readonly name: string
  /** Parameters with a colon, optional ones with a question mark. */
  readonly path: string
  readonly guard: Guard
  /** Of professionals only sellers of these types, by shell (A-12, D-60). */
  readonly sellerTypes?: Readonly<Partial<Record<Shell, readonly number[]>>>
  /** Exists for these screens only: a brand's own address. */
  readonly isFor?: (screens: Config['screens']) => boolean
  /** May be the first page of a visit. */
  readonly isLanding: boolean
  /** What in its address lets a visit begin there all the same. */
  readonly landsWith?: RegExp
  /** Has the side rail and what is above a page. */
  readonly hasRail: boolean
  /** Shows the open project, whose number is in its address. */
  readonly isOfProject: boolean
  /** The room is the page, in this view. */
  readonly room?: '2d' | '3d'
  /** The rail offers to photograph what is seen there. */
  readonly isPhotographed?: true
  /** What leads there from the rail, by shell. */
  readonly entries?: Readonly<Partial<Record<Shell, Entry>>>
}

/** Brands with screens of their own have other words, and another order. */
export type Shell = 'base' | 'branded'

export type Entry = {
  /** Its place among the others, from above. */
  readonly at: number
  /** English, a translation key. */
  readonly label: string
  /** Whoever may not enter does not see it either. */
  readonly isShown: (situation: RailSituation) => boolean
  /** Is there and leads nowhere while the project has no rows. */
  readonly needsRows?: true
  /** Where it is highlighted besides its own page. */
  readonly isLitOn?: (route: Route) => boolean
}

export type RailSituation = {
  readonly config: Pick<Config, 'screens' | 'closetsEngine'>
  readonly profile: Profile | null
  readonly project: {
    readonly id: number | null
    readonly hasHistory: boolean
    readonly hasRows: boolean
  } | null
}

export function isBranded(screens: Config['screens']): boolean {
  return screens !== 'base'
}

export function shellFor(screens: Config['screens']): Shell {
  return isBranded(screens) ? 'branded' : 'base'
}
