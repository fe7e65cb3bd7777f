/** From the least to the most. */
export const qualities = ['plain', 'good', 'full'] as const
export type Quality = (typeof qualities)[number]

/** What each step of quality may cost: in what is drawn, and in what is worked out of light. */
export type Step = {
  readonly shadowTexels: number
  readonly patternTexels: number
  readonly backdropTexels: number
  /** Points of each pixel that are drawn at once. */
  readonly smoothing: number
  /** Pixels drawn for one of the page's, along a side, where the screen has as many. */
  readonly pixels: number
  readonly anisotropy: number
  /** Coats of lacquer, naps of fabric, and pictures of a surface's bumps and shine. */
  readonly isRich: boolean
  /** Drawings that are gathered at rest. */
  readonly drawings: number
  /** Places on walls, floors and ceilings whose light is known, and rays from each, pass after pass. */
  readonly lightTexels: number
  readonly rays: readonly number[]
}

const full: Step = {
  ...{ shadowTexels: 2048, patternTexels: 1024, backdropTexels: 1024, smoothing: 4, pixels: 2 },
  ...{ anisotropy: 8, isRich: true, drawings: 64, lightTexels: 7000, rays: [6, 16, 32] },
}

export const steps: Readonly<Record<Quality | 'picture', Step>> = {
  /** Software drawing pays for every pixel, with the processor that works out light. */
  plain: {
    ...{ shadowTexels: 1024, patternTexels: 512, backdropTexels: 512, smoothing: 0, pixels: 1 },
    ...{ anisotropy: 1, isRich: false, drawings: 8, lightTexels: 4000, rays: [6, 18] },
  },
  good: { ...full, smoothing: 2, pixels: 1, anisotropy: 2, drawings: 32 },
  full,
  /** Gathered of many drawings from the first on. */
  picture: { ...full, smoothing: 0, lightTexels: 4000, rays: [8, 16] },
}
