import type { Finish, Room, WallId } from '@arredo/geometry'

/** A surface of a room; a wall is named, and is the side of it that looks into the room. */
export type SurfaceName =
  | { readonly kind: 'floor' | 'ceiling' }
  | { readonly kind: 'wall'; readonly wall: WallId }

/** The same, or what the walls of a room have that say nothing of their own. */
export type PaintedName = SurfaceName | { readonly kind: 'walls' }

/** What a surface has; null: as it comes, which costs nothing. */
export function roomFinish(room: Room, surface: PaintedName): Finish | null {
  if (surface.kind === 'wall') return room.exceptions[surface.wall] ?? room.walls
  return room[surface.kind]
}

/** The room with other finishes. What is `null` comes as it comes; a wall then has what all walls have. */
export function withFinish(room: Room, surface: PaintedName, finish: Finish | null): Room {
  if (surface.kind !== 'wall') return { ...room, [surface.kind]: finish }
  const { [surface.wall]: _, ...others } = room.exceptions
  if (finish === null || finish === room.walls) return { ...room, exceptions: others }
  return { ...room, exceptions: { ...others, [surface.wall]: finish } }
}
