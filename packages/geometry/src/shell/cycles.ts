import type { Point } from '../point.ts'
import type { Chain } from './graph.ts'
import type { HalfEdge } from './half-edge.ts'
import { signedArea, tidy } from './polygon.ts'

/** Once round with the same room on the right: clockwise inside walls, counter-clockwise outside. */
export type Cycle = {
  readonly halves: readonly HalfEdge[]
  readonly nodes: readonly Point[]
  /** Inside the lines from node to node: negative when this is an inner side. */
  readonly nodeArea: number
  /** What is left clear, or taken by an island, in the same direction. */
  readonly outline: readonly Point[]
  /** Of the outline, positive when counter-clockwise. */
  readonly area: number
}

export function walkCycles(chains: readonly Chain[]): readonly Cycle[] {
  const cycles: Cycle[] = []
  for (const { pieces } of chains) {
    for (const piece of pieces) {
      for (const start of [piece, piece.twin]) {
        if (!start.isWalked) cycles.push(cycleFrom(start))
      }
    }
  }
  return cycles
}

function cycleFrom(start: HalfEdge): Cycle {
  const halves: HalfEdge[] = []
  const points: Point[] = []
  for (let half = start; !half.isWalked; half = half.next) {
    half.isWalked = true
    halves.push(half)
    const { left } = half.twin
    points.push(half.right.turn, half.right.end, left.end, left.turn)
  }
  const nodes = halves.map(({ start: { at } }) => at)
  const outline = tidy(points)
  return { halves, nodes, nodeArea: signedArea(nodes), outline, area: signedArea(outline) }
}
