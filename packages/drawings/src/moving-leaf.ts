import { type Motion, type Part, type PartBounds, partBounds } from '@arredo/geometry'

/** What moves together: its largest panel, of what it is, and how it goes. */
export type MovingLeaf = { readonly motion: Motion; readonly panel: PartBounds; readonly material: string }

/** The leaves, flaps and drawers of an item whose recipe says how they move. */
export function movingLeaves(parts: readonly Part[]): readonly MovingLeaf[] {
  const groups = new Map<string, MovingLeaf>()
  for (const part of parts) {
    if (part.opens === undefined || !part.motion) continue
    const panel = partBounds(part)
    const known = groups.get(part.opens)
    if (!known || frontArea(panel) > frontArea(known.panel)) {
      groups.set(part.opens, { motion: part.motion, panel, material: part.material })
    }
  }
  return [...groups.values()]
}

function frontArea({ min, max }: PartBounds): number {
  return (max[0] - min[0]) * (max[2] - min[2])
}
