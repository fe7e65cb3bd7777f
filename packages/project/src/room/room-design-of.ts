import {
  openingOnFace,
  type PresetOpening,
  presetOf,
  type RoomDesign,
  type RoomId,
  type SideName,
  type Stretch,
  shellOf,
} from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'

/** A room as somebody would have designed it; null where it has the shape of no preset. */
export function roomDesignOf(document: ProjectDocument, id: RoomId): RoomDesign | null {
  const room = shellOf(document).rooms.find(({ record }) => record?.id === id)
  const preset = room && presetOf(room)
  if (!room || !preset) return null

  const { type, lengths, sides } = preset
  const thicknesses = new Set([...sides.values()].map(({ thickness }) => thickness))
  const [thickness] = thicknesses
  return {
    type,
    lengths,
    height: room.height,
    ...(thicknesses.size === 1 && thickness !== undefined && { thickness }),
    openings: [...sides].flatMap(([name, stretch]) => openingsIn(document, name, stretch)),
  }
}

function openingsIn(
  document: ProjectDocument,
  name: SideName,
  { wall, side, start }: Stretch,
): readonly PresetOpening[] {
  const face = shellOf(document).face(wall, side)
  if (!face) return []
  return Object.values(document.openings)
    .filter((opening) => opening.wall === wall)
    .map((opening) => {
      const { id, kind, width, height, sill, hand, swing } = opening
      const offset = openingOnFace(opening, face).start - start
      return { id, kind, offset, width, height, sill, hand, swing, in: name }
    })
}
