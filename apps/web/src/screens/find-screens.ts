import type { BrandRouteName, Log, RouteName } from '@arredo/flows'
import type { ComponentType } from 'react'

/** Screens without a view of the room take no notice of it. */
export type Screen = ComponentType<{ view: '2d' | '3d' }>
export type Loader = () => Promise<Screen>

export type ScreenSets = {
  /** One screen per address that is not a brand's own, or it does not compile. */
  readonly base: Readonly<Record<Exclude<RouteName, BrandRouteName>, Loader>> & SomeScreens
  /** What brands show otherwise, by the name in their record; `next5` are the newer screens that all brands share. */
  readonly own: Readonly<Record<string, SomeScreens>>
}

type SomeScreens = Readonly<Partial<Record<RouteName, Loader>>>

/** A brand's set: whatever it shows otherwise, and one screen for each address of its own. */
export type BrandScreens<Own extends BrandRouteName> = SomeScreens & Readonly<Record<Own, Loader>>

/** the brand's screen, else the newer shared one, else the base one; none at another brand's own address. */
export function findScreens(
  screens: string,
  { base, own }: ScreenSets,
  log: Pick<Log, 'warn'>,
): (route: RouteName) => Loader | undefined {
  if (screens === 'base') return (route) => base[route]
  if (!own[screens]) log.warn('No customized routing')
  return (route) => own[screens]?.[route] ?? own.next5?.[route] ?? base[route]
}
