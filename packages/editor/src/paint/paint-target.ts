import {
  type FaceName,
  isInRoom,
  isInside,
  type Point,
  type Shell,
  shellOf,
  toWall,
  type WallId,
} from '@arredo/geometry'
import type { PaintedName, ProjectDocument, RowId } from '@arredo/project'
import type { Hit, Selected } from '../editor-state.ts'
import type { Paint } from './brush.ts'

/** What a brush touches: an article, or a surface of a room. */
export type PaintTarget =
  | { readonly kind: 'row'; readonly row: RowId }
  | { readonly kind: 'surface'; readonly room: string; readonly surface: PaintedName }

/** What lies under a pointer, whichever view it came from; null where there is nothing to paint. */
export function paintTarget(document: ProjectDocument, hit: Hit, paint: Paint | null): PaintTarget | null {
  const { record, face, surface } = hit
  const point: Point = [hit.point[0], hit.point[1]]
  if (record?.kind === 'row') return { kind: 'row', row: record.id }
  const shell = shellOf(document)
  // While a hand draws over a plan nothing but the place is known.
  const body = () => shell.walls.find(({ footprint }) => isInside(point, footprint))?.id ?? null
  const wall = face?.wall ?? wallOf(document, record) ?? body()
  if (wall !== null) return onWall(shell, wall, face, point)
  const room = shell.rooms.find((each) => isInRoom(point, each))?.record
  if (!room) return null
  return { kind: 'surface', room: room.id, surface: { kind: levelOf(paint, surface === 'ceiling') } }
}

/** The same for what is selected, where no pointer says which side of a wall is meant. */
export function paintTargetOf(
  document: ProjectDocument,
  record: Selected,
  paint: Paint | null,
): readonly PaintTarget[] {
  if (record.kind === 'row') return [{ kind: 'row', row: record.id }]
  if (record.kind === 'room')
    return [{ kind: 'surface', room: record.id, surface: { kind: levelOf(paint, false) } }]
  const wall = wallOf(document, record)
  const shell = shellOf(document)
  const found = wall === null ? undefined : shell.wall(wall)
  const rooms = [...(found?.faces.left.stretches ?? []), ...(found?.faces.right.stretches ?? [])].flatMap(
    ({ room }) => shell.rooms[room ?? -1]?.record?.id ?? [],
  )
  return [...new Set(rooms)].flatMap((room): readonly PaintTarget[] =>
    wall === null ? [] : [{ kind: 'surface', room, surface: { kind: 'wall', wall } }],
  )
}

/** From above one sees floors only: what is for ceilings and no floor goes over one's head. */
function levelOf(paint: Paint | null, isCeiling: boolean): 'floor' | 'ceiling' {
  if (isCeiling) return 'ceiling'
  const isForCeilings =
    paint?.kind === 'finish' && paint.surfaces.includes('ceiling') && !paint.surfaces.includes('floor')
  return isForCeilings ? 'ceiling' : 'floor'
}

function wallOf({ openings }: ProjectDocument, record: Selected | null): WallId | null {
  if (record?.kind === 'wall') return record.id
  return record?.kind === 'opening' ? (openings[record.id]?.wall ?? null) : null
}

/** A plan hits the body of a wall: the side nearer to the pointer is meant, where a room is there. */
function onWall(shell: Shell, wall: WallId, face: FaceName | null, point: Point): PaintTarget | null {
  const found = shell.wall(wall)
  if (!found) return null
  const faces = face ? [found.faces[face.side]] : [found.faces.left, found.faces.right]
  const sides = faces.flatMap(({ frame, stretches }) => {
    const { along, across } = toWall(frame, point)
    return stretches.flatMap((stretch) => {
      const room = shell.rooms[stretch.room ?? -1]?.record
      const beside = Math.max(stretch.start - along, 0, along - stretch.end)
      return room ? [{ room: room.id, away: beside + Math.abs(across) }] : []
    })
  })
  const [nearest] = sides.sort((one, two) => one.away - two.away)
  return nearest ? { kind: 'surface', room: nearest.room, surface: { kind: 'wall', wall } } : null
}
