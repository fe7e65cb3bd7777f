/** How wide the frame of a window is. */
export const windowBar = 55

/** From which depth of the wall to which its frame reaches. */
export function windowDepth(thickness: number): readonly [number, number] {
  return [thickness * 0.45, thickness * 0.45 + 70]
}

/** The depth at which its glass stands. */
export function windowPane(thickness: number): number {
  return windowDepth(thickness)[0] + 30
}
