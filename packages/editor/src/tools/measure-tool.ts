import { footprint, type Point3, shellOf, snapTolerance } from '@arredo/geometry'
import { standingRows } from '@arredo/project'
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

function nearestCorner({ desk }: Workbench, [x, y, z]: Point3): Point3 | null {
  const { document, evaluation } = desk.current()
  const shell = shellOf(document)
  const corners: readonly Point3[] = [
    ...shell.rooms.flatMap(({ outline }) => outline.map((at): Point3 => [...at, z])),
    ...standingRows(document, evaluation).flatMap((item) => {
      const [, , bottom] = item.place.at
      // In plan every height is seen at once; in the room the nearer of bottom and top.
      const height = z <= 0 ? 0 : z > bottom + item.size.height / 2 ? bottom + item.size.height : bottom
      return footprint(item).map((at): Point3 => [...at, height])
    }),
  ]
  const near = corners
    .map((at) => ({ at, away: Math.hypot(at[0] - x, at[1] - y) }))
    .filter(({ away }) => away <= snapTolerance)
    .sort((one, two) => one.away - two.away)
  return near[0]?.at ?? null
}
