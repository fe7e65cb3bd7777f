import type { Bounds } from '@arredo/drawings'
import type { ProjectDocument } from '@arredo/project'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { fitCamera, type Insets, type PlanCamera, type ViewSize } from './plan-camera.ts'

type Walls = ProjectDocument['walls']

export type CameraControl = {
  readonly camera: PlanCamera
  readonly size: ViewSize
  readonly change: (next: (camera: PlanCamera) => PlanCamera) => void
  readonly fit: () => void
}

/** Room for two dimension chains around the outer faces of the walls. */
const margin = 850
const emptyRoom: Bounds = { left: 0, bottom: 0, right: 5000, top: 5000 }

/** Fits the room, also when the room or the window changes, until the person pans or zooms. */
export function usePlanCamera(
  view: RefObject<HTMLElement | null>,
  walls: Walls,
  insets: Insets,
): CameraControl {
  const [size, setSize] = useState<ViewSize>({ width: 800, height: 600 })
  const [own, setOwn] = useState<{ readonly camera: PlanCamera; readonly walls: Walls } | null>(null)

  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [view])

  const fitted = fitCamera(wallBounds(walls), size, insets)
  const camera = own?.walls === walls ? own.camera : fitted
  return {
    camera,
    size,
    change: (next) =>
      setOwn((before) => ({ walls, camera: next(before?.walls === walls ? before.camera : fitted) })),
    fit: () => setOwn(null),
  }
}

function wallBounds(walls: Walls): Bounds {
  const ends = Object.values(walls).flatMap(({ from, to }) => [from, to])
  const xs = ends.map(([x]) => x)
  const ys = ends.map(([, y]) => y)
  const inner =
    ends.length === 0
      ? emptyRoom
      : { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
  return {
    left: inner.left - margin,
    bottom: inner.bottom - margin,
    right: inner.right + margin,
    top: inner.top + margin,
  }
}
