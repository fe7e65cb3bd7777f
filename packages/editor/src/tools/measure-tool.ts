import {
  footprint,
  fromWall,
  openingOnFace,
  type Point,
  type Point3,
  shellOf,
  snapTolerance,
} from '@arredo/geometry'
import { type DeskState, openingsNow, standingRows } from '@arredo/project'
import type { Hit, Modifiers } from '../editor-state.ts'
import { plainTool, type Tool, type Workbench } from './tool.ts'

/** From a first click to a second; corners of walls and items draw the pointer to them. */
export function measureTool(workbench: Workbench, _: null): Tool {
  let from: Point3 | null = null
  let to: Point3 | null = null
  let isDone = false

  const pointAt = ({ point }: Hit, { freely }: Modifiers): Point3 =>
    freely || !workbench.state().snaps ? point : (nearestCorner(workbench, point) ?? point)

  return {
    ...plainTool,
    aim: () => ({ on: 'things' }),
    hovers: true,

    down(hit, modifiers) {
      if (from && !isDone) return
      from = pointAt(hit, modifiers)
      to = null
      isDone = false
      workbench.changed()
    },

    move(hit, modifiers) {
      if (!from || isDone) return
      to = pointAt(hit, modifiers)
      workbench.changed()
    },

    up(hit, modifiers) {
      if (!from || isDone) return
      to = pointAt(hit, modifiers)
      // Pressed and released on the spot: the second click says where it ends.
      isDone = lengthOf(from, to) > snapTolerance
      workbench.changed()
    },

    cancel() {
      const wasMeasuring = from !== null
      from = null
      to = null
      isDone = false
      return wasMeasuring
    },

    overlay: () => [
      ...(from ? [{ kind: 'mark', id: 'from', tone: 'measured', at: from } as const] : []),
      ...(to ? [{ kind: 'mark', id: 'to', tone: 'measured', at: to } as const] : []),
    ],

    entries: () =>
      from && to && lengthOf(from, to) >= 1
        ? [
            {
              id: 'measured',
              label: 'Distance: {{value}}',
              kind: 'length',
              value: lengthOf(from, to),
              from,
              to,
              isLive: false,
              enter: null,
            },
          ]
        : [],
  }
}

function lengthOf(from: Point3, to: Point3): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
}

/** In plan every height is seen at once; in space a corner is near in all three directions. */
function nearestCorner({ desk }: Workbench, point: Point3): Point3 | null {
  const { rooms } = shellOf(desk.current().document)
  // Where two walls meet is a corner at every height, but only where there is no other.
  const edges = rooms.flatMap(({ outline }) => upright(outline, [point[2]]))
  return nearestOf(cornersOf(desk.current()), point) ?? nearestOf(edges, point)
}

function nearestOf(corners: readonly Point3[], [x, y, z]: Point3): Point3 | null {
  const isPlan = z <= 0
  const near = corners
    .map((at) => ({ at, away: Math.hypot(at[0] - x, at[1] - y, isPlan ? 0 : at[2] - z) }))
    .filter(({ away }) => away <= snapTolerance)
    .sort((one, two) => one.away - two.away)
  const [first] = near
  return first ? [first.at[0], first.at[1], isPlan ? 0 : first.at[2]] : null
}

/** Of what stands in the room, of the rooms at floor and ceiling, and of openings. */
function cornersOf({ document, evaluation }: DeskState): readonly Point3[] {
  const shell = shellOf(document)
  return [
    ...standingRows(document, evaluation).flatMap((item) => {
      const bottom = item.place.at[2]
      return upright(footprint(item), [bottom, bottom + item.size.height])
    }),
    ...shell.rooms.flatMap(({ outline, height }) => upright(outline, [0, height])),
    ...openingsNow(document, evaluation).flatMap((opening) => {
      const face = shell.face(opening.wall, opening.side)
      if (!face) return []
      const { start, end } = openingOnFace(opening, face)
      const ends = [start, end].map((along) => fromWall(face.frame, { along, across: 0 }))
      return upright(ends, [opening.sill, opening.sill + opening.height])
    }),
  ]
}

function upright(points: readonly Point[], heights: readonly number[]): readonly Point3[] {
  return points.flatMap(([x, y]) => heights.map((height): Point3 => [x, y, height]))
}
