import {
  type FaceName,
  fromWall,
  lowestTop,
  nearestWithin,
  type Placement,
  placeFromFace,
  type Size,
  seatOnWall,
  shellOf,
  spanOnWall,
  toWall,
  type WallFace,
} from '@arredo/geometry'
import type { Preview, RowId, StandingRow } from '@arredo/project'
import type { Hit, Newcomer } from './editor-state.ts'
import { leastHeight } from './nudged.ts'
import { type Surroundings, surroundings } from './surroundings.ts'

/** Where somebody who looks at a face wants something: its left end along the face, and its underside. */
export type Wanted = {
  readonly face: WallFace
  readonly left: number
  /** Null for what stands: it stays as high as it is. */
  readonly up: number | null
  readonly snaps: boolean
}

/** Millimetres within which an underside jumps to a level; between levels it goes by whole centimetres. */
const tolerance = 25
const rung = 10

/** An item that is seen on a face, moved over it: as far out of the wall and turned as it was. */
export function movedOnFace(state: Preview, item: StandingRow, wanted: Wanted): Placement {
  const { face } = wanted
  const { seat } = item.row.placement
  const isOwn = seat.on === 'wall' && seat.wall === face.wall && seat.side === face.side
  const own = isOwn ? item.row.placement : placeFromFace(face, item.place)
  const span = spanOnWall(face.frame, item)
  const size = { ...item.size, width: span.end - span.start, depth: span.far - span.near }
  const [left, up] = spotOnFace(state, { size, height: own.at[2], except: item.id }, wanted)
  const at = [own.at[0] + (left - span.start), own.at[1], up] as const
  return { at, rotation: own.rotation, seat: seatOf(face) }
}

/** A newcomer on the face that it is held over, what hangs as high as it is held; null for a hand that tells no height. */
export function carriedOverFace(
  state: Preview,
  { size, attach, mountHeight }: Newcomer,
  { point, face: name, tellsHeight }: Hit,
  snaps: boolean,
): Placement | null {
  const face = tellsHeight ? faceNamed(state, name) : null
  if (!face) return null
  const left = toWall(face.frame, [point[0], point[1]]).along - size.width / 2
  const up = attach === 'wall' ? point[2] - size.height / 2 : null
  const body = { size, height: mountHeight, except: null }
  const [along, height] = spotOnFace(state, body, { face, left, up, snaps })
  return { at: [along, 0, height], rotation: 0, seat: seatOf(face) }
}

export function faceNamed({ document }: Preview, name: FaceName | null): WallFace | null {
  return (name && shellOf(document).face(name.wall, name.side)) ?? null
}

function seatOf({ wall, side }: WallFace) {
  return { on: 'wall', wall, side } as const
}

type Body = { readonly size: Size; readonly height: number; readonly except: RowId | null }

function spotOnFace(
  state: Preview,
  { size, height, except }: Body,
  wanted: Wanted,
): readonly [number, number] {
  const { face, left, snaps } = wanted
  const around = surroundings(state, except)
  const up = wanted.up === null ? height : levelOnFace(around, { size, height }, { ...wanted, up: wanted.up })
  const own = around.shell.seats.filter(({ wall, side }) => wall === face.wall && side === face.side)
  const centre = fromWall(face.frame, { along: left + size.width / 2, across: 0 })
  const stretches = own.length > 0 ? own : face.stretches
  const seated = seatOnWall(centre, size, stretches, around.neighbours, { snaps, elevation: up })
  return [seated?.at[0] ?? left, up]
}

type Level = Wanted & { readonly up: number }

/** Level with what is on the wall already, above or below; else whole centimetres, freely whole millimetres. */
function levelOnFace(
  { others, openings }: Surroundings,
  { size, height }: Omit<Body, 'except'>,
  { face, left, up, snaps }: Level,
): number {
  const ceiling = lowestTop(face, left, left + size.width)
  const within = (level: number) => Math.max(leastHeight, Math.min(level, ceiling - size.height))
  if (!snaps) return within(Math.round(up))

  const edges = [
    ...others.flatMap((item) => {
      const { near, far, start, end } = spanOnWall(face.frame, item)
      const isThere = near < size.depth && far > 1 && end > face.start && start < face.end
      return isThere ? [item.place.at[2], item.place.at[2] + item.size.height] : []
    }),
    ...openings
      .filter(({ wall }) => wall === face.wall)
      .flatMap((each) => [each.sill, each.sill + each.height]),
    ceiling,
  ]
  const levels = [height, ...edges.flatMap((edge) => [edge, edge - size.height])]
  const possible = levels.filter((level) => within(level) === level)
  return nearestWithin(up, possible, tolerance) ?? within(Math.round(up / rung) * rung)
}
