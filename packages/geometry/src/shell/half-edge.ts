import type { Point } from '../point.ts'
import type { WallLine } from './wall-line.ts'

export type PlanNode = {
  readonly at: Point
  /** Counter-clockwise. */
  readonly leaving: HalfEdge[]
  /** Nodes joined by walls share a number. */
  component: number
}

/** How one side of a wall ends at a node. */
export type SideEnd = {
  end: Point
  /** The end's distance along the record's line, from its `from` corner. */
  place: number
  /** Where the bodies that meet here touch. */
  heart: Point
  /** By way of which a room's outline goes from this side to the next. */
  turn: Point
}

/** A piece of a wall as it leaves a node; square-ended until it is joined. */
export class HalfEdge {
  readonly line: WallLine
  readonly isForward: boolean
  readonly start: PlanNode
  /** The node's own place on the wall's line, which may pass it by a joint's width. */
  readonly foot: Point
  readonly place: number
  /** From node to node: walls over the same nodes leave at exactly the same angle. */
  readonly angle: number
  /** Of the wall's line, leaving the node. */
  readonly along: Point
  readonly leftOffset: number
  readonly rightOffset: number
  twin: HalfEdge = this
  next: HalfEdge = this
  readonly left: SideEnd
  readonly right: SideEnd
  isWalked = false

  constructor(
    line: WallLine,
    isForward: boolean,
    start: PlanNode,
    foot: Point,
    place: number,
    angle: number,
  ) {
    const [x, y] = line.along
    this.line = line
    this.isForward = isForward
    this.start = start
    this.foot = foot
    this.place = place
    this.angle = angle
    this.along = isForward ? line.along : [0 - x, 0 - y]
    this.leftOffset = isForward ? line.left : line.right
    this.rightOffset = isForward ? line.right : line.left
    this.left = this.squareEnd(this.leftOffset)
    this.right = this.squareEnd(-this.rightOffset)
  }

  private squareEnd(left: number): SideEnd {
    const { foot, place, start } = this
    const [x, y] = this.along
    const end: Point = this.line.isOpen ? start.at : [foot[0] - y * left, foot[1] + x * left]
    return { end, place, heart: start.at, turn: start.at }
  }
}
