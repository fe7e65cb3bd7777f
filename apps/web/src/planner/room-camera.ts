import type { RoomViewHandle } from '@arredo/scene'

/** The 3D view as somebody with a camera sees it. */
export type RoomCamera = Pick<RoomViewHandle, 'view' | 'goTo' | 'picture'>

let camera: RoomCamera | null = null
const listeners = new Set<() => void>()

/** The 3D view offers itself for as long as it is shown; dialogs stand outside of the planner. */
export function offerCamera(offered: RoomCamera): () => void {
  camera = offered
  tell()
  return () => {
    if (camera !== offered) return
    camera = null
    tell()
  }
}

/** Null where no room is shown in 3D. */
export function roomCamera(): RoomCamera | null {
  return camera
}

export function onRoomCamera(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
