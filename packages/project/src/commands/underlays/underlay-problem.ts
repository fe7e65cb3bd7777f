import { isWithinReach } from '../../room/reach-problem.ts'
import type { Underlay } from '../../room-records.ts'

const longestName = 200
/** A picture of a whole city, or of a screw: beyond it a scale is a mistake. */
const [smallest, largest] = [0.000_001, 1_000_000]

/** What is wrong with an underlay, in words; null when nothing is. */
export function underlayProblem({ file, at, rotation, scale, opacity }: Underlay): string | null {
  if (file === '' || file.length > longestName) return 'An underlay needs a file'
  if (!isWithinReach(at)) return 'That is too far away'
  if (!(Math.abs(rotation) <= 360)) return 'An angle lies between -360 and 360 degrees'
  if (!(scale >= smallest && scale <= largest)) return 'That scale cannot be meant'
  return opacity >= 0 && opacity <= 1 ? null : 'An opacity lies between 0 and 100 %'
}
