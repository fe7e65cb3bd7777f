import { type Finish, type FoundRoom, isInRoom, type Point, type WallId } from '@arredo/geometry'
import { Color, Float32BufferAttribute } from 'three'
import type { Faces } from '../faces/faces.ts'
import { oak } from '../materials/surface-textures.ts'
import { cornersOf } from './floor-faces.ts'
import { type RoomFinishes, wallFinish } from './room-finishes.ts'

/** What bare walls have; what is painted over it is told apart from it. */
export const plaster = new Color('#f4f1ea')

/** Darker towards corners and floor, and in the paint of the room it looks into, by what `wallFaces` left in u and v. */
export function wallColours(
  { uv }: Faces,
  wall: WallId,
  rooms: readonly FoundRoom[],
  finishes: RoomFinishes,
): Float32BufferAttribute {
  const paints = rooms.map((room) => tintOf(wallPaint(room, wall, finishes), plaster))
  const colours: number[] = []
  for (let k = 0; k < uv.length; k += 2) {
    const light = 1 - 0.2 * (uv[k] ?? 0)
    const [red, green, blue] = paints[(uv[k + 1] ?? 0) - 1] ?? untinted
    colours.push(light * red, light * 0.997 * green, light * 0.99 * blue)
  }
  return new Float32BufferAttribute(colours, 3)
}

/** Seen from inside only; room after room, as `ceilingFaces` makes them. */
export function ceilingColours(
  { position }: Faces,
  rooms: readonly FoundRoom[],
  finishes: RoomFinishes,
): Float32BufferAttribute {
  const paints = rooms.map((room) => tintOf(ceilingPaint(room, finishes) ?? white, plaster))
  const colours: number[] = []
  for (let k = 0; k < position.length; k += 3) {
    const at: Point = [position[k] ?? 0, position[k + 1] ?? 0]
    colours.push(
      ...(paints[
        Math.max(
          0,
          rooms.findIndex((room) => isInRoom(at, room)),
        )
      ] ?? untinted),
    )
  }
  return new Float32BufferAttribute(colours, 3)
}

const white = new Color('#fbfaf8')

/** As the floors of the rooms are made, corner by corner. */
export function floorColours(rooms: readonly FoundRoom[], finishes: RoomFinishes): Float32BufferAttribute {
  const colours = rooms.flatMap((room) => {
    const tint = floorTint(floorPaint(room, finishes))
    return cornersOf(room).flatMap(() => tint)
  })
  return new Float32BufferAttribute(colours, 3)
}

/** What turns the pattern of the floor into a paint. */
export function floorTint(paint: Color | null): Tint {
  return tintOf(paint, oak)
}

/** Lighter where it looks up: enough to read its edges. */
export function cutColours({ normal }: Faces): Float32BufferAttribute {
  const [top, side] = [new Color('#e4dfd7'), new Color('#cfc9bf')]
  const colours: number[] = []
  for (let k = 2; k < normal.length; k += 3) {
    colours.push(...((normal[k] ?? 0) > 0.5 ? top : side).toArray())
  }
  return new Float32BufferAttribute(colours, 3)
}

type Tint = readonly [number, number, number]
const untinted: Tint = [1, 1, 1]

/** What turns the surface's own colour into the paint's. */
function tintOf(paint: Color | null, own: Color): Tint {
  return paint ? [paint.r / own.r, paint.g / own.g, paint.b / own.b] : untinted
}

/** The colour of a room's wall, where it is painted in one. */
export function wallPaint(room: FoundRoom | undefined, wall: WallId, finishes: RoomFinishes): Color | null {
  return paintOf(room && wallFinish(room, wall), finishes)
}

export function floorPaint({ record }: FoundRoom, finishes: RoomFinishes): Color | null {
  return paintOf(record?.floor, finishes)
}

export function ceilingPaint({ record }: FoundRoom, finishes: RoomFinishes): Color | null {
  return paintOf(record?.ceiling, finishes)
}

/** A plain colour, or that of a material; one with pictures shows it until they are there, and where nothing else does. */
function paintOf(finish: Finish | null | undefined, finishes: RoomFinishes): Color | null {
  if (!finish) return null
  const colour = finishes.get(finish)?.colour ?? finish
  return /^#[0-9a-f]{6}$/i.test(colour) ? new Color(colour) : null
}
