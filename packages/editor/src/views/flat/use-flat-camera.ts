import type { Bounds } from '@arredo/drawings'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type FlatCamera, fitCamera, type Insets, type ViewSize } from './flat-camera.ts'
import { glide } from './glide.ts'
import { type Calm, isOutgrown, sidesSeen } from './outgrown.ts'

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
  /**
   * Of a drawing that is followed when it grows out of the view: another object with every change that was made, how
   * many rooms there are, and whether a gesture waits to be ended.
   */
  readonly growth?: { readonly of: object; readonly rooms: number; readonly isUnderWay: boolean }
}

/**
 * Fits the subject, also when it becomes another one or the window changes, until the person pans or zooms; and again
 * when it grew out of the view, never while a gesture is under way.
 */
export function useFlatCamera(
  view: RefObject<HTMLElement | null>,
  subject: Subject,
  insets: Insets,
): CameraControl {
  const [size, setSize] = useState<ViewSize>({ width: 800, height: 600 })
  const framed = useRef(subject)
  /** Another object each time; its camera is null where the subject was asked for anew. */
  const [own, setOwn] = useState<{ readonly camera: FlatCamera | null; readonly of: Subject } | null>(null)
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
  const camera = (own?.of.bounds === bounds ? own.camera : null) ?? fitted
  const stopGliding = useRef(() => {})
  useEffect(() => () => stopGliding.current(), [])
  const fit = () => {
    stopGliding.current()
    framed.current = subject
    const there = fitCamera(subject.bounds, size, widened(insets, subject.margin ?? 0, size))
    stopGliding.current = glide(camera, there, (look) =>
      setOwn({ of: framed.current, camera: look === 'there' ? null : look }),
    )
  }

  const calm = useRef<(Calm & { readonly of: object }) | null>(null)
  useEffect(() => {
    if (!subject.growth || subject.growth.isUnderWay) return
    const about = subject.margin ?? 0
    const seen = sidesSeen(subject.bounds, camera, size, widened(insets, about, size))
    const before = calm.current
    calm.current = { ...subject.growth, bounds: subject.bounds, margin: about, seen }
    if (before && before.of !== subject.growth.of && isOutgrown(before, calm.current)) fit()
  })

  return {
    camera,
    size,
    change: (next) => {
      stopGliding.current()
      setOwn((before) => ({
        of: framed.current,
        camera: next((before?.of.bounds === framed.current.bounds ? before.camera : null) ?? fitted),
      }))
    },
    fit,
  }
}

/** On a small sheet margins leave the most to what they are about. */
const mostMargin = 0.2

function widened({ top, right, bottom, left }: Insets, margin: number, size: ViewSize): Insets {
  const free = Math.min(size.width - left - right, size.height - top - bottom)
  const by = Math.min(margin, Math.max(0, free) * mostMargin)
  return { top: top + by, right: right + by, bottom: bottom + by, left: left + by }
}

function isAnother(before: Subject, now: Subject): boolean {
  if (now.isBusy || before.parts === now.parts) return false
  const known = new Set(before.parts)
  return !now.parts.some((part) => known.has(part)) && now.parts.length + before.parts.length > 0
}
