import type { BrandScreens } from '../../screens/find-screens.ts'

/** The addresses of Atlas alone, each with its screen or it does not compile, and what it shows otherwise. */
export const atlasScreens: BrandScreens<'showroom'> = {
  showroom: async () => (await import('./showroom-screen.tsx')).ShowroomScreen,
  home: async () => (await import('./atlas-home.tsx')).AtlasHome,
}
