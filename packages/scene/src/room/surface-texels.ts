import { type FoundRoom, isInRoom, type Point, type ShellWall, toWall, type WallSide } from '@arredo/geometry'
import { Float32BufferAttribute } from 'three'
import type { Charts } from '../baking/charts.ts'
import type { Faces } from '../faces/faces.ts'
import { cornersOf } from './floor-faces.ts'
import { looksInside } from './outer-side.ts'

/** Where the light of each vertex of a wall is kept; a reveal has the light of the face it leads to. */
export function wallTexels(
  { position, normal }: Faces,
  wall: ShellWall,
  charts: Charts,
): Float32BufferAttribute {
  const { left, right } = wall.faces
  const inner: WallSide = looksInside(right) ? 'right' : 'left'
  const places: number[] = []
  for (let k = 0; k < position.length; k += 3) {
    const facing = (side: WallSide) =>
      (normal[k] ?? 0) * wall.faces[side].frame.inward[0] +
      (normal[k + 1] ?? 0) * wall.faces[side].frame.inward[1]
    const side = facing('right') > 0.9 ? 'right' : facing('left') > 0.9 ? 'left' : inner
    const { along } = toWall((side === 'right' ? right : left).frame, [
      position[k] ?? 0,
      position[k + 1] ?? 0,
    ])
    const place = charts.onWall(wall.id, side, along, position[k + 2] ?? 0)
    const other = place ?? charts.onWall(wall.id, inner, along, position[k + 2] ?? 0)
    places.push(...(other ?? [0, 0]))
  }
  return new Float32BufferAttribute(places, 2)
}

/** As the floors of the rooms are made, corner by corner; `first` is the number of the first of them. */
export function floorTexels(
  rooms: readonly FoundRoom[],
  charts: Charts,
  first: number,
): Float32BufferAttribute {
  const places = rooms.flatMap((room, k) => cornersOf(room).flatMap((at) => charts.onFloor(first + k, at)))
  return new Float32BufferAttribute(places, 2)
}

export function ceilingTexels(
  { position }: Faces,
  rooms: readonly FoundRoom[],
  charts: Charts,
): Float32BufferAttribute {
  const places: number[] = []
  for (let k = 0; k < position.length; k += 3) {
    const at: Point = [position[k] ?? 0, position[k + 1] ?? 0]
    const room = Math.max(
      0,
      rooms.findIndex((each) => isInRoom(at, each)),
    )
    places.push(...charts.onCeiling(room, at))
  }
  return new Float32BufferAttribute(places, 2)
}
