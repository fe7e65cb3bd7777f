import type { Point } from '../point.ts'
import { HalfEdge, type PlanNode } from './half-edge.ts'
import { firstFrom, joint, type NodePlaces, nodePlaces } from './nodes.ts'
import type { WallLine } from './wall-line.ts'

/** The pieces of one wall from node to node, in the direction of its record. */
export type Chain = { readonly line: WallLine; readonly pieces: readonly HalfEdge[] }

export type WallGraph = { readonly nodes: readonly PlanNode[]; readonly chains: readonly Chain[] }

type Stop = { readonly node: PlanNode; readonly place: number; readonly foot: Point }

/** Walls cut where others end on them or cross them, linked so that `next` keeps the room on the right. */
export function wallGraph(lines: readonly WallLine[]): WallGraph {
  const places = nodePlaces(lines)
  const nodes = places.places.map((at): PlanNode => ({ at, leaving: [], component: -1 }))
  const nodeAt = new Map(nodes.map((node) => [node.at, node]))

  // Real walls first: an open wall over a real one closes nothing that is not closed already.
  const ordered = [...lines.filter(({ isOpen }) => !isOpen), ...lines.filter(({ isOpen }) => isOpen)]
  const chains: Chain[] = []
  for (const line of ordered) {
    const pieces: HalfEdge[] = []
    let last: Stop | null = null
    for (const stop of stopsOf(line, places, nodes, nodeAt)) {
      if (last && !(line.isOpen && areJoined(last.node, stop.node)))
        pieces.push(pieceBetween(line, last, stop))
      last = stop
    }
    if (pieces.length > 0) chains.push({ line, pieces })
  }

  for (const node of nodes) link(node)
  labelComponents(nodes)
  return { nodes, chains }
}

/** The nodes a wall passes, in its own direction. */
function stopsOf(
  line: WallLine,
  { of, places }: NodePlaces,
  nodes: readonly PlanNode[],
  nodeAt: ReadonlyMap<Point, PlanNode>,
): readonly Stop[] {
  const first = nodeAt.get(of(line.from))
  const last = nodeAt.get(of(line.to))
  if (!first || !last || first === last) return []

  const east = Math.max(line.from[0], line.to[0]) + joint
  const south = Math.min(line.from[1], line.to[1]) - joint
  const north = Math.max(line.from[1], line.to[1]) + joint
  const between: Stop[] = []
  const [x, y] = line.along
  for (let index = firstFrom(Math.min(line.from[0], line.to[0]) - joint, places); ; index++) {
    const node = nodes[index]
    if (!node || node.at[0] > east) break
    if (node.at[1] < south || node.at[1] > north || node === first || node === last) continue
    const [dx, dy] = [node.at[0] - line.from[0], node.at[1] - line.from[1]]
    const place = dx * x + dy * y
    if (place <= 0 || place >= line.length || Math.abs(dx * y - dy * x) > joint) continue
    between.push(stopAt(line, node, place))
  }
  between.sort((a, b) => a.place - b.place)
  return [endStop(line, first, line.from, 0), ...between, endStop(line, last, line.to, line.length)]
}

/** Exact where the corner is the node, as it nearly always is. */
function endStop(line: WallLine, node: PlanNode, corner: Point, place: number): Stop {
  if (corner[0] === node.at[0] && corner[1] === node.at[1]) return { node, place, foot: node.at }
  const [dx, dy] = [node.at[0] - line.from[0], node.at[1] - line.from[1]]
  return stopAt(line, node, dx * line.along[0] + dy * line.along[1])
}

function stopAt({ from, along }: WallLine, node: PlanNode, place: number): Stop {
  return { node, place, foot: [from[0] + along[0] * place, from[1] + along[1] * place] }
}

function pieceBetween(line: WallLine, from: Stop, to: Stop): HalfEdge {
  const there = new HalfEdge(line, true, from.node, from.foot, from.place, angleTo(from.node, to.node))
  const back = new HalfEdge(line, false, to.node, to.foot, to.place, angleTo(to.node, from.node))
  there.twin = back
  back.twin = there
  from.node.leaving.push(there)
  to.node.leaving.push(back)
  return there
}

/** West must have one angle: the arc tangent tells -0 from 0. */
function angleTo(from: PlanNode, to: PlanNode): number {
  return Math.atan2(to.at[1] - from.at[1] + 0, to.at[0] - from.at[0] + 0)
}

/** The room to the right of who arrives goes on along the wall that comes next counter-clockwise. */
function link({ leaving }: PlanNode): void {
  leaving.sort(counterClockwise)
  leaving.forEach((half, index) => {
    half.twin.next = leaving[(index + 1) % leaving.length] ?? half
  })
}

/**
 * Walls over each other leave at one angle: the one whose body lies further left comes later, and both
 * ends must agree on it, or the sliver between them would be twisted.
 */
function counterClockwise(a: HalfEdge, b: HalfEdge): number {
  const byAngle = a.angle - b.angle
  if (byAngle !== 0) return byAngle
  const byBody = a.leftOffset - a.rightOffset - (b.leftOffset - b.rightOffset)
  if (byBody !== 0) return byBody
  const isEastward = a.angle > -Math.PI / 2 && a.angle <= Math.PI / 2
  return a.line.record.id < b.line.record.id === isEastward ? -1 : 1
}

function labelComponents(nodes: readonly PlanNode[]): void {
  nodes.forEach((seed, component) => {
    if (seed.component >= 0) return
    seed.component = component
    const open = [seed]
    for (let node = open.pop(); node; node = open.pop()) {
      for (const { twin } of node.leaving) {
        if (twin.start.component >= 0) continue
        twin.start.component = component
        open.push(twin.start)
      }
    }
  })
}

function areJoined(a: PlanNode, b: PlanNode): boolean {
  return a.leaving.some(({ twin }) => twin.start === b)
}
