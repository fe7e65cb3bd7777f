import { mayEnter } from '../guard-route.ts'
import { type EntryName, routes } from '../routes.ts'
import { type RailSituation, type Route, shellFor } from './route.ts'

export type RailEntry = {
  readonly route: EntryName
  readonly path: string
  /** English, a translation key. */
  readonly label: string
  readonly isEnabled: boolean
  readonly isLitOn: (route: Route) => boolean
}

/** What leads on from the rail, in the order of the shell. */
export function railEntries(situation: RailSituation): readonly RailEntry[] {
  const { config, profile, project } = situation
  return routes
    .flatMap((route) => {
      if (!('entries' in route)) return []
      const entries: Route['entries'] = route.entries
      const entry = entries?.[shellFor(config.screens)]
      return entry?.isShown(situation) && mayEnter(route, profile, config.screens)
        ? [{ name: route.name, entry }]
        : []
    })
    .toSorted((one, two) => one.entry.at - two.entry.at)
    .map(({ name, entry: { label, needsRows, isLitOn } }) => ({
      ...{ route: name, path: `/${name}`, label },
      isEnabled: !needsRows || (project?.hasRows ?? false),
      isLitOn: (route) => route.name === name || (isLitOn?.(route) ?? false),
    }))
}
