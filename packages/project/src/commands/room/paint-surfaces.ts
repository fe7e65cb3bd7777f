import type { Choices } from '@arredo/catalogue'
import type { Finish, Room, RoomId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import type { Row, RowId } from '../../document.ts'
import { done, refuse } from '../../result.ts'
import { type PaintedName, withFinish } from '../../surfaces/room-finish.ts'

export type PaintSurfacesInput = {
  readonly surfaces: readonly { readonly room: RoomId; readonly surface: PaintedName }[]
  /** Null: as it comes. */
  readonly finish: Finish | null
  /** The catalogue and the hash of the pack it is of, pinned when the project has none for that catalogue yet. */
  readonly pack?: { readonly catalogue: string; readonly hash: string }
  /** Own choices of articles whose fronts are painted along. */
  readonly rows?: Readonly<Record<RowId, Choices>>
}

export const paintSurfaces: Command<PaintSurfacesInput> = {
  label: 'Paint',
  run(document, { surfaces, finish, pack, rows: dressed = {} }) {
    const rooms: Record<RoomId, Room> = { ...document.rooms }
    for (const { room: id, surface } of surfaces) {
      const room = rooms[id]
      if (!room) return refuse(`No room ${id}`)
      if (surface.kind === 'wall' && !document.walls[surface.wall]) return refuse(`No wall ${surface.wall}`)
      rooms[id] = withFinish(room, surface, finish)
    }
    const rows: Record<RowId, Row> = { ...document.rows }
    for (const [id, choices] of Object.entries(dressed)) {
      const row = rows[id]
      if (row?.kind !== 'article') return refuse(`Row ${id} is no article`)
      rows[id] = { ...row, choices }
    }
    const isPinned = pack === undefined || document.packs[pack.catalogue] !== undefined
    const packs = isPinned ? document.packs : { ...document.packs, [pack.catalogue]: pack.hash }
    return done({ ...document, rooms, rows, packs })
  },
}
