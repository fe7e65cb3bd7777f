import { useEffect, useState } from 'react'
import type { RoomCamera } from '../../planner/room-camera.ts'

type Look = { readonly isTransparent: boolean; readonly isBlackAndWhite: boolean }

const longest = 640
/** The dialog is seen first. */
const delay = 60

/** A small picture of what a large one would show, as an address; null until it is there. */
export function usePreview(
  camera: RoomCamera | null,
  aspect: number,
  { isTransparent, isBlackAndWhite }: Look,
): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!camera) return
    let isGone = false
    let drawn: string | null = null
    const size = {
      width: Math.round(longest * Math.min(1, aspect)),
      height: Math.round(longest / Math.max(1, aspect)),
    }
    const timer = window.setTimeout(async () => {
      const picture = await camera.picture({
        ...size,
        format: 'webp',
        isPatient: true,
        isTransparent,
        isBlackAndWhite,
      })
      if (isGone || !picture) return
      drawn = URL.createObjectURL(picture)
      setUrl(drawn)
    }, delay)
    return () => {
      isGone = true
      clearTimeout(timer)
      if (drawn) URL.revokeObjectURL(drawn)
    }
  }, [camera, aspect, isTransparent, isBlackAndWhite])
  return url
}
