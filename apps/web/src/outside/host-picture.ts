import type { HostRequests, RequestOf } from '@arredo/contract/host'
import type { PictureWish } from '@arredo/scene'
import { roomCamera } from '../planner/room-camera.ts'
import { until } from './host-wait.ts'

/** The room as it is seen at this moment, as a PNG; null where no view in 3D is shown. */
export async function pictureNow(width: number, height: number): Promise<Blob | null> {
  return (await roomCamera()?.picture({ width, height, format: 'png' })) ?? null
}

/** The same as base64. */
export async function pictureInText(width: number, height: number): Promise<string | null> {
  const picture = await pictureNow(width, height)
  return picture && ((await dataUrl(picture)).split(',')[1] ?? null)
}

/** Waits for a view that is still on its way; null when there is none to wait for. */
export async function takePicture(wish: PictureWish): Promise<Blob | null> {
  await until(() => (roomCamera()?.view(1) ?? null) !== null, 10_000)
  return (await roomCamera()?.picture({ ...wish, isPatient: true })) ?? null
}

/** What a host asks for, as the 3D view understands it. */
export function wishOf(request: RequestOf<HostRequests['takePicture']>): PictureWish {
  const { width, height, fieldOfView, angles, blackAndWhite } = request
  return {
    ...{ width, height, format: 'png', isBlackAndWhite: blackAndWhite },
    ...(angles && { angles }),
    ...(fieldOfView !== null && { fieldOfView }),
  }
}

/** Browsers open no data: address in a window of its own; they may also refuse the window. */
export function showInWindow(picture: Blob): boolean {
  const url = URL.createObjectURL(picture)
  const shown = window.open(url, '_blank')
  // Long enough for the window to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return shown !== null
}

export function dataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
}
