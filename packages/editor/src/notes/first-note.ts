import { distance, type Point, plus, roomAt, shellOf, times } from '@arredo/geometry'
import {
  type Anchor,
  type AnchoredTo,
  type DrawingName,
  fromOwn,
  ownSpace,
  type Preview,
} from '@arredo/project'

export type FirstPlace = { readonly at: Point; readonly leader: Anchor | null }

/** How far a text stands from what it speaks of, and two texts from each other. */
const away = 1000
const step = 250

/** Where a note stands that nobody points a place for: beside what is selected, else in the middle. */
export function firstPlace(state: Preview, drawing: DrawingName, to: AnchoredTo | null): FirstPlace {
  const space = to && ownSpace(state, drawing, to)
  if (!to || !space) return { at: free(state, drawing, middleOf(state, drawing)), leader: null }
  const centre: Point = drawing.on === 'plan' && to.kind === 'wall' ? [0.5, 0.5] : [0.5, 0.6]
  const tip = fromOwn(space, centre)
  return { at: free(state, drawing, besideOf(state, drawing, tip)), leader: { at: centre, to } }
}

/** A place on the top of what is selected, for a level; on its middle in plan. */
export function firstSpot(state: Preview, drawing: DrawingName, to: AnchoredTo | null): Point {
  const space = to && ownSpace(state, drawing, to)
  if (!space) return drawing.on === 'face' ? onFloorOf(state, drawing) : middleOf(state, drawing)
  return fromOwn(space, drawing.on === 'face' ? [0.5, 1] : [0.5, 0.5])
}

function middleOf({ document }: Preview, drawing: DrawingName): Point {
  const shell = shellOf(document)
  const face = drawing.on === 'face' ? shell.face(drawing.wall, drawing.side) : undefined
  if (face) return [(face.start + face.end) / 2, 1500]
  const [room] = shell.rooms.toSorted((one, two) => two.area - one.area)
  return room ? centreOf(room.outline) : [0, 0]
}

function onFloorOf({ document }: Preview, drawing: DrawingName & { on: 'face' }): Point {
  const face = shellOf(document).face(drawing.wall, drawing.side)
  return face ? [face.start + (face.end - face.start) / 4, 0] : [0, 0]
}

/** Towards the middle of the room it is in, where dimensions are not; on a face up and to the right. */
function besideOf({ document }: Preview, drawing: DrawingName, tip: Point): Point {
  if (drawing.on === 'face') return plus(tip, [away, away / 2])
  const shell = shellOf(document)
  const nearest = shell.rooms
    .map((room) => ({ centre: centreOf(room.outline), isIn: roomAt(shell, tip) === room }))
    .sort(
      (one, two) =>
        Number(two.isIn) - Number(one.isIn) || distance(one.centre, tip) - distance(two.centre, tip),
    )[0]
  const way = nearest ? distance(nearest.centre, tip) : 0
  if (!nearest || way < away) return plus(tip, [away, -away])
  return plus(tip, times([nearest.centre[0] - tip[0], nearest.centre[1] - tip[1]], away / way))
}

function centreOf(outline: readonly Point[]): Point {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

/** Below what is written there already. */
function free({ document }: Preview, drawing: DrawingName, at: Point): Point {
  const taken = Object.values(document.notes).flatMap((note) =>
    note.kind !== 'dimension' && note.drawing.on === drawing.on ? [note.at] : [],
  )
  let [x, y] = at
  while (taken.some((other) => distance(other, [x, y]) < step)) y -= step
  return [Math.round(x), Math.round(y)]
}
