import type { Finish, FoundRoom, WallId } from '@arredo/geometry'
import { Color } from 'three'

/** The colour of a room's wall, where it is painted in one. */
export function wallPaint(room: FoundRoom | undefined, wall: WallId): Color | null {
  return paintOf(room?.record?.exceptions[wall] ?? room?.record?.walls)
}

export function floorPaint({ record }: FoundRoom): Color | null {
  return paintOf(record?.floor)
}

/** A finish may also be the code of a material, of which nothing is known here. */
function paintOf(finish: Finish | null | undefined): Color | null {
  return finish && /^#[0-9a-f]{6}$/i.test(finish) ? new Color(finish) : null
}
