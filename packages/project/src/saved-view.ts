import type { Point3 } from '@arredo/geometry'

export type ViewId = string

/** A place in the room to look from, under a name. */
export type SavedView = {
  readonly id: ViewId
  readonly name: string
  readonly eye: Point3
  readonly target: Point3
  readonly fieldOfView: number
  /** By a camera held level, with its lens shifted towards the target. */
  readonly isLevel?: boolean
  /** See `viewsInOrder`. */
  readonly order?: number
  /** Offers have a picture of it. */
  readonly offered?: boolean
  /** One that came from outside, instead of drawing it: its name among the files put for projects. */
  readonly picture?: string
}
