import { facesInOrder } from '@arredo/drawings'
import {
  type FaceName,
  footprintCentre,
  isInRoom,
  middle,
  openingOnFace,
  type Point,
  type WallFace,
} from '@arredo/geometry'
import { anchorPoint, type OpeningNow, type Preview, type StandingRow } from '@arredo/project'
import type { Selected } from '../editor-state.ts'
import { isAt } from './met-by-pills.ts'
import { carrierOf, faceOfSeat, type Scene, type Span, sceneOf, spanOnFace, stretchUnder } from './scene.ts'

/** A line of the outline: rooms, their walls, what is on those, then what stands free. */
export type OutlineNode = {
  /** The same as long as the record is there. */
  readonly key: string
  /** What it stands for; null for the heading of what is in no room, and for a room without a record. */
  readonly record: Selected | null
  /** Of a wall: the side that is meant, and its letter. */
  readonly face?: FaceName
  /** Another side or another piece of a wall that is in the outline already. */
  readonly isAgain?: boolean
  readonly children: readonly OutlineNode[]
}

export const inNoRoom = 'in no room'

/** Everything that can be pointed at, once: room by room, wall by wall, from left to right. */
export function outlineOf(preview: Preview): readonly OutlineNode[] {
  const scene = sceneOf(preview)
  const leaves = leavesOf(scene)
  const seen = new Set<string>()
  const rooms = scene.shell.rooms.map((room, index): OutlineNode => {
    const { record } = room
    return {
      key: record ? `room ${record.id}` : `room ${index}`,
      record: record && { kind: 'room', id: record.id },
      children: contents(scene, leaves, index, seen),
    }
  })
  const elsewhere = contents(scene, leaves, null, seen)
  const isAlone = elsewhere.length === 0 || rooms.length === 0
  const outside = isAlone ? elsewhere : [{ key: inNoRoom, record: null, children: elsewhere }]
  return [...rooms, ...outside, ...underlays(scene)]
}

/** What lies under everything. */
function underlays({ document }: Scene): readonly OutlineNode[] {
  return byId(Object.values(document.underlays)).map(({ id }) => ({
    key: `underlay ${id}`,
    record: { kind: 'underlay', id },
    children: [],
  }))
}

/** A thing with the room it belongs to; on a face, if it is on one, between `span`. */
type Leaf = {
  readonly record: Selected
  readonly room: number | null
  readonly face: WallFace | null
  readonly span: Span
  readonly bottom: number
  readonly children: readonly OutlineNode[]
}

function contents(
  scene: Scene,
  leaves: readonly Leaf[],
  room: number | null,
  seen: Set<string>,
): readonly OutlineNode[] {
  const here = leaves.filter((leaf) => leaf.room === room)
  const used = new Set(here.map(({ face }) => face))
  const inOrder = facesInOrder(scene.shell)
  const faces = inOrder.filter((face) => isFaceOf(face, room) || used.has(face))
  const known = new Set(inOrder)
  // A face nobody stands before can still have something hung on it, and a wall be buried in others.
  const others = scene.shell.walls
    .flatMap((wall) => [wall.faces.right, wall.faces.left])
    .filter((face) => !known.has(face) && (used.has(face) || (room === null && !seen.has(face.wall))))
  const walls = [...faces, ...others].flatMap((face): readonly OutlineNode[] => {
    const on = here.filter((leaf) => leaf.face === face).toSorted(fromLeftToRight)
    const isAgain = seen.has(face.wall)
    // The outer side of a room's wall is worth a line only for what is on it.
    if (room === null && isAgain && on.length === 0) return []
    seen.add(face.wall)
    const { wall, side } = face
    return [
      {
        key: `wall ${wall} ${side} ${room ?? 'outside'}`,
        record: { kind: 'wall', id: wall },
        face: { wall, side },
        ...(isAgain && { isAgain }),
        children: on.map(nodeOf),
      },
    ]
  })
  return [...walls, ...here.filter(({ face }) => face === null).map(nodeOf)]
}

function isFaceOf({ stretches }: WallFace, room: number | null): boolean {
  return stretches.some((stretch) => stretch.room === room)
}

function fromLeftToRight(one: Leaf, two: Leaf): number {
  return (
    one.span.start - two.span.start || one.bottom - two.bottom || (one.record.id < two.record.id ? -1 : 1)
  )
}

function nodeOf({ record, children }: Leaf): OutlineNode {
  return { key: `${record.kind} ${record.id}`, record, children }
}

function leavesOf(scene: Scene): readonly Leaf[] {
  const { items, openings, fixtures, document, shell } = scene
  const carried = carriedBy(items)
  const rows = items
    .filter((item) => carrierOf(item) === null)
    .map((item): Leaf => {
      const face = faceOfSeat(scene, item.seat)
      return {
        record: { kind: 'row', id: item.id },
        ...whereOn(scene, face, face && spanOnFace(face, item), footprintCentre(item)),
        bottom: item.place.at[2],
        children: carried(item.id),
      }
    })
  const holes = openings
    // What is set into an opening stands for it.
    .filter(({ row }) => row === null)
    .map((opening): Leaf => {
      const face = faceOfOpening(scene, opening)
      return {
        record: { kind: 'opening', id: opening.id },
        ...whereOn(scene, face, face && openingOnFace(opening, face), null),
        bottom: opening.sill,
        children: [],
      }
    })
  const points = byId(fixtures).map((standing): Leaf => {
    const face = faceOfSeat(scene, standing.fixture.placement.seat)
    return {
      record: { kind: 'fixture', id: standing.id },
      ...whereOn(scene, face, face && spanOnFace(face, standing), footprintCentre(standing)),
      bottom: standing.place.at[2],
      children: [],
    }
  })
  const notes = byId(Object.values(document.notes)).map((note): Leaf => {
    const face =
      note.drawing.on === 'face' ? (shell.face(note.drawing.wall, note.drawing.side) ?? null) : null
    const at = note.kind === 'dimension' ? (anchorPoint(scene, note.drawing, note.from) ?? [0, 0]) : note.at
    return {
      record: { kind: 'note', id: note.id },
      ...whereOn(scene, face, { start: at[0], end: at[0] }, at),
      bottom: 0,
      children: [],
    }
  })
  return [...rows, ...holes, ...points, ...openWalls(scene), ...notes]
}

/** An open side of a room has no face to be a line of the outline with. */
function openWalls({ document, shell }: Scene): readonly Leaf[] {
  return byId(Object.values(document.walls)).flatMap((wall) => {
    const [from, to] = [document.corners[wall.from], document.corners[wall.to]]
    if (wall.kind !== 'open' || !from || !to) return []
    const centre = middle(from.at, to.at)
    const room = shell.rooms.findIndex(({ outline }) => isAt(centre, outline))
    return {
      record: { kind: 'wall', id: wall.id },
      ...{ face: null, span: { start: 0, end: 0 }, room: room < 0 ? null : room },
      ...{ bottom: 0, children: [] },
    }
  })
}

/** On its face, in the room that its piece of the face looks into; else in the room around its middle. */
function whereOn(
  { shell }: Scene,
  face: WallFace | null,
  span: Span | null,
  centre: Point | null,
): Pick<Leaf, 'room' | 'face' | 'span'> {
  if (face && span) return { face, span, room: stretchUnder(face, span)?.room ?? null }
  const room = centre ? shell.rooms.findIndex((each) => isInRoom(centre, each)) : -1
  return { face: null, span: { start: 0, end: 0 }, room: room < 0 ? null : room }
}

/** An opening is seen from two rooms; it is told of on the side it belongs to, if that is in a room. */
function faceOfOpening({ shell }: Scene, { wall, side }: OpeningNow): WallFace | null {
  const own = shell.face(wall, side)
  const other = shell.face(wall, side === 'left' ? 'right' : 'left')
  const inRoom = (face: WallFace | undefined) => face?.stretches.some(({ room }) => room !== null)
  return (inRoom(own) || !inRoom(other) ? own : other) ?? null
}

/** What items carry, by the carrier: on it or in it, and what that carries in turn. */
function carriedBy(items: readonly StandingRow[]): (carrier: string) => readonly OutlineNode[] {
  const byCarrier = new Map<string | null, StandingRow[]>()
  for (const item of items) {
    const others = byCarrier.get(carrierOf(item))
    if (others) others.push(item)
    else byCarrier.set(carrierOf(item), [item])
  }
  const carried = (carrier: string): readonly OutlineNode[] =>
    (byCarrier.get(carrier) ?? []).map(({ id }) => ({
      key: `row ${id}`,
      record: { kind: 'row', id },
      children: carried(id),
    }))
  return carried
}

/** Maps of records have no order that a person could know. */
function byId<Kept extends { readonly id: string }>(records: readonly Kept[]): readonly Kept[] {
  return records.toSorted((one, two) => (one.id < two.id ? -1 : 1))
}
