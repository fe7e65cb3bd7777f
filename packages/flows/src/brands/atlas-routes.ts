import type { Config } from '@arredo/contract'
import type { Route } from '../navigation/route.ts'

/** Addresses that Atlas has besides everybody's (D-238). */
export const atlasRoutes = [
  {
    name: 'showroom',
    path: '/showroom',
    guard: 'none',
    isFor: isAtlas,
    isLanding: true,
    hasRail: true,
    isOfProject: false,
  },
] as const satisfies readonly Route[]

function isAtlas(screens: Config['screens']): boolean {
  return screens === 'atlas'
}
