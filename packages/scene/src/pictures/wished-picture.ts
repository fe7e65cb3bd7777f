import { type CameraView, orbitOf } from '../camera/camera-view.ts'
import type { Viewport } from '../camera/frame-room.ts'
import { frameRoomFrom } from '../camera/frame-room.ts'
import type { Orbit } from '../camera/orbit.ts'
import type { World } from '../world.ts'
import { encodePicture, type PictureFormat } from './encode-picture.ts'
import { noInsets } from './picture-lens.ts'
import { type PictureOptions, takePicture } from './take-picture.ts'

export type PictureWish = PictureOptions & {
  /** From where: a view, or the whole room from a side; without it, what is seen now. */
  readonly view?: CameraView
  /** This item alone, from its front unless angles say otherwise, on no ground. */
  readonly row?: string
  /** A-46, in degrees: how far from above, and how far to the right of who faces the main wall. */
  readonly angles?: { readonly x: number; readonly y: number }
  /** Degrees; of what is seen now or of the angles. */
  readonly fieldOfView?: number
  readonly format: PictureFormat
  /** Waits for surfaces and models that are still on their way. */
  readonly isPatient?: boolean
}

/** Whatever is not there by then is left out. */
const patience = 5_000
/** */
const usualFieldOfView = 45
const degree = Math.PI / 180

/** Null where the picture cannot be made, such as when the graphics card went away meanwhile. */
export async function wishedPicture(
  world: World,
  wish: PictureWish,
  seenNow: (picture: Viewport) => Orbit,
  putBack: () => void,
): Promise<Blob | null> {
  if (wish.isPatient) {
    const before = world.content()
    await Promise.race([world.settled(), new Promise((resolve) => setTimeout(resolve, patience))])
    // A photo of one item would only be in the way of whoever changes the room.
    if (wish.row !== undefined && before !== world.content())
      return wishedPicture(world, wish, seenNow, putBack)
  }
  try {
    if (wish.row !== undefined) return await photoOf(world, wish.row, wish, putBack)
    const orbit = wishedOrbit(world, wish, seenNow)
    return await encodePicture(await takePicture(world, orbit, wish, putBack), wish.format)
  } catch {
    return null
  }
}

async function photoOf(
  world: World,
  row: string,
  { width, height, fieldOfView = usualFieldOfView, angles = { x: 0, y: 0 }, format }: PictureWish,
  putBack: () => void,
): Promise<Blob | null> {
  const item = world.content().items.find(({ id }) => id === row)
  if (!item || item.parts.length === 0) return null
  const { rowPicture } = await import('./row-picture.ts')
  return encodePicture(await rowPicture(world, item, { width, height, fieldOfView, angles }, putBack), format)
}

function wishedOrbit(
  world: World,
  { width, height, view, angles, fieldOfView }: PictureWish,
  seenNow: (picture: Viewport) => Orbit,
): Orbit {
  const picture = { width, height, insets: noInsets, fieldOfView: fieldOfView ?? usualFieldOfView }
  if (angles) {
    const { shell, items } = world.content()
    const side = { turn: angles.y * degree, elevation: angles.x * degree }
    return { ...frameRoomFrom(shell, items, side, picture), fieldOfView: picture.fieldOfView }
  }
  const orbit = view ? orbitOf(view, picture, width / height) : seenNow(picture)
  return fieldOfView === undefined ? orbit : { ...orbit, fieldOfView }
}
