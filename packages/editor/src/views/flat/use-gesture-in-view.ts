import type { Point } from '@arredo/geometry'
import { useEffect } from 'react'
import type { Entry } from '../../tools/tool.ts'
import { type FlatCamera, fitCamera, type Insets, panCamera, toPixels, type ViewSize } from './flat-camera.ts'
import type { Projection } from './projection.ts'
import type { CameraControl } from './use-flat-camera.ts'

/** Pixels that stay free around a line that was brought into view. */
const margin = 90
/** Pixels by which a line may lie under a panel's edge: a hand that draws there must not be carried off. */
const slack = 24

/** What is drawn by keys or typed lengths may lead out of the view: the view goes along. */
export function useGestureInView(
  control: CameraControl,
  entries: readonly Entry[],
  projection: Projection,
  insets: Insets,
): void {
  const live = entries.find(({ isLive }) => isLive)
  const from = live ? projection.toSheet(live.from) : null
  const to = live ? projection.toSheet(live.to) : null
  const { camera, size } = control
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another line may move the view, never the view itself.
  useEffect(() => {
    if (!from || !to) return
    const next = cameraWith(camera, size, insets, [from, to])
    if (next !== camera) control.change(() => next)
  }, [from?.join(), to?.join()])
}

/** The same camera where both ends are seen, else moved as little as shows them, or as far away as needed. */
export function cameraWith(
  camera: FlatCamera,
  size: ViewSize,
  insets: Insets,
  line: readonly [Point, Point],
): FlatCamera {
  const ends = line.map((end) => toPixels(camera, end))
  const across = stepInto(
    ends.map(({ x }) => x),
    insets.left,
    size.width - insets.right,
  )
  const down = stepInto(
    ends.map(({ y }) => y),
    insets.top,
    size.height - insets.bottom,
  )
  if (across === 0 && down === 0) return camera
  if (across !== null && down !== null) return panCamera(camera, { x: across, y: down })

  const away = margin * camera.scale
  const [[fromX, fromY], [toX, toY]] = line
  const bounds = {
    left: Math.min(fromX, toX) - away,
    right: Math.max(fromX, toX) + away,
    bottom: Math.min(fromY, toY) - away,
    top: Math.max(fromY, toY) + away,
  }
  return fitCamera(bounds, size, insets)
}

/** By how many pixels places must move to lie between two edges; null where they do not fit. */
function stepInto(places: readonly number[], first: number, last: number): number | null {
  const [least, most] = [Math.min(...places), Math.max(...places)]
  if (least >= first - slack && most <= last + slack) return 0
  if (most - least > last - first - 2 * margin) return null
  return least < first + margin ? first + margin - least : Math.min(0, last - margin - most)
}
