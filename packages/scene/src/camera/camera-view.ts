import type { Point3 } from '@arredo/geometry'
import type { Viewport } from './frame-room.ts'
import { eyeOf, type Orbit, tangentOf } from './orbit.ts'

/** As a view is saved in a document; the angle is the vertical one, in degrees. */
export type CameraView = {
  readonly eye: Point3
  readonly target: Point3
  readonly fieldOfView: number
  /** The camera is held level, and the lens shifted towards the target: what is upright stays upright. */
  readonly isLevel?: boolean
}

/** Tangent of half the least angle that is stored; who looks as on a drawing is saved as near as shows the same. */
const longestLens = Math.tan((2.5 * Math.PI) / 180)

/** What a person sees between the panels, as a picture of this shape that holds all of it. */
export function viewBetweenPanels(orbit: Orbit, viewport: Viewport, aspect: number): CameraView {
  const { target, distance, shift = 0 } = orbit
  const seen = tangentOf(orbit) * Math.max(...freeShares(viewport, aspect))
  const half = Math.max(longestLens, seen)
  return {
    eye: eyeOf({ ...orbit, distance: (distance * seen) / half }),
    target: [target[0], target[1], target[2] + shift * distance],
    fieldOfView: Math.round((Math.atan(half) * 3600) / Math.PI) / 10,
    ...(shift !== 0 && { isLevel: true }),
  }
}

/** All that a picture of this shape shows, between the panels of a screen. */
export function orbitOf(view: CameraView, viewport: Viewport, aspect: number): Orbit {
  const { eye, target, fieldOfView, isLevel = false } = view
  const half = Math.tan((fieldOfView * Math.PI) / 360) / Math.min(...freeShares(viewport, aspect))
  const [dx, dy, dz] = [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]]
  const flat = Math.max(1, Math.hypot(dx, dy))
  const lens = { azimuth: Math.atan2(dy, dx), fieldOfView: (Math.atan(half) * 360) / Math.PI }
  if (isLevel)
    return {
      target: [target[0], target[1], eye[2]],
      elevation: 0,
      distance: flat,
      shift: -dz / flat,
      ...lens,
    }
  return { target, elevation: Math.atan2(dz, flat), distance: Math.hypot(flat, dz), ...lens }
}

/** What panels leave of the screen's height, and of as much width as goes with it in a picture of this shape. */
function freeShares({ width, height, insets }: Viewport, aspect: number): readonly [number, number] {
  const freeWidth = Math.max(width * 0.4, width - insets.left - insets.right)
  const freeHeight = Math.max(height * 0.4, height - insets.top - insets.bottom)
  return [freeHeight / height, freeWidth / height / aspect]
}
