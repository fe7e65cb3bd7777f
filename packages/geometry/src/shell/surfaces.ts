import type { Point } from '../point.ts'
import type { WallFrame } from '../wall-frame.ts'
import type { Room, Wall, WallId, WallSide } from './records.ts'

/** A point of an upper edge: distance along the face, height above the floor. */
export type TopPoint = readonly [along: number, height: number]

/** The clear piece of a face between two joints: it looks into one room, or into none. */
export type Stretch = {
  readonly wall: WallId
  readonly side: WallSide
  /** From the viewer's left to his right: what it looks into lies to the right of from → to. */
  readonly from: Point
  readonly to: Point
  /** The same two points along the face's frame. */
  readonly start: number
  readonly end: number
  readonly thickness: number
  /** The lowest of the upper edge over it. */
  readonly height: number
  /** Index into the shell's rooms. */
  readonly room: number | null
}

/** One side of a wall, seen by somebody who looks at it. */
export type WallFace = {
  readonly wall: WallId
  readonly side: WallSide
  /** Corner to corner, whatever the joints do; `inward` points out of the wall, towards the viewer. */
  readonly frame: WallFrame
  /** Where the face really begins and ends along the frame, joint to joint. */
  readonly start: number
  readonly end: number
  readonly stretches: readonly Stretch[]
  /** From start to end; two points at one place are a step. */
  readonly top: readonly TopPoint[]
}

export type ShellWall = {
  readonly id: WallId
  readonly record: Wall
  readonly from: Point
  readonly to: Point
  readonly length: number
  readonly along: Point
  readonly thickness: number
  readonly faces: Readonly<Record<WallSide, WallFace>>
  /** The body in plan, counter-clockwise, joints included. */
  readonly footprint: readonly Point[]
  readonly height: number
}

/** A slope where it stands: `inward` is the way up. */
export type CeilingSlope = {
  readonly origin: Point
  readonly inward: Point
  readonly knee: number
  readonly run: number
}

export type Ceiling = { readonly height: number; readonly slopes: readonly CeilingSlope[] }

export type FoundRoom = Ceiling & {
  readonly record: Room | null
  /** The clear polygon, clockwise from its north-western corner, round spurs and their ends. */
  readonly outline: readonly Point[]
  /** Loose walls inside, counter-clockwise: the room lies to the right of them too. */
  readonly holes: readonly (readonly Point[])[]
  readonly area: number
  /** Of the outline and the holes. */
  readonly perimeter: number
  /** Clockwise along the outline, then round each hole. */
  readonly sides: readonly Stretch[]
}

export type Shell = {
  readonly walls: readonly ShellWall[]
  readonly rooms: readonly FoundRoom[]
  readonly stretches: readonly Stretch[]
  /** Those that things are seated on: they look into a room, or belong to a wall that stands in none. */
  readonly seats: readonly Stretch[]
  /** No other has it: who only remembers of which shell something was does not keep that alive. */
  readonly mark: object
  wall(id: WallId): ShellWall | undefined
  face(wall: WallId, side: WallSide): WallFace | undefined
}
