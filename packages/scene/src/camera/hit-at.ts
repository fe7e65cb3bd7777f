import type { Aim, Hit, Selected } from '@arredo/editor'
import { isInRoom, type Point } from '@arredo/geometry'
import type { LiveView } from '../live-view.ts'
import { faceHit, levelHit, type SurfaceHit, surfaceHit } from './surface-hit.ts'

type Sight = Pick<LiveView, 'itemAt' | 'rayAt' | 'surfaces'>

/** What a pixel of the view means to the tool in hand; null when it points at the sky. */
export function hitAt(live: Sight, [x, y]: Point, aim: Aim): Hit | null {
  const item = aim.on === 'things' ? live.itemAt(x, y) : null
  if (item) {
    const record = item.of ?? { kind: 'row', id: item.row }
    return { point: item.point, surface: 'top', record, face: null }
  }

  const hit = surfaceUnder(live, [x, y], aim)
  if (!hit) return null
  const { point, surface, wall, side } = hit
  const face = wall !== null && side !== null ? { wall, side } : null
  return { point, surface, record: aim.on === 'things' ? recordOf(live, hit) : null, face }
}

function surfaceUnder(live: Sight, [x, y]: Point, aim: Aim): SurfaceHit | null {
  const [ray, surfaces] = [live.rayAt(x, y), live.surfaces()]
  if (aim.on === 'level') return levelHit(ray, surfaces, aim.height)
  if (aim.on === 'faces') return faceHit(ray, surfaces, aim.proud)
  return surfaceHit(ray, surfaces, { hidden: aim.on === 'room' && aim.hiddenToo })
}

function recordOf(live: Sight, { wall, opening, point: [x, y] }: SurfaceHit): Selected | null {
  if (opening !== null) return { kind: 'opening', id: opening }
  if (wall !== null) return { kind: 'wall', id: wall }
  const room = live.surfaces().rooms.find((each) => isInRoom([x, y], each))
  return room?.record ? { kind: 'room', id: room.record.id } : null
}
