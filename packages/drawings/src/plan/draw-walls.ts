import { fromWall, type Opening, type Point, type ShellWall } from '@arredo/geometry'
import type { Drawing, Shape } from '../drawing.ts'

/** A solid wall with its joints, and a gap for every opening that goes through it. */
export function drawWall(wall: ShellWall, openings: readonly Opening[]): Drawing {
  const gaps = openings
    .filter((opening) => opening.wall === wall.id && opening.kind !== 'niche')
    .sort((a, b) => a.offset - b.offset)
  const of = { kind: 'wall', id: wall.id } as const
  const outlines = gaps.length === 0 ? [wall.footprint] : solidParts(wall, gaps)
  return outlines.map((points): Shape => ({ kind: 'polygon', style: 'wall', of, points }))
}

function solidParts(wall: ShellWall, gaps: readonly Opening[]): readonly (readonly Point[])[] {
  const { length } = wall
  const parts: (readonly Point[])[] = []
  let from = 0
  for (const { offset, width } of [...gaps, { offset: length, width: 0 }]) {
    if (offset > from) {
      parts.push([
        ...(from === 0 ? endOf(wall, 'from') : cutAt(wall, from).toReversed()),
        ...(offset === length ? endOf(wall, 'to') : cutAt(wall, offset)),
      ])
    }
    from = Math.max(from, offset + width)
  }
  return parts
}

/** Straight through the wall: its right face, then its left. */
function cutAt({ faces, thickness }: ShellWall, along: number): readonly Point[] {
  const at = (across: number) => fromWall(faces.right.frame, { along, across })
  return [at(0), at(-thickness)]
}

/** As the joint leaves it: from the left face to the right at the first corner, back again at the second. */
function endOf({ faces, from, to }: ShellWall, end: 'from' | 'to'): readonly Point[] {
  const { left, right } = faces
  const at = (face: typeof left, along: number) => fromWall(face.frame, { along, across: 0 })
  const points =
    end === 'from'
      ? [at(left, left.end), from, at(right, right.start)]
      : [at(right, right.end), to, at(left, left.start)]
  const [first = from, node = from, last = from] = points
  return isBetween(node, first, last) ? [first, last] : points
}

function isBetween([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): boolean {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const away = Math.abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0))
  return length === 0 || away / length < 1e-6
}
