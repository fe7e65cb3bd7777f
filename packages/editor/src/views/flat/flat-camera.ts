import type { Bounds } from '@arredo/drawings'
import type { Point } from '@arredo/geometry'

/** Pixels from the top left of the view. */
export type Pixels = { readonly x: number; readonly y: number }
export type ViewSize = { readonly width: number; readonly height: number }

/** Pixels of the view's edges that floating panels cover. */
export type Insets = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** A look straight down: the plan's point at the view's top left corner, and millimetres per pixel. */
export type FlatCamera = { readonly corner: Point; readonly scale: number }

/** Millimetres of the screen that a pixel is, as browsers count them. */
const pixel = 25.4 / 96
const largest = 5
const smallest = 500

/** The scales drawings are read at. */
export const usualRatios = [20, 25, 50, 100] as const

/** A drawing is shown 1 to so much. */
export function ratioOf({ scale }: FlatCamera): number {
  return scale / pixel
}

/** Shown 1 to so much; what is under the pixel stays under it. */
export function cameraAt(camera: FlatCamera, at: Pixels, ratio: number): FlatCamera {
  return zoomCamera(camera, at, camera.scale / (ratio * pixel))
}

/** Millimetres of the room between two lines of grid and rulers: as close as pixels allow. */
export function meshOf({ scale }: FlatCamera, leastPixels: number): number {
  return meshes.find((mesh) => mesh / scale >= leastPixels) ?? coarsest
}

const meshes = [10, 50, 100, 500, 1000, 5000]
const coarsest = 10_000

/** Shows a rectangle of the plan as large as it goes between the panels. */
export function fitCamera({ left, right, top, bottom }: Bounds, size: ViewSize, insets: Insets): FlatCamera {
  const width = Math.max(1, size.width - insets.left - insets.right)
  const height = Math.max(1, size.height - insets.top - insets.bottom)
  const scale = limited(Math.max((right - left) / width, (top - bottom) / height))
  return {
    scale,
    corner: [
      (left + right) / 2 - (insets.left + width / 2) * scale,
      (top + bottom) / 2 + (insets.top + height / 2) * scale,
    ],
  }
}

export function toPlan({ corner, scale }: FlatCamera, { x, y }: Pixels): Point {
  return [corner[0] + x * scale, corner[1] - y * scale]
}

export function toPixels({ corner, scale }: FlatCamera, [x, y]: Point): Pixels {
  return { x: (x - corner[0]) / scale, y: (corner[1] - y) / scale }
}

export function panCamera(camera: FlatCamera, by: Pixels): FlatCamera {
  const [x, y] = camera.corner
  return { ...camera, corner: [x - by.x * camera.scale, y + by.y * camera.scale] }
}

/** On the way from one look to another, from 0 to 1; what is nearer grows by the same factor at every step. */
export function cameraBetween(from: FlatCamera, to: FlatCamera, share: number): FlatCamera {
  const scale = from.scale * (to.scale / from.scale) ** share
  // As far along as the scale is, so that no point of the sheet runs to and fro.
  const along = from.scale === to.scale ? share : (scale - from.scale) / (to.scale - from.scale)
  const between = (axis: 0 | 1) => from.corner[axis] + (to.corner[axis] - from.corner[axis]) * along
  return { scale, corner: [between(0), between(1)] }
}

/** Nearer by a factor; what is under the pixel stays under it. */
export function zoomCamera(camera: FlatCamera, at: Pixels, factor: number): FlatCamera {
  const scale = limited(camera.scale / factor)
  const [x, y] = toPlan(camera, at)
  return { scale, corner: [x - at.x * scale, y + at.y * scale] }
}

function limited(scale: number): number {
  return Math.min(smallest * pixel, Math.max(largest * pixel, scale))
}
