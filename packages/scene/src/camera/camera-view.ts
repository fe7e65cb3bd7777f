import type { Point3 } from '@arredo/geometry'
import type { Viewport } from './frame-room.ts'
import { eyeOf, type Orbit } from './orbit.ts'

/** As a view is saved in a document; the angle is the vertical one, in degrees. */
export type CameraView = {
  readonly eye: Point3
  readonly target: Point3
  readonly fieldOfView: number
}

/** What a person sees between the panels, as a picture of this shape that holds all of it. */
export function viewBetweenPanels(
  orbit: Orbit,
  { width, height, insets, fieldOfView }: Viewport,
  aspect: number,
): CameraView {
  const freeWidth = Math.max(width * 0.4, width - insets.left - insets.right)
  const freeHeight = Math.max(height * 0.4, height - insets.top - insets.bottom)
  const tangent = Math.tan((fieldOfView * Math.PI) / 360)
  const half = tangent * Math.max(freeHeight / height, freeWidth / height / aspect)
  return {
    eye: eyeOf(orbit),
    target: orbit.target,
    fieldOfView: Math.round((Math.atan(half) * 3600) / Math.PI) / 10,
  }
}
