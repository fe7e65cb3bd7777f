import type { OpenProject } from '@arredo/flows'
import type { CameraView } from '@arredo/scene'
import { proposedViews } from '@arredo/scene/proposed-views'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { onRoomCamera, type RoomCamera, roomCamera } from '../../planner/room-camera.ts'
import { usualAspect, type ViewOption, viewOptions } from './view-options.ts'

/** Large enough for the place of the photograph; drawn in one go, so that the room is disturbed once. */
const pictureSize = [960, 600] as const
/** The room in 3D may still be on its way. */
const lookAgain = 300

export type Views = {
  readonly options: readonly ViewOption[]
  /** By key, as data URLs, once the room has been drawn from there. */
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
    const look = () => {
      const view = camera.view(usualAspect)
      if (!view) timer = window.setTimeout(look, lookAgain)
      else if (current) setPictures(picturesOf(camera, options))
      else setCurrent(view)
    }
    // The dialog is seen first.
    timer = window.setTimeout(look, 60)
    return () => clearTimeout(timer)
  }, [camera, current, options])

  return { options, pictures }
}

function picturesOf(camera: RoomCamera, options: readonly ViewOption[]): Views['pictures'] {
  const seen = options.flatMap(({ key, view }) => (view === 'overview' ? [] : [{ key, view }]))
  const urls = camera.pictures(
    seen.map(({ view }) => view),
    ...pictureSize,
  )
  return Object.fromEntries(seen.map(({ key }, index) => [key, urls[index] ?? '']))
}
