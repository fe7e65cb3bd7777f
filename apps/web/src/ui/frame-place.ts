/** How far a dialog stands from where it is laid out, and its size where a person gave it one; pixels. */
export type FramePlace = {
  readonly x: number
  readonly y: number
  readonly size: null | { readonly width: number; readonly height: number }
}

/** A place as it was when a gesture began, with where the dialog lay on the screen then. */
export type Grip = {
  readonly place: FramePlace
  readonly box: Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'width' | 'height'>
}

export type Surroundings = {
  readonly width: number
  readonly height: number
  readonly isRightToLeft: boolean
  /** How wide the dialog can be made at most. */
  readonly maxWidth: number
}

export const laidOut: FramePlace = { x: 0, y: 0, size: null }

/** */
const leastWidth = 400
const leastHeight = 150
/** Part of the title that stays inside the window, so that the dialog can be caught again. */
const titleWithin = 48
/** Between a dialog that is made larger and the edge of the window. */
const edge = 16

export function movedBy({ place, box }: Grip, [right, down]: Step, around: Surroundings): FramePlace {
  const { x, y } = place
  return {
    ...place,
    x: between(x + right, x + titleWithin - box.right, x + around.width - titleWithin - box.left),
    y: between(y + down, y - box.top, y + around.height - titleWithin - box.top),
  }
}

/** By the corner at its end: the other one stays, though the dialog is laid out around its middle. */
export function grownBy({ place, box }: Grip, [right, down]: Step, around: Surroundings): FramePlace {
  const { isRightToLeft } = around
  const way = isRightToLeft ? -1 : 1
  /** From the corner that stays to the edge of the window that the other one is drawn to, or away from. */
  const ahead = isRightToLeft ? box.right : around.width - box.left
  const most = Math.min(around.maxWidth, ahead - edge)
  const least = Math.max(leastWidth, ahead - around.width + titleWithin)
  const width = between(box.width + way * right, least, most)
  const height = between(box.height + down, leastHeight, around.height - box.top - edge)
  return {
    x: place.x + (way * (width - box.width)) / 2,
    y: place.y + (height - box.height) / 2,
    size: { width, height },
  }
}

export type Step = readonly [right: number, down: number]

/** The least counts for more: rather a dialog that reaches out of the window than one that shows nothing. */
function between(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least)
}
