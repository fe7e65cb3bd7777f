import type { PerspectiveCamera } from 'three'
import type { Insets } from './frame-room.ts'

/** What an eye has for a lens. */
export type Lens = {
  /** Vertical, in degrees. */
  readonly fieldOfView: number
  /** How far the picture's middle lies above where the camera points, as a share of the distance. */
  readonly shift?: number
  readonly distance: number
  /** How far before the target anything is seen. */
  readonly depth?: number
}

export type PictureSize = { readonly width: number; readonly height: number; readonly insets: Insets }

const nearest = 80
/** What lies this far round the target is there to be seen, however long the lens. */
const around = 90_000

/** Sets a camera's lens so that what it points at is in the middle of what panels leave free. */
export function setLens(camera: PerspectiveCamera, { width, height, insets }: PictureSize, lens: Lens): void {
  const { fieldOfView, shift = 0, distance, depth } = lens
  const { top, right, bottom, left } = insets
  camera.fov = fieldOfView
  camera.aspect = width / height
  camera.near = Math.max(nearest, distance - (depth ?? around))
  camera.far = distance + around
  const pixels = height / 2 / Math.tan((fieldOfView * Math.PI) / 360)
  camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2 - shift * pixels, width, height)
}
