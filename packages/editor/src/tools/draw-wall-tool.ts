import { type Point, shellOf, signedArea, type WallId } from '@arredo/geometry'
import {
  type CornerAt,
  changeWall,
  type DrawWallInput,
  drawWall,
  type Step,
  step,
  together,
} from '@arredo/project'
import type { Hit, Modifiers, Shown } from '../editor-state.ts'
import { angleOf, onLine, type Snapped, snapCorner, wallEnd } from '../wall-drawing.ts'
import { type Entry, type OverlayShape, plainTool, type Tool, type Workbench } from './tool.ts'

type Locks = { readonly length: number | null; readonly angle: number | null }

const unlocked: Locks = { length: null, angle: null }

/**
 * Walls from click to click, or by typing: a length, an angle, Enter. It ends where it meets what is there, at
 * its own first corner, or with Escape.
 */
export function drawWallTool(workbench: Workbench, _: null): Tool {
  const { desk, newId } = workbench
  /** Walls drawn in this go, and the corners between them. */
  let chain: { readonly corners: readonly CornerAt[]; readonly walls: readonly WallId[] } = none
  let start: Snapped | null = null
  let pointer: Point = [0, 0]
  let locks = unlocked
  let snaps = true
  let next = { wall: newId(), from: newId(), corner: newId(), room: newId() }

  /** Where the wall under way ends: as typed, as snapped, else under the pointer. */
  const end = (): Snapped | null => {
    if (!start) return null
    const inset = locks.length === null ? 0 : insetOf(start, pointer)
    const length = locks.length === null ? null : locks.length + inset
    const { document } = desk.current()
    const others = { document, drawn: chain.corners }
    return wallEnd(start.at, pointer, { length, angle: locks.angle }, snaps ? others : null)
  }

  /** What the walls it begins at take of its clear length. */
  const insetOf = (from: Snapped, to: Point): number => {
    const input = inputFor(from, { ...onLine(from.at, to), corner: null, wall: null })
    const preview = desk.preview(drawWall, input)
    const wall = preview.ok ? shellOf(preview.value.document).wall(input.wall) : undefined
    return wall ? wall.length - (wall.faces.right.end - wall.faces.right.start) : 0
  }

  const inputFor = (from: Snapped, to: Snapped): DrawWallInput => ({
    wall: next.wall,
    from: { corner: from.corner ?? next.from, at: from.at },
    to: { corner: to.corner ?? next.corner, at: to.at },
    line: isPartition(from, to) ? 'centre' : 'right',
    rooms: [next.room],
  })

  /** One wall from a wall to a wall: it stands between two rooms, and its line is its middle. */
  const isPartition = (from: Snapped, to: Snapped): boolean =>
    chain.walls.length === 0 && from.wall !== null && to.wall !== null

  const preview = (): Shown | null => {
    const to = end()
    const made = start && to ? desk.preview(drawWall, inputFor(start, to)) : null
    return made?.ok ? { ...made.value, tints: {} } : null
  }

  const commit = (): boolean => {
    const to = end()
    if (!start || !to) return false
    const input = inputFor(start, to)
    const corners = [...(chain.corners.length > 0 ? chain.corners : [input.from]), input.to]
    const walls = [...chain.walls, input.wall]
    const isClosed = corners.length > 3 && input.to.corner === corners[0]?.corner
    const steps: Step[] = [step(drawWall, input)]
    // Drawn against the clock, the bodies would lie inside: what was typed is the clear length all the same.
    if (isClosed && signedArea(corners.slice(0, -1).map(({ at }) => at)) > 0) {
      for (const wall of walls) steps.push(step(changeWall, { wall, change: { line: 'left' } }))
    }
    if (!desk.run(together(drawWall.label, steps), null).ok) return false

    const goesOn = to.corner === null && to.wall === null
    chain = goesOn ? { corners, walls } : none
    start = goesOn ? { at: to.at, corner: input.to.corner, wall: null } : null
    locks = unlocked
    next = { wall: newId(), from: newId(), corner: newId(), room: newId() }
    workbench.changed()
    return true
  }

  const follow = ({ point }: Hit, { freely }: Modifiers) => {
    pointer = [point[0], point[1]]
    snaps = workbench.state().snaps && !freely
    workbench.changed()
  }

  const lengthNow = (shown: Shown | null): number => {
    const wall = shown && shellOf(shown.document).wall(next.wall)
    return wall ? wall.faces.right.end - wall.faces.right.start : 0
  }

  return {
    ...plainTool,
    aim: () => ({ on: 'level', height: 0 }),
    hovers: true,
    preview,

    down(hit, modifiers) {
      follow(hit, modifiers)
      if (start) return
      start = snapCorner(snaps ? { document: desk.current().document, drawn: [] } : null, pointer)
      workbench.changed()
    },
    move: follow,
    up(hit, modifiers) {
      follow(hit, modifiers)
      commit()
    },
    key({ key }) {
      if (key !== 'Enter' || !start) return false
      commit()
      return true
    },
    cancel() {
      const wasDrawing = start !== null
      start = null
      chain = none
      locks = unlocked
      return wasDrawing
    },

    overlay() {
      const to = start ? end() : snapCorner({ document: desk.current().document, drawn: [] }, pointer)
      const at = (point: Point): readonly [number, number, number] => [...point, 0]
      const marks: OverlayShape[] = []
      if (start) marks.push({ kind: 'mark', id: 'start', tone: 'guide', at: at(start.at) })
      if (to) marks.push({ kind: 'mark', id: 'end', tone: 'guide', at: at(to.at) })
      if (start && to)
        marks.push({ kind: 'line', id: 'line', tone: 'guide', from: at(start.at), to: at(to.at) })
      return marks
    },

    entries(): readonly Entry[] {
      const to = end()
      if (!start || !to) return []
      const ends = { from: [...start.at, 0], to: [...to.at, 0] } as const
      return [
        {
          ...ends,
          id: 'length',
          label: 'Length: {{value}}',
          kind: 'length',
          value: locks.length ?? lengthNow(preview()),
          isLive: true,
          enter: (length) => lock({ length }),
        },
        {
          ...ends,
          id: 'angle',
          label: 'Angle: {{value}}',
          kind: 'angle',
          value: locks.angle ?? angleOf(start.at, to.at),
          isLive: true,
          enter: (angle) => lock({ angle }),
        },
      ]
    },
  }

  function lock(change: Partial<Locks>) {
    locks = { ...locks, ...change }
    workbench.changed()
    return { ok: true, value: null } as const
  }
}

const none = { corners: [], walls: [] } as const
