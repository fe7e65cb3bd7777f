import {
  ceilingAt,
  dot,
  type FoundRoom,
  fromWall,
  lowestTop,
  openingOnFace,
  type Point,
  type Shell,
  type Stretch,
  toWall,
  type WallFrame,
} from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import type { Drawing, Shape } from '../drawing.ts'
import { drawOpeningFront } from '../elevation/draw-opening-front.ts'
import { rectangle } from '../elevation/rectangle.ts'
import { moved } from '../moved.ts'
import { crossings } from './section.ts'

/** The upper edge of a room over the line of a frame: distance along it and height, from face to face. */
export type CeilingLine = readonly [Point, ...Point[]]

/** Pieces in which a sloping ceiling is followed. */
const steps = 96

export function ceilingLine(room: FoundRoom, frame: WallFrame): CeilingLine {
  const at = (along: number): Point => [along, ceilingAt(room, fromWall(frame, { along, across: 0 }))]
  const count = room.slopes.length === 0 ? 1 : steps
  const edge = Array.from({ length: count + 1 }, (_, step) => at((frame.length * step) / count))
  const [first = at(0), ...others] = edge.filter((point, index) => {
    const [before, after] = [edge[index - 1], edge[index + 1]]
    return !before || !after || Math.abs(point[1] - (before[1] + after[1]) / 2) > 0.01
  })
  return [first, ...others]
}

/** A wall that ends the section: what it covers beside the room, what is cut of it and what is open there. */
export type CutWall = { readonly span: readonly [number, number]; readonly shapes: Drawing }

/** The walls at both ends; none where the room is open. */
export function cutWalls(
  shell: Shell,
  room: FoundRoom,
  frame: WallFrame,
  openings: readonly OpeningNow[],
): readonly CutWall[] {
  return ([0, frame.length] as const).flatMap((end): readonly CutWall[] => {
    const at = fromWall(frame, { along: end, across: 0 })
    const side = room.sides.find((stretch) => isAt(stretch, at))
    const wall = side && shell.wall(side.wall)
    const face = side && shell.face(side.wall, side.side)
    if (!wall || !face) return []
    const span = spansOf(crossings(wall.footprint, frame)).find(
      (each) => Math.abs(each[end > 0 ? 0 : 1] - end) < 1,
    )
    if (!span) return []
    const { along } = toWall(face.frame, at)
    const top = lowestTop(face, along - 1, along + 1)
    const open = openings.filter((opening) => {
      const { start, end: last } = openingOnFace(opening, face)
      const isHere = opening.kind !== 'niche' || opening.side === face.side
      return opening.wall === wall.id && isHere && start < along && along < last
    })
    return [{ span, shapes: drawCutWall(span, top, open, end > 0) }]
  })
}

function isAt({ from, to }: Stretch, [x, y]: Point): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (length * length)
  const away = Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / length
  return away < 1 && share > -1e-6 && share < 1 + 1e-6
}

function spansOf(stops: readonly number[]): readonly (readonly [number, number])[] {
  return stops.flatMap((from, index) => {
    const to = stops[index + 1]
    return index % 2 === 0 && to !== undefined ? [[from, to] as const] : []
  })
}

/** From floor to ceiling, but for what is open. */
function drawCutWall(
  [from, to]: readonly [number, number],
  top: number,
  open: readonly OpeningNow[],
  isRight: boolean,
): Drawing {
  const shapes: Shape[] = []
  let bottom = 0
  for (const { kind, sill, height, depth } of open.toSorted((a, b) => a.sill - b.sill)) {
    const [low, high] = [Math.max(bottom, sill), Math.min(top, sill + height)]
    if (high <= low) continue
    if (low > bottom) shapes.push(solid(from, to, bottom, low))
    const deep = kind === 'niche' ? Math.min(depth ?? to - from, to - from) : to - from
    if (deep < to - from)
      shapes.push(isRight ? solid(from + deep, to, low, high) : solid(from, to - deep, low, high))
    if (kind === 'window') shapes.push(pane(from, to, low, high))
    bottom = high
  }
  if (top > bottom) shapes.push(solid(from, to, bottom, top))
  return shapes
}

function solid(from: number, to: number, low: number, high: number): Shape {
  return { kind: 'polygon', style: 'cutThrough', points: rectangle([from, low], [to - from, high - low]) }
}

/** Its frame is as thick as a third of the wall. */
function pane(from: number, to: number, low: number, high: number): Shape {
  const thick = (to - from) / 3
  return { kind: 'polygon', style: 'window', points: rectangle([from + thick, low], [thick, high - low]) }
}

/** A wall behind the plane that looks at who looks, with its doors and windows; so far behind it is. */
export type WallBehind = { readonly behind: number; readonly shapes: Drawing }

export function wallsBehind(
  shell: Shell,
  room: FoundRoom,
  frame: WallFrame,
  openings: readonly OpeningNow[],
): readonly WallBehind[] {
  return room.sides.flatMap((side): readonly WallBehind[] => {
    const [from, to] = [toWall(frame, side.from), toWall(frame, side.to)]
    const face = shell.face(side.wall, side.side)
    const isBehind = from.across < 1 && to.across < 1 && from.across + to.across < -1
    if (!face || !isBehind || to.along - from.along < 1) return []
    const points: readonly Point[] = [
      [from.along, 0],
      [to.along, 0],
      [to.along, lowestTop(face, side.end - 1, side.end)],
      [from.along, lowestTop(face, side.start, side.start + 1)],
    ]
    const isFacing = dot(face.frame.along, frame.along) > 0.999
    const by = from.along - side.start
    const own = openings.filter(({ wall }) => isFacing && wall === side.wall)
    return [
      {
        behind: -(from.across + to.across) / 2,
        shapes: [
          { kind: 'polygon', style: 'behind', points },
          ...own
            .flatMap((opening) => drawOpeningFront(opening, face))
            .map((shape) => moved(thin(shape), [by, 0])),
        ],
      },
    ]
  })
}

/** What is a hole here is far away. */
function thin(shape: Shape): Shape {
  return shape.kind === 'polygon' && shape.style !== 'itemFront' ? { ...shape, style: 'behind' } : shape
}
