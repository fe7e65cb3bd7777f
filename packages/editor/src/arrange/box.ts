import {
  footprint,
  fromWall,
  openingOnFace,
  type Point,
  type Point3,
  polygonsOverlap,
  type Standing,
  shellOf,
  spanOnWall,
  toWall,
  type WallFace,
} from '@arredo/geometry'
import {
  openingsNow,
  type RecordKind,
  type StandingRow,
  standingFixtures,
  standingRows,
} from '@arredo/project'
import type { Hit, Selected, Shown } from '../editor-state.ts'
import type { OverlayShape } from '../tools/tool.ts'

/** A rectangle drawn over the floor, or over the face of a wall. */
export type Box = {
  readonly outline: readonly Point[]
  readonly bottom: number
  readonly top: number
  readonly touches: (item: StandingRow) => boolean
  readonly holds: (points: readonly Point3[]) => boolean
}

/** What stands further than this before a face is not meant by a box on it. */
const reach = 1500

export function boxBetween({ document }: Shown, from: Hit, to: Hit): Box | null {
  const name = isUpright(from) ? from.face : null
  const face = name && shellOf(document).face(name.wall, name.side)
  return face ? boxOnFace(face, from.point, to.point) : boxOnFloor(from.point, to.point)
}

/** Upright where the hand tells a height: before a wall, or in the room on one. */
export function isUpright({ face, surface, point, tellsHeight }: Hit): boolean {
  return face !== null && (tellsHeight === true || (surface === 'wall' && point[2] > 1))
}

export function boxMark({ outline, bottom, top }: Box): OverlayShape {
  return { kind: 'prism', id: 'box', tone: 'guide', outline, bottom, top }
}

/** What a box catches, by the kind of record: items where it touches them, parts of the room where it holds them. */
const catches: Readonly<Partial<Record<RecordKind, (shown: Shown, box: Box) => readonly string[]>>> = {
  row: ({ document, evaluation }, { touches }) =>
    standingRows(document, evaluation)
      .filter(touches)
      .map(({ id }) => id),
  wall: ({ document }, { holds }) =>
    shellOf(document)
      .walls.filter(({ footprint: body, height }) =>
        holds(
          body.flatMap(([x, y]): readonly Point3[] => [
            [x, y, 0],
            [x, y, height],
          ]),
        ),
      )
      .map(({ id }) => id),
  opening: openingsIn,
  fixture: ({ document }, { holds }) =>
    standingFixtures(document)
      .filter((fixture) => holds(cornersOf(fixture)))
      .map(({ id }) => id),
}

export function caughtIn(shown: Shown, box: Box): readonly Selected[] {
  return (Object.keys(catches) as RecordKind[]).flatMap((kind) =>
    (catches[kind]?.(shown, box) ?? []).map((id) => ({ kind, id })),
  )
}

function cornersOf(standing: Standing): readonly Point3[] {
  const [, , bottom] = standing.place.at
  return footprint(standing).flatMap(([x, y]): readonly Point3[] => [
    [x, y, bottom],
    [x, y, bottom + standing.size.height],
  ])
}

/** A door of a catalogue is caught as the item it is. */
function openingsIn({ document, evaluation }: Shown, { holds }: Box): readonly string[] {
  return openingsNow(document, evaluation).flatMap((opening) => {
    const face = shellOf(document).face(opening.wall, opening.side)
    if (!face || opening.row !== null) return []
    const { start, end } = openingOnFace(opening, face)
    const corners = [start, end].flatMap((along) => {
      const [x, y] = fromWall(face.frame, { along, across: 0 })
      return [opening.sill, opening.sill + opening.height].map((up): Point3 => [x, y, up])
    })
    return holds(corners) ? [opening.id] : []
  })
}

function boxOnFloor([ax, ay]: Point3, [bx, by]: Point3): Box {
  const [left, right] = [Math.min(ax, bx), Math.max(ax, bx)]
  const [near, far] = [Math.min(ay, by), Math.max(ay, by)]
  const outline: readonly Point[] = [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ]
  return {
    outline,
    bottom: 0,
    // Not quite flat: what is flat lies under the items.
    top: 1,
    touches: (item) => polygonsOverlap(footprint(item), outline),
    holds: (points) => points.every(([x, y]) => x >= left && x <= right && y >= near && y <= far),
  }
}

function boxOnFace({ frame }: WallFace, from: Point3, to: Point3): Box {
  const ends = [from, to].map(([x, y]) => toWall(frame, [x, y]).along)
  const [left, right] = [Math.min(...ends), Math.max(...ends)]
  const [bottom, top] = [Math.min(from[2], to[2]), Math.max(from[2], to[2])]
  const at = (along: number, across: number) => fromWall(frame, { along, across })
  return {
    outline: [at(left, 0), at(right, 0), at(right, 1), at(left, 1)],
    bottom,
    top,
    touches(item) {
      const { start, end, near, far } = spanOnWall(frame, item)
      const [, , up] = item.place.at
      const isBefore = near < reach && far > 0
      return isBefore && start < right && end > left && up < top && up + item.size.height > bottom
    },
    holds: (points) =>
      points.every(([x, y, up]) => {
        const { along, across } = toWall(frame, [x, y])
        return Math.abs(across) < reach && along >= left && along <= right && up >= bottom && up <= top
      }),
  }
}
