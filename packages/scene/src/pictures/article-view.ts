import type { Size } from '@arredo/geometry'

/** Radians: around the article from its right, and up from the ground. */
export type ArticleView = { readonly azimuth: number; readonly elevation: number }

const degree = Math.PI / 180

/**
 * Where a photographer would stand: to the right of the front, a little from above. What lies flat is looked
 * down on, a board on edge shows the face that the light falls on, a corner piece is seen into its corner.
 */
export function articleView({ width, depth, height }: Size): ArticleView {
  if (height < Math.max(width, depth) * 0.12) return { azimuth: -63 * degree, elevation: 36 * degree }
  if (width < depth * 0.15) return { azimuth: -143 * degree, elevation: 16 * degree }
  const isCorner = depth > 700 && depth > width * 0.85 && depth < width * 1.15 && height > 400
  return { azimuth: (isCorner ? -45 : -63) * degree, elevation: (isCorner ? 24 : 16) * degree }
}
