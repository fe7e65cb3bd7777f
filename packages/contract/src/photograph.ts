import * as z from 'zod/mini'

/** Width and height in pixels of what can be asked for: for a list, a page, a large print, a wide banner. */
export const photographSizes = {
  small: [640, 400],
  medium: [1280, 800],
  large: [1920, 1200],
  square: [1080, 1080],
} as const satisfies Record<string, readonly [width: number, height: number]>
export type PhotographSize = keyof typeof photographSizes

/** A draft shows within a minute whether view and light are right; fine is for print. */
export const photographQualities = ['draft', 'standard', 'fine'] as const
export type PhotographQuality = (typeof photographQualities)[number]

/** A draft is never larger: the minute in which it comes is what it is for. */
export const draftSize = [480, 300] as const

export const PhotographLight = z.object({
  /** Hour of the day by the sun, 0 to 24; at night only lamps and the sky are left. */
  hour: z.number().check(z.minimum(0), z.maximum(24)),
  /** Where north is, in degrees clockwise from the top of the plan. */
  north: z.number().check(z.minimum(0), z.maximum(360)),
  lamps: z.boolean(),
})
export type PhotographLight = z.output<typeof PhotographLight>
