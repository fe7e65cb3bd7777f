import { fromWall, type Point, type Point3, type WallFace } from '@arredo/geometry'

/** A wall seen by somebody who looks at one of its faces: s along it from his left, z up, depth into the wall. */
export type WallSpace = {
  readonly along: Point
  readonly away: Point
  readonly at: (s: number, z: number, depth: number) => Point3
}

export function wallSpace({ frame }: WallFace): WallSpace {
  return {
    along: frame.along,
    away: [-frame.inward[0], -frame.inward[1]],
    at: (s, z, depth) => [...fromWall(frame, { along: s, across: -depth }), z],
  }
}
