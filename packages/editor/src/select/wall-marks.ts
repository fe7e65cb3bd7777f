import {
  type CornerId,
  fromWall,
  type Point3,
  type ShellWall,
  shellOf,
  type WallEnd,
  type WallId,
  type WallSide,
} from '@arredo/geometry'
import { clearLength, setWallLength } from '@arredo/project'
import type { EditorState, Shown } from '../editor-state.ts'
import type { Entry, EntryEnd, OverlayShape, Workbench } from '../tools/tool.ts'

/** Numbers stand before the wall: on it they would lie where a hand takes hold of it. */
const besideWall = 300

export function wallMarks({ document }: Shown, id: WallId): readonly OverlayShape[] {
  const record = document.walls[id]
  if (!record) return []
  const ends = [record.from, record.to].flatMap((corner) => cornerMarks({ document }, corner))
  const wall = shellOf(document).wall(id)
  if (!wall) return [...openMarks({ document }, id), ...ends]
  const { footprint: outline, height: top } = wall
  return [{ kind: 'prism', id: `wall ${id}`, tone: 'selected', outline, bottom: 0, top }, ...ends]
}

/** A side of a room that is open is nowhere drawn but as a mark. */
export function openMarks({ document }: Pick<Shown, 'document'>, id: WallId): readonly OverlayShape[] {
  const record = document.walls[id]
  const [from, to] = [document.corners[record?.from ?? ''], document.corners[record?.to ?? '']]
  if (record?.kind !== 'open' || !from || !to) return []
  return [{ kind: 'line', id: `open ${id}`, tone: 'guide', from: [...from.at, 0], to: [...to.at, 0] }]
}

/** A mark that can be taken hold of. */
export function cornerMarks({ document }: Pick<Shown, 'document'>, id: CornerId): readonly OverlayShape[] {
  const corner = document.corners[id]
  return corner ? [{ kind: 'mark', id: `corner ${id}`, tone: 'selected', at: [...corner.at, 0] }] : []
}

/** The clear length on every side that looks into a room. */
export function wallEntries(workbench: Workbench, shown: Shown, id: WallId): readonly Entry[] {
  return sidesShown(shown, id).flatMap((side) => wallLengthEntry(workbench, shown, id, side) ?? [])
}

/** The same to be read only, while something is dragged. */
export function wallLengths(shown: Shown, walls: Iterable<WallId>): readonly Entry[] {
  return [...walls].flatMap((id) =>
    sidesShown(shown, id).flatMap((side) => {
      const entry = lengthOn(shown, id, side)
      return entry ? { ...entry, enter: null } : []
    }),
  )
}

/** The clear length of one face of a wall; typing it moves the wall at the end that was chosen. */
export function wallLengthEntry(
  { desk, newId, state, set }: Workbench,
  shown: Shown,
  wall: WallId,
  side: WallSide,
): Entry | null {
  const entry = lengthOn(shown, wall, side)
  if (!entry) return null
  const end = movingEnd(state(), wall)
  return {
    ...entry,
    enter: (length) => desk.run(setWallLength, { wall, side, length, end, rooms: [newId()] }),
    ends: {
      value: turnedOn(side, end),
      choose: (chosen) => set({ movingEnd: { wall, end: turnedOn(side, chosen) } }),
    },
  }
}

/** The end of a wall that moves when its length is typed. */
export function movingEnd({ movingEnd }: Pick<EditorState, 'movingEnd'>, wall: WallId): WallEnd {
  return movingEnd?.wall === wall ? movingEnd.end : 'to'
}

function sidesShown({ document }: Shown, id: WallId): readonly WallSide[] {
  const wall = shellOf(document).wall(id)
  return wall ? sidesInside(wall) : []
}

/** The sides that look into a room; the right one of a wall that stands in none. */
export function sidesInside({ faces }: ShellWall): readonly WallSide[] {
  const inside = (['right', 'left'] as const).filter((side) =>
    faces[side].stretches.some(({ room }) => room !== null),
  )
  return inside.length > 0 ? inside : ['right']
}

/** A face runs from the left of who looks at it: on the left face the other way than its wall. */
function turnedOn(side: WallSide, end: WallEnd | EntryEnd): WallEnd {
  return side === 'right' ? end : end === 'from' ? 'to' : 'from'
}

function lengthOn({ document }: Shown, wall: WallId, side: WallSide): Entry | null {
  const face = shellOf(document).face(wall, side)
  const value = clearLength(document, wall, side)
  if (!face || value === null) return null
  const at = (along: number): Point3 => [...fromWall(face.frame, { along, across: besideWall }), 0]
  return {
    id: `${wall} ${side}`,
    label: 'Length: {{value}}',
    kind: 'length',
    value,
    from: at(face.start),
    to: at(face.end),
    isLive: false,
    enter: null,
  }
}
