/** Millimetres within which an item jumps to what it comes near. */
export const snapTolerance = 60

/** The target nearest to a value, or null when none is within the tolerance. */
export function nearestWithin(
  value: number,
  targets: readonly number[],
  tolerance = snapTolerance,
): number | null {
  let nearest: number | null = null
  for (const target of targets) {
    const away = Math.abs(target - value)
    if (away > tolerance || (nearest !== null && away >= Math.abs(nearest - value))) continue
    nearest = target
  }
  return nearest
}
