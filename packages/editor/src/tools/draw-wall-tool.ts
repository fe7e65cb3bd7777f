import {
  direction,
  normalTurn,
  type Point,
  plus,
  shellOf,
  signedArea,
  times,
  type WallId,
} from '@arredo/geometry'
import {
  type CornerAt,
  changeWall,
  type DrawWallInput,
  done,
  drawWall,
  type Step,
  step,
  together,
} from '@arredo/project'
import type { Hit, KeyPress, Modifiers, Shown } from '../editor-state.ts'
import { onlySelected } from '../selection.ts'
import {
  angleOf,
  angleStep,
  atCorner,
  free,
  onLine,
  type Snapped,
  snapCorner,
  wallEnd,
} from '../wall-drawing.ts'
import { drawnWallMarks } from './drawn-wall-marks.ts'
import { type Entry, plainTool, type Tool, type Workbench } from './tool.ts'

type Locks = { readonly length: number | null; readonly angle: number | null }

/** Walls drawn in one go, the corners between them, and what was there where it began. */
type Chain = {
  readonly first: Snapped | null
  readonly corners: readonly CornerAt[]
  readonly walls: readonly WallId[]
}

const unlocked: Locks = { length: null, angle: null }
const none: Chain = { first: null, corners: [], walls: [] }
/** As far as a wall goes whose length nobody typed, without a pointer. */
const usualLength = 2000
/** Beside a house that stands already, without a pointer. */
const apart = 1500

/**
 * Walls from click to click, or by typing: a length, an angle, Enter. Without a pointer Enter begins, arrows
 * turn, C closes the room and Backspace takes the last wall back. It ends where it meets what is there, at its
 * own first corner, or with Escape.
 */
export function drawWallTool(workbench: Workbench, _: null): Tool {
  const { desk, newId } = workbench
  let chain = none
  let start: Snapped | null = null
  let pointer: Point | null = null
  /** The way that was chosen by keys; null follows the pointer. */
  let steer: number | null = null
  let locks = unlocked
  let snaps = true
  let next = newNames(newId)
  let made: { readonly of: unknown; readonly shown: Shown | null } | null = null

  const touched = () => {
    made = null
    workbench.changed()
  }
  const targets = () => ({ document: desk.current().document, drawn: chain.corners })

  /** Where the wall under way ends: as typed, as steered, as snapped, else under the pointer. */
  const end = (): Snapped | null => {
    if (!start) return null
    const towards = steer === null ? (pointer ?? start.at) : ahead(start.at, steer)
    const inset = locks.length === null ? 0 : insetOf(start, towards)
    const length = locks.length === null ? null : locks.length + inset
    return wallEnd(start.at, towards, { length, angle: locks.angle ?? steer }, snaps ? targets() : null)
  }

  /** What the walls it begins at take of its clear length. */
  const insetOf = (from: Snapped, to: Point): number => {
    const input = inputFor(from, onLine(from.at, to))
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
    const { document } = desk.current()
    if (made?.of === document) return made.shown
    const to = end()
    const result = start && to ? desk.preview(drawWall, inputFor(start, to)) : null
    made = { of: document, shown: result?.ok ? { ...result.value, tints: {} } : null }
    return made.shown
  }

  const commit = (to: Snapped | null): boolean => {
    if (!start || !to) return false
    const input = inputFor(start, to)
    const corners = [...(chain.corners.length > 0 ? chain.corners : [input.from]), input.to]
    const walls = [...chain.walls, input.wall]
    const isClosed = corners.length > 3 && input.to.corner === corners[0]?.corner
    const steps: Step[] = [step(drawWall, input)]
    // Drawn against the clock, the bodies would lie inside: what was typed is the clear length all the same.
    if (isClosed && signedArea(corners.slice(0, -1).map(({ at }) => at)) > 0) {
      for (const wall of walls) steps.push(turnedOver(wall))
    }
    if (!desk.run(together(drawWall.label, steps), null).ok) return false

    const goesOn = to.corner === null && to.wall === null
    chain = goesOn ? { first: chain.first ?? start, corners, walls } : none
    // By keys a room is drawn with the clock: the next wall turns to the right.
    if (steer !== null) steer = normalTurn((locks.angle ?? steer) - 90)
    start = goesOn ? { ...free(to.at), corner: input.to.corner } : null
    locks = unlocked
    next = newNames(newId)
    touched()
    return true
  }

  /** At the selected corner, else beside the house, else in the middle of nowhere. */
  const origin = (): Snapped => {
    const { corners } = desk.current().document
    const selected = corners[onlySelected(workbench.state().selection, 'corner') ?? '']
    if (selected) return atCorner(targets(), { corner: selected.id, at: selected.at })
    const places = Object.values(corners).map(({ at }) => at)
    if (places.length === 0) return free([0, 0])
    return free([Math.max(...places.map(([x]) => x)) + apart, Math.max(...places.map(([, y]) => y))])
  }

  const begin = () => {
    start = origin()
    steer = 0
    snaps = workbench.state().snaps
    touched()
  }

  /** From here to where this go began. */
  const close = () => {
    const [first] = chain.corners
    if (first && chain.walls.length >= 2) commit(atCorner(targets(), first))
  }

  const takeBack = () => {
    const walls = chain.walls.slice(0, -1)
    const corners = chain.corners.slice(0, -1)
    const last = corners.at(-1)
    if (chain.walls.length === 0) start = null
    else if (desk.current().undoes === drawWall.label && desk.undo().ok) {
      start = walls.length === 0 || !last ? chain.first : { ...free(last.at), corner: last.corner }
      chain = walls.length === 0 ? none : { ...chain, corners, walls }
    }
    locks = unlocked
    touched()
  }

  const follow = ({ point: [x, y] }: Hit, { freely }: Modifiers) => {
    snaps = workbench.state().snaps && !freely
    // A view that moved under a resting hand must not take the way that keys chose.
    if (pointer?.[0] !== x || pointer[1] !== y) steer = null
    pointer = [x, y]
    touched()
  }

  const lock = (change: Partial<Locks>) => {
    locks = { ...locks, ...change }
    touched()
    return done(null)
  }

  return {
    ...plainTool,
    aim: () => ({ on: 'level', height: 0 }),
    hovers: true,
    preview,

    down(hit, modifiers) {
      follow(hit, modifiers)
      if (start) return
      start = snapCorner(snaps ? { ...targets(), drawn: [] } : null, [hit.point[0], hit.point[1]])
      touched()
    },
    move: follow,
    up(hit, modifiers) {
      follow(hit, modifiers)
      commit(end())
    },
    key(press) {
      const deed = deedOf(press)
      if (!deed || (!start && deed !== 'set')) return false
      if (deed === 'set' && !start) begin()
      else if (deed === 'set') commit(end())
      else if (deed === 'close') close()
      else if (deed === 'takeBack') takeBack()
      else {
        steer = normalTurn(deed.to ?? (locks.angle ?? steer ?? 0) + deed.by)
        lock({ angle: null })
      }
      return true
    },
    cancel() {
      const wasDrawing = start !== null
      start = null
      chain = none
      locks = unlocked
      steer = null
      made = null
      return wasDrawing
    },

    overlay() {
      const hover = pointer ? snapCorner(snaps ? { ...targets(), drawn: [] } : null, pointer) : origin()
      return drawnWallMarks(start, start ? end() : hover)
    },

    entries(): readonly Entry[] {
      const to = end()
      if (!start || !to) return []
      const ends = { from: [...start.at, 0], to: [...to.at, 0], isLive: true } as const
      return [
        {
          ...ends,
          id: 'length',
          label: 'Length: {{value}}',
          kind: 'length',
          value: locks.length ?? lengthOf(preview(), next.wall),
          enter: (length) => lock({ length }),
          release: () => void lock({ length: null }),
        },
        {
          ...ends,
          id: 'angle',
          label: 'Angle: {{value}}',
          kind: 'angle',
          value: locks.angle ?? steer ?? angleOf(start.at, to.at),
          enter: (angle) => lock({ angle }),
          release: () => void lock({ angle: null }),
        },
      ]
    },
  }
}

type Deed = 'set' | 'close' | 'takeBack' | { readonly to?: number; readonly by: number }

const axes: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowUp: 90, ArrowLeft: 180, ArrowDown: 270 }

/** Arrows turn to an axis, with Shift a step further: left and up against the clock. */
function deedOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): Deed | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'Enter') return 'set'
  if (key === 'Backspace') return 'takeBack'
  if (key.toLowerCase() === 'c') return 'close'
  const axis = axes[key]
  if (axis === undefined) return null
  return shiftKey ? { by: axis === 90 || axis === 180 ? angleStep : -angleStep } : { to: axis, by: 0 }
}

function ahead(from: Point, turn: number): Point {
  return plus(from, times(direction(turn), usualLength))
}

function lengthOf(shown: Shown | null, id: WallId): number {
  const wall = shown && shellOf(shown.document).wall(id)
  return wall ? wall.faces.right.end - wall.faces.right.start : 0
}

/** One that was taken away meanwhile is nobody's business. */
function turnedOver(wall: WallId): Step {
  return (document) =>
    document.walls[wall] ? changeWall.run(document, { wall, change: { line: 'left' } }) : done(document)
}

function newNames(newId: () => string) {
  return { wall: newId(), from: newId(), corner: newId(), room: newId() }
}
