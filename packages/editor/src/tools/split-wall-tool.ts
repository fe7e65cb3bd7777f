import { distance, fromWall, type Point, shellOf, toWall, type WallId, wallFrame } from '@arredo/geometry'
import { done, splitWall } from '@arredo/project'
import type { Hit, Modifiers, Shown } from '../editor-state.ts'
import { onlySelected } from '../selection.ts'
import { type Entry, plainTool, type Tool, type Workbench } from './tool.ts'

type Cut = { readonly wall: WallId; readonly at: number }

/** How near a pointer must come to a wall to mean it. */
const reach = 300

/** Cuts the wall under the pointer in two where it is clicked, or so far from its left end as is typed. */
export function splitWallTool(workbench: Workbench, _: null): Tool {
  const { desk, newId } = workbench
  const names = { part: newId(), corner: newId(), room: newId() }
  let cut: Cut | null = middleOfSelected(workbench)
  let typed: number | null = null

  const now = (): Cut | null =>
    cut && (typed === null ? cut : { ...cut, at: startOf(desk, cut.wall) + typed })
  const inputFor = (where: Cut) => ({
    ...where,
    part: names.part,
    corner: names.corner,
    rooms: [names.room],
  })
  const follow = ({ point, record }: Hit, { freely }: Modifiers) => {
    const place: Point = [point[0], point[1]]
    const wall = record?.kind === 'wall' ? record.id : nearestWall(desk, place)
    const frame = wall === null ? null : frameOf(desk, wall)
    if (wall === null || !frame) return
    if (cut?.wall !== wall) typed = null
    const along = toWall(frame, place).along
    const start = startOf(desk, wall)
    cut = {
      wall,
      at: freely || !workbench.state().snaps ? along : start + Math.round((along - start) / 10) * 10,
    }
    workbench.changed()
  }
  const commit = () => {
    const where = now()
    if (!where || !workbench.attempt(splitWall, inputFor(where)).ok) return
    workbench.leave()
    workbench.set({ selection: [{ kind: 'corner', id: names.corner }] })
  }
  const preview = (): Shown | null => {
    const where = now()
    const made = where && desk.preview(splitWall, inputFor(where))
    return made?.ok ? { ...made.value, tints: {} } : null
  }

  return {
    ...plainTool,
    aim: () => ({ on: 'things' }),
    hovers: true,
    preview,
    down: follow,
    move: follow,
    up(hit, modifiers) {
      follow(hit, modifiers)
      commit()
    },
    key({ key }) {
      if (key !== 'Enter' || !cut) return false
      commit()
      return true
    },
    cancel: () => false,

    overlay() {
      const where = now()
      const frame = where && frameOf(desk, where.wall)
      if (!where || !frame) return []
      const at = [...fromWall(frame, { along: where.at, across: 0 }), 0] as const
      return [{ kind: 'mark', id: 'cut', tone: 'guide', at }]
    },

    entries(): readonly Entry[] {
      const where = now()
      const face = where && shellOf(desk.current().document).face(where.wall, 'right')
      if (!where || !face) return []
      const at = (along: number) => [...fromWall(face.frame, { along, across: 0 }), 0] as const
      return [
        {
          id: 'cut',
          label: 'Distance on the left: {{value}}',
          kind: 'length',
          value: typed ?? where.at - face.start,
          from: at(face.start),
          to: at(where.at),
          isLive: true,
          enter(length) {
            typed = length
            workbench.changed()
            return done(null)
          },
          release() {
            typed = null
            workbench.changed()
          },
        },
        {
          id: 'rest',
          label: 'Distance on the right: {{value}}',
          kind: 'length',
          value: face.end - where.at,
          from: at(where.at),
          to: at(face.end),
          isLive: false,
          enter: null,
        },
      ]
    },
  }
}

type Desk = Workbench['desk']

function middleOfSelected({ desk, state }: Workbench): Cut | null {
  const wall = onlySelected(state().selection, 'wall')
  const frame = wall === null ? null : frameOf(desk, wall)
  return wall !== null && frame ? { wall, at: frame.length / 2 } : null
}

/** Where a tape on its right face begins. */
function startOf(desk: Desk, wall: WallId): number {
  return shellOf(desk.current().document).face(wall, 'right')?.start ?? 0
}

function frameOf(desk: Desk, id: WallId) {
  const { walls, corners } = desk.current().document
  const [from, to] = [corners[walls[id]?.from ?? '']?.at, corners[walls[id]?.to ?? '']?.at]
  return from && to && distance(from, to) > 0 ? wallFrame({ from, to }) : null
}

function nearestWall(desk: Desk, place: Point): WallId | null {
  const near = shellOf(desk.current().document)
    .walls.map(({ id, from, to }) => {
      const { along, across } = toWall(wallFrame({ from, to }), place)
      const isBeside = along >= 0 && along <= distance(from, to)
      return { id, away: isBeside ? Math.abs(across) : Number.POSITIVE_INFINITY }
    })
    .filter(({ away }) => away <= reach)
    .sort((one, two) => one.away - two.away)
  return near[0]?.id ?? null
}
