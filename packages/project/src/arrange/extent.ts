import { dot, footprint, type Point3, type Standing } from '@arredo/geometry'

export type Extent = { readonly low: number; readonly high: number }

/** From where to where something reaches along a direction, in plan or upwards. */
export function extentAlong(standing: Standing, [x, y, z]: Point3): Extent {
  const bottom = standing.place.at[2] * z
  const top = bottom + standing.size.height * z
  const across = footprint(standing).map((corner) => dot(corner, [x, y]))
  return {
    low: Math.min(...across) + Math.min(bottom, top),
    high: Math.max(...across) + Math.max(bottom, top),
  }
}

/** Of all of them together. */
export function wholeExtent(items: readonly Standing[], axis: Point3): Extent {
  const each = items.map((item) => extentAlong(item, axis))
  return {
    low: Math.min(...each.map(({ low }) => low)),
    high: Math.max(...each.map(({ high }) => high)),
  }
}

/** The place of something after a step along a direction. */
export function stepped({ place }: Standing, [x, y, z]: Point3, by: number): Standing['place'] {
  const [left, back, up] = place.at
  return { ...place, at: [left + x * by, back + y * by, up + z * by] }
}
