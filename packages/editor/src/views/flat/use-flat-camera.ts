import type { Bounds } from '@arredo/drawings'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type FlatCamera, fitCamera, type Insets, type ViewSize } from './flat-camera.ts'

export type CameraControl = {
  readonly camera: FlatCamera
  readonly size: ViewSize
  readonly change: (next: (camera: FlatCamera) => FlatCamera) => void
  readonly fit: () => void
}

/** What is looked at: where it lies, and what it is. */
export type Subject = {
  readonly bounds: Bounds
  /** Pixels about it for what keeps its size on the screen, such as dimensions. */
  readonly margin?: number
  /** Names of its parts: as long as one of them stays it is the same subject, being changed. */
  readonly parts: readonly string[]
  /** Somebody is at work on it and must not be moved. */
  readonly isBusy: boolean
}

/** Fits the subject, also when it becomes another one or the window changes, until the person pans or zooms. */
export function useFlatCamera(
  view: RefObject<HTMLElement | null>,
  subject: Subject,
  insets: Insets,
): CameraControl {
  const [size, setSize] = useState<ViewSize>({ width: 800, height: 600 })
  const framed = useRef(subject)
  const [own, setOwn] = useState<{ readonly camera: FlatCamera; readonly of: Subject } | null>(null)
  if (isAnother(framed.current, subject)) framed.current = subject
  else if (framed.current.parts !== subject.parts)
    framed.current = { ...framed.current, parts: subject.parts, isBusy: subject.isBusy }
  const { bounds, margin = 0 } = framed.current

  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [view])

  const fitted = useMemo(
    () => fitCamera(bounds, size, widened(insets, margin, size)),
    [bounds, margin, size, insets],
  )
  const isOwn = own !== null && own.of.bounds === bounds
  return {
    camera: isOwn ? own.camera : fitted,
    size,
    change: (next) =>
      setOwn((before) => ({
        of: framed.current,
        camera: next(before?.of.bounds === framed.current.bounds ? before.camera : fitted),
      })),
    fit: () => {
      framed.current = subject
      setOwn(null)
    },
  }
}

/** On a small sheet margins leave the most to what they are about. */
const mostMargin = 0.2

function widened({ top, right, bottom, left }: Insets, margin: number, size: ViewSize): Insets {
  const by = Math.min(margin, Math.min(size.width, size.height) * mostMargin)
  return { top: top + by, right: right + by, bottom: bottom + by, left: left + by }
}

function isAnother(before: Subject, now: Subject): boolean {
  if (now.isBusy || before.parts === now.parts) return false
  const known = new Set(before.parts)
  return !now.parts.some((part) => known.has(part)) && now.parts.length + before.parts.length > 0
}
