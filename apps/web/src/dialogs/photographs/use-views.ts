import type { OpenProject } from '@arredo/flows'
import type { CameraView } from '@arredo/scene'
import { proposedViews } from '@arredo/scene/proposed-views'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { onRoomCamera, type RoomCamera, roomCamera } from '../../planner/room-camera.ts'
import { usualAspect, type ViewOption, viewOptions } from './view-options.ts'

/** Large enough for the place of the photograph. */
const pictureSize = { width: 960, height: 600 }
/** The room in 3D may still be on its way. */
const lookAgain = 300

export type Views = {
  readonly options: readonly ViewOption[]
  /** By key, as addresses, once the room has been drawn from there. */
  readonly pictures: Readonly<Record<string, string>>
}

/** Where from, each with the live view's picture of it; the room does not change while this is open. */
export function useViews({ desk }: OpenProject): Views {
  const camera = useSyncExternalStore(onRoomCamera, roomCamera)
  const [current, setCurrent] = useState<CameraView | null>(() => camera?.view(usualAspect) ?? null)
  const [pictures, setPictures] = useState<Views['pictures']>({})
  const options = useMemo(() => {
    const { document, evaluation } = desk.current()
    return viewOptions(document, current, proposedViews(document, evaluation))
  }, [desk, current])

  useEffect(() => {
    if (!camera) return
    let timer = 0
    const gone = new AbortController()
    const urls: string[] = []
    const tell = (key: string, url: string) => {
      urls.push(url)
      setPictures((before) => ({ ...before, [key]: url }))
    }
    const look = () => {
      const view = camera.view(usualAspect)
      if (!view) timer = window.setTimeout(look, lookAgain)
      else if (current) void drawPictures(camera, options, gone.signal, tell)
      else setCurrent(view)
    }
    // The dialog is seen first.
    timer = window.setTimeout(look, 60)
    return () => {
      clearTimeout(timer)
      gone.abort()
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [camera, current, options])

  return { options, pictures }
}

/** One after the other, each told as it comes. */
async function drawPictures(
  camera: RoomCamera,
  options: readonly ViewOption[],
  signal: AbortSignal,
  tell: (key: string, url: string) => void,
): Promise<void> {
  for (const { key, view } of options) {
    if (view === 'overview') continue
    const picture = await camera.picture({ ...pictureSize, view, format: 'webp' })
    if (signal.aborted) return
    if (picture) tell(key, URL.createObjectURL(picture))
  }
}
