import {
  distanceToWall,
  type FaceName,
  fromWall,
  type Placement,
  type Point,
  shellOf,
  wallFrame,
} from '@arredo/geometry'
import type { Preview } from '@arredo/project'
import { clearedCorner } from './cleared-corner.ts'
import { type Corner, cornersOf, nearestCorner } from './corner-seat.ts'
import type { Settled, Settler } from './settled.ts'

/** How much nearer the other wall of a corner must be before a unit goes over to it. */
const reluctance = 150

/**
 * A unit with a blind end goes into the corner with it, its back on the wall that is meant, and takes the hand which
 * that asks for. Null where there is no corner in reach, or no room in it: it is a unit like any other then.
 */
export function intoCorner(
  now: Preview,
  comer: Settler,
  point: Point,
  keep: FaceName | null,
): Settled | null {
  const corner = nearestCorner(point, shellOf(now.document))
  if (!corner) return null
  const away = (back: keyof Corner) => {
    const { wall, side } = corner[back]
    const isKept = wall === keep?.wall && side === keep.side
    return distanceToWall(wallFrame(corner[back]), point) - (isKept ? reluctance : 0)
  }
  const meant = away('after') <= away('before') ? 'after' : 'before'
  return seatedBlind(now, comer, corner, meant) ?? seatedBlind(now, comer, corner, otherOf(meant))
}

/** The same for who looks at one face, and means that one. */
export function intoCornerOf(now: Preview, comer: Settler, face: FaceName, middle: number): Settled | null {
  const shell = shellOf(now.document)
  const frame = shell.face(face.wall, face.side)?.frame
  const corner = frame && nearestCorner(fromWall(frame, { along: middle, across: 0 }), shell)
  const back = (['after', 'before'] as const).find(
    (each) => corner?.[each].wall === face.wall && corner[each].side === face.side,
  )
  return corner && back ? seatedBlind(now, comer, corner, back) : null
}

/** In the corner where it pushes the least, on this wall if one is said. */
export function intoAnyCorner(now: Preview, comer: Settler, onto: FaceName | null): Settled | null {
  const [best] = cornersOf(shellOf(now.document))
    .flatMap((corner) =>
      (['after', 'before'] as const).flatMap((back) => {
        const seated = seatedBlind(now, comer, corner, back)
        const isThere = corner[back].wall === onto?.wall && corner[back].side === onto.side
        return seated ? [{ seated, pushes: seated.moves.length, away: isThere ? 0 : 1 }] : []
      }),
    )
    .sort((one, two) => one.away - two.away || one.pushes - two.pushes)
  return best?.seated ?? null
}

function otherOf(back: keyof Corner): keyof Corner {
  return back === 'after' ? 'before' : 'after'
}

function seatedBlind(now: Preview, comer: Settler, corner: Corner, back: keyof Corner): Settled | null {
  // Who looks at the wall after a corner has that corner on the left.
  const isTurned = comer.blind?.end !== (back === 'after' ? 'left' : 'right')
  if (!comer.blind || (isTurned && !comer.blind.turns)) return null
  const cleared = clearedCorner(now, corner, comer, back)
  if ('missing' in cleared) return null
  const { wall, side, start, end } = corner[back]
  const left = back === 'after' ? start : end - comer.size.width
  const placement: Placement = {
    at: [left, 0, comer.elevation],
    rotation: 0,
    seat: { on: 'wall', wall, side },
  }
  return { placement, moves: cleared.moves, replaces: null, ...(isTurned && { turned: true }) }
}
