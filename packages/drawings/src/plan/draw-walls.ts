import {
  fromWall,
  meetingPoint,
  type Opening,
  type Outline,
  type Point,
  type Wall,
  type WallFrame,
  wallFrame,
} from '@arredo/geometry'
import type { Drawing, Shape } from '../drawing.ts'

/** Solid walls with mitred corners, and a gap for every opening. */
export function drawWalls(outline: Outline, openings: readonly Opening[]): Drawing {
  return outline.walls.flatMap((wall, index) => {
    const frame = wallFrame(wall)
    const before = neighbour(outline, index - 1)
    const after = neighbour(outline, index + 1)
    const corners: Corners = {
      start: outerCorner(wall, frame, before, 0),
      end: outerCorner(wall, frame, after, frame.length),
    }
    const gaps = openings.filter((opening) => opening.wall === wall.id).sort((a, b) => a.offset - b.offset)
    return solidParts(frame.length, gaps).map(([from, to]) => wallPart(wall, frame, corners, from, to))
  })
}

type Corners = { readonly start: Point; readonly end: Point }

function neighbour({ walls, closed }: Outline, index: number): Wall | undefined {
  return closed ? walls.at(index % walls.length) : index < 0 ? undefined : walls[index]
}

/** Where the outer faces of two walls meet; square at a free end. */
function outerCorner(wall: Wall, frame: WallFrame, next: Wall | undefined, along: number): Point {
  const square = fromWall(frame, { along, across: -wall.thickness })
  if (!next) return square
  return meetingPoint(frame, -wall.thickness, wallFrame(next), -next.thickness) ?? square
}

function solidParts(length: number, gaps: readonly Opening[]): readonly (readonly [number, number])[] {
  const parts: [number, number][] = []
  let from = 0
  for (const { offset, width } of gaps) {
    if (offset > from) parts.push([from, offset])
    from = Math.max(from, offset + width)
  }
  if (from < length) parts.push([from, length])
  return parts
}

function wallPart(wall: Wall, frame: WallFrame, corners: Corners, from: number, to: number): Shape {
  const outer = (along: number) => fromWall(frame, { along, across: -wall.thickness })
  return {
    kind: 'polygon',
    style: 'wall',
    points: [
      fromWall(frame, { along: from, across: 0 }),
      fromWall(frame, { along: to, across: 0 }),
      to === frame.length ? corners.end : outer(to),
      from === 0 ? corners.start : outer(from),
    ],
  }
}
