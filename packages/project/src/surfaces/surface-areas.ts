import {
  ceilingArea,
  type FoundRoom,
  faceArea,
  openingOnFace,
  type Patch,
  type Shell,
  type Stretch,
  shellOf,
  spanOnWall,
  type WallFace,
} from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import type { Evaluation } from '../evaluation.ts'
import { type OpeningNow, openingsNow } from '../room/openings-now.ts'
import { standingRows } from '../standing-rows.ts'
import type { SurfaceName } from './room-finish.ts'

export type SurfaceArea = {
  readonly surface: SurfaceName
  /** Hundredths of a square metre. */
  readonly area: number
  /** The same without what stands flush before a wall. */
  readonly free: () => number
}

type Worked = Pick<Evaluation, 'alternative' | 'articles'>

/** What of a room can be covered: floor, ceiling and the sides of walls that look into it, without their openings. */
export function surfaceAreas(
  document: ProjectDocument,
  worked: Worked,
  room: FoundRoom,
): readonly SurfaceArea[] {
  const openings = openingsNow(document, worked)
  const known = remembered.get(room)
  if (known?.openings === openings && known.rows === document.rows) return known.areas

  const shell = shellOf(document)
  const whole = (area: number) => ({ area: inHundredths(area), free: () => inHundredths(area) })
  const areas: SurfaceArea[] = [
    { surface: { kind: 'floor' }, ...whole(room.area) },
    ...[...sidesByWall(room)].map(([wall, sides]): SurfaceArea => {
      const sum = (bareOf: (face: WallFace) => readonly Patch[]) =>
        inHundredths(sides.reduce((area, side) => area + sideArea(shell, side, bareOf), 0))
      const holesIn = (face: WallFace) => holesOf(face, openings)
      return {
        surface: { kind: 'wall', wall },
        area: sum(holesIn),
        free: () => sum((face) => [...holesIn(face), ...flushBefore(face, document, worked)]),
      }
    }),
    { surface: { kind: 'ceiling' }, ...whole(ceilingArea(room)) },
  ]
  remembered.set(room, { openings, rows: document.rows, areas })
  return areas
}

type Remembered = {
  readonly openings: readonly OpeningNow[]
  readonly rows: ProjectDocument['rows']
  readonly areas: readonly SurfaceArea[]
}

/** By the room as it was found, which stays the same while nothing about it changes; only a cache. */
const remembered = new WeakMap<FoundRoom, Remembered>()

/** Browsers and server differ by dust: halves of a hundredth fall on one side everywhere. */
function inHundredths(area: number): number {
  return Math.max(0, Math.round(area / 10_000 + 1e-6))
}

function sidesByWall({ sides }: FoundRoom): ReadonlyMap<string, readonly Stretch[]> {
  const byWall = new Map<string, Stretch[]>()
  for (const side of sides) byWall.set(side.wall, [...(byWall.get(side.wall) ?? []), side])
  return byWall
}

function sideArea(shell: Shell, stretch: Stretch, bareOf: (face: WallFace) => readonly Patch[]): number {
  const face = shell.face(stretch.wall, stretch.side)
  return face ? faceArea(face.top, stretch, bareOf(face)) : 0
}

/** A niche has a back to be covered, as large as its hole. */
function holesOf(face: WallFace, openings: readonly OpeningNow[]): readonly Patch[] {
  return openings
    .filter(({ wall, depth }) => wall === face.wall && depth === null)
    .map((opening) => ({
      ...openingOnFace(opening, face),
      bottom: opening.sill,
      top: opening.sill + opening.height,
    }))
}

/** Millimetres from the wall up to which something stands flush before it. */
const flush = 30

function flushBefore(face: WallFace, document: ProjectDocument, worked: Worked): readonly Patch[] {
  const evaluation = { findings: [], prices: {}, ...worked }
  return standingRows(document, evaluation).flatMap((standing) => {
    const { start, end, near } = spanOnWall(face.frame, standing)
    const isStraight = [standing.size.width, standing.size.depth].some(
      (length) => Math.abs(end - start - length) < 1,
    )
    if (near < -flush || near > flush || !isStraight) return []
    const bottom = standing.place.at[2]
    return [{ start, end, bottom, top: bottom + standing.size.height }]
  })
}
