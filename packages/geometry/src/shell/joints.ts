import type { Point } from '../point.ts'
import { cross, distance, dot, plus, times } from '../vector.ts'
import type { HalfEdge, PlanNode, SideEnd } from './half-edge.ts'
import { joint } from './nodes.ts'
import { startingAt } from './polygon.ts'

/** The clear corner between two walls, and the open walls that end in it. */
type Sector = { readonly first: HalfEdge; readonly second: HalfEdge; readonly opens: readonly HalfEdge[] }

/** A mitre longer than this many times half the thicker wall is cut off. */
const longestMitre = 10

/** Ends nearer than this are one: rounding must not tear a straight wall. */
const sameLine = 1e-6

/** Gives every wall its ends, by the angles at which walls meet and never by the order they were drawn in. */
export function joinWalls(nodes: readonly PlanNode[]): void {
  for (const node of nodes) {
    const { leaving } = node
    if (leaving.length < 2) continue
    const walls = leaving.filter(({ line }) => !line.isOpen)
    const straight = leaving.length > 2 ? straightPair(walls) : null
    if (straight) endAtFaces(leaving, straight)
    if (walls.length > 1) for (const sector of sectorsOf(leaving)) join(node, sector)
  }
}

/**
 * A wall that goes straight on keeps its body whole, and what meets it ends at its face: bodies that met
 * at the node would notch it, and a parapet would leave a hole above itself.
 */
function straightPair(walls: readonly HalfEdge[]): readonly [HalfEdge, HalfEdge] | null {
  let best: readonly [HalfEdge, HalfEdge] | null = null
  walls.forEach((a, index) => {
    for (const b of walls.slice(index + 1)) {
      if (goStraightOn(a, b) && (!best || isBefore([a, b], best))) best = [a, b]
    }
  })
  return best
}

function goStraightOn(a: HalfEdge, b: HalfEdge): boolean {
  if (!areOpposite(a, b)) return false
  return distance(a.left.end, b.right.end) < sameLine && distance(a.right.end, b.left.end) < sameLine
}

function areOpposite(a: HalfEdge, b: HalfEdge): boolean {
  return dot(a.along, b.along) < 0 && Math.abs(cross(a.along, b.along)) < 1e-9
}

/** Where two walls cross, one must give way: the lower, the thinner. */
function isBefore(a: readonly [HalfEdge, HalfEdge], b: readonly [HalfEdge, HalfEdge]): boolean {
  const higher = ownHeight(a) - ownHeight(b)
  if (higher > 0 || higher < 0) return higher > 0
  const thicker = a[0].line.record.thickness - b[0].line.record.thickness
  if (thicker !== 0) return thicker > 0
  return idsOf(a) < idsOf(b)
}

function ownHeight(pair: readonly [HalfEdge, HalfEdge]): number {
  return Math.min(...pair.map(({ line }) => line.record.height ?? Number.POSITIVE_INFINITY))
}

function idsOf(pair: readonly [HalfEdge, HalfEdge]): string {
  return pair
    .map(({ line }) => line.record.id)
    .sort()
    .join()
}

function endAtFaces(leaving: readonly HalfEdge[], [a, b]: readonly [HalfEdge, HalfEdge]): void {
  const onLeft = a.left.end
  const onRight = a.right.end
  let heart = onLeft
  for (const half of startingAt(leaving, leaving.indexOf(a))) {
    if (half === b) heart = onRight
    if (half === a || half === b) continue
    meetIn(half, half.left, heart)
    meetIn(half, half.right, heart)
  }
  meetIn(a, a.left, onLeft)
  meetIn(b, b.right, onLeft)
  meetIn(a, a.right, onRight)
  meetIn(b, b.left, onRight)
}

function meetIn({ line }: HalfEdge, side: SideEnd, heart: Point): void {
  if (line.isOpen) side.end = heart
  side.heart = heart
  side.turn = heart
}

function sectorsOf(leaving: readonly HalfEdge[]): readonly Sector[] {
  const sectors: Sector[] = []
  const around = startingAt(
    leaving,
    leaving.findIndex(({ line }) => !line.isOpen),
  )
  let opens: HalfEdge[] = []
  let first = around[0]
  const close = (second: HalfEdge | undefined) => {
    if (first && second) sectors.push({ first, second, opens })
    first = second
    opens = []
  }
  for (const half of around) {
    if (half.line.isOpen) opens.push(half)
    else if (half !== first) close(half)
  }
  close(around[0])
  return sectors
}

/** Mitres the sides that face each other; without a meeting point they stay square. */
function join({ at }: PlanNode, { first, second, opens }: Sector): void {
  const mitre = mitreOf(at, first, second)
  if (!mitre) return

  const [only] = opens
  const offset = only && opens.length === 1 ? onOpenLine(mitre, only, first, second) : mitre
  const end = plus(at, offset)
  endAt(first, first.left, end)
  endAt(second, second.right, end)
  for (const { left, right } of opens) {
    left.end = left.turn = end
    right.end = right.turn = end
  }
}

function endAt({ foot, place, line: { along } }: HalfEdge, side: SideEnd, end: Point): void {
  side.end = end
  side.turn = end
  side.place = place + (end[0] - foot[0]) * along[0] + (end[1] - foot[1]) * along[1]
}

/**
 * Where the first's left face and the second's right face meet, from the node. Split into the part that
 * both faces share and the part in which they differ, so that walls that go nearly straight on do not
 * meet where rounding says.
 */
function mitreOf(at: Point, first: HalfEdge, second: HalfEdge): Point | null {
  const [ax, ay] = [0 - first.along[1], first.along[0]]
  const [bx, by] = [second.along[1], 0 - second.along[0]]
  const onA = first.leftOffset + ax * (first.foot[0] - at[0]) + ay * (first.foot[1] - at[1])
  const onB = second.rightOffset + bx * (second.foot[0] - at[0]) + by * (second.foot[1] - at[1])
  const cosine = ax * bx + ay * by
  const meetingAt = (differing: number): Point => {
    const shared = (onA + onB) / 2 / (1 + cosine)
    return [(ax + bx) * shared + (ax - bx) * differing, (ay + by) * shared + (ay - by) * differing]
  }
  const thicker = Math.max(first.line.record.thickness, second.line.record.thickness)
  const isNear = ([x, y]: Point) => Math.hypot(x, y) <= (longestMitre * thicker) / 2 + joint
  const exact = meetingAt((onA - onB) / 2 / (1 - cosine))
  if (isNear(exact)) return exact

  // Faces on one line, but for what corners may miss each other by, go on without a step.
  const between = meetingAt(0)
  return Math.abs(onA - onB) <= joint && isNear(between) ? between : null
}

/** An open wall that leaves a straight face at a slant divides it where its own line crosses it. */
function onOpenLine(mitre: Point, open: HalfEdge, first: HalfEdge, second: HalfEdge): Point {
  if (!areOpposite(first, second)) return mitre
  const turn = cross(first.along, open.along)
  const shift = Math.abs(turn) < 0.1 ? 0 : -cross(mitre, open.along) / turn
  return plus(mitre, times(first.along, shift))
}
