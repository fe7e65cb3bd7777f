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
    framed.current = { ...subject, bounds: framed.current.bounds }
  const { bounds } = framed.current

  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [view])

  const fitted = useMemo(() => fitCamera(bounds, size, insets), [bounds, size, insets])
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

function isAnother(before: Subject, now: Subject): boolean {
  if (now.isBusy || before.parts === now.parts) return false
  const known = new Set(before.parts)
  return !now.parts.some((part) => known.has(part)) && now.parts.length + before.parts.length > 0
}
