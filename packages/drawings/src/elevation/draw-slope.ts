import { ceilingAt, type FoundRoom, fromWall, type Point, type Shell, type WallFace } from '@arredo/geometry'
import type { Drawing, Shape } from '../drawing.ts'

/** Pieces in which the edge of a ceiling is followed. */
const steps = 48

/** What one sees above a wall from which the ceiling rises: its edge far behind, dashed down to the wall's own. */
export function drawSlopeAbove({ rooms }: Shell, face: WallFace): Drawing {
  return face.stretches.flatMap(({ room: index, start, end, height }): readonly Shape[] => {
    const room = rooms[index ?? -1]
    if (!room || room.slopes.length === 0 || room.height - height < 1) return []
    const edge = edgeBehind(room, face, start, end)
    const rises = edge.some(([, top]) => top > height + 1)
    const points: readonly Point[] = [[start, height], ...edge, [end, height]]
    return rises && isBelowOwnSlope(room, face) ? [{ kind: 'polyline', style: 'before', points }] : []
  })
}

function isBelowOwnSlope({ record }: FoundRoom, { wall, side }: WallFace): boolean {
  return record?.slopes.some((slope) => slope.wall === wall && slope.side === side) ?? false
}

/** As high as the other slopes leave it, without the points on a straight line. */
function edgeBehind(room: FoundRoom, { frame }: WallFace, start: number, end: number): readonly Point[] {
  const [x, y] = frame.inward
  const others = room.slopes.filter(({ inward }) => inward[0] * x + inward[1] * y < 0.999)
  const at = (along: number): Point => {
    const on = fromWall(frame, { along, across: 1 })
    return [along, ceilingAt({ height: room.height, slopes: others }, on)]
  }
  const edge = Array.from({ length: steps + 1 }, (_, step) => at(start + ((end - start) * step) / steps))
  return edge.filter((point, index) => {
    const [before, after] = [edge[index - 1], edge[index + 1]]
    return !before || !after || Math.abs(point[1] - (before[1] + after[1]) / 2) > 0.01
  })
}
