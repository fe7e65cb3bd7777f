export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export type Extent = { readonly width: number; readonly height: number }

/** Pixels to the window's edge and to what it belongs to. */
export const margin = 12

/**
 * Where a bubble of a size goes that speaks of a control: below it, above it or beside it, wherever it covers
 * nothing of it. Where it has no room at all it stays in the window, as far from the control as it can.
 */
export function placeBeside(control: Box, bubble: Extent, window: Extent): { left: number; top: number } {
  const within = (at: number, length: number, whole: number) =>
    Math.max(margin, Math.min(at, whole - length - margin))
  const left = within(middle(control.left, control.width) - bubble.width / 2, bubble.width, window.width)
  const top = within(control.top, bubble.height, window.height)
  const below = control.top + control.height + margin
  const above = control.top - margin - bubble.height
  const after = control.left + control.width + margin
  const before = control.left - margin - bubble.width

  if (below + bubble.height + margin <= window.height) return { left, top: below }
  if (above >= margin) return { left, top: above }
  if (after + bubble.width + margin <= window.width) return { left: after, top }
  if (before >= margin) return { left: before, top }
  const isLow = middle(control.top, control.height) > window.height / 2
  return { left, top: isLow ? margin : Math.max(margin, window.height - bubble.height - margin) }
}

function middle(start: number, length: number): number {
  return start + length / 2
}
