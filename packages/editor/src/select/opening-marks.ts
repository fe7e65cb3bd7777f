import { fromWall, type Opening, openingOnFace, type Point3, shellOf, type WallSide } from '@arredo/geometry'
import { changeOpening, openingsNow, refuse } from '@arredo/project'
import type { Shown } from '../editor-state.ts'
import type { Entry, OverlayShape, Workbench } from '../tools/tool.ts'
import { openingHeightEntries } from './opening-height-entries.ts'

export function openingMarks({ document, evaluation }: Shown, id: string): readonly OverlayShape[] {
  const opening = openingsNow(document, evaluation).find((each) => each.id === id)
  const wall = opening && shellOf(document).wall(opening.wall)
  if (!opening || !wall) return []
  const face = wall.faces[opening.side]
  const { start, end } = openingOnFace(opening, face)
  const depth = opening.depth ?? wall.thickness
  const at = (along: number, across: number) => fromWall(face.frame, { along, across })
  const outline = [at(start, 0), at(end, 0), at(end, -depth), at(start, -depth)]
  const { sill: bottom, height } = opening
  return [{ kind: 'prism', id: `opening ${id}`, tone: 'selected', outline, bottom, top: bottom + height }]
}

/** How far an opening is from what comes next on its wall, to the left and to the right of who looks at it. */
export function openingEntries(
  { desk }: Workbench,
  { document, evaluation }: Shown,
  id: string,
): readonly Entry[] {
  const opening = openingsNow(document, evaluation).find((each) => each.id === id)
  const face = opening && shellOf(document).face(opening.wall, opening.side)
  if (!opening || !face) return []
  const { start, end } = openingOnFace(opening, face)
  const stretch = face.stretches.find((each) => each.start <= start + 1 && each.end >= end - 1)
  const [first, last] = stretch ? [stretch.start, stretch.end] : [face.start, face.end]
  const at = (along: number): Point3 => [...fromWall(face.frame, { along, across: 0 }), opening.sill]
  const entry = (side: WallSide, from: number, to: number): Entry => ({
    id: `${id} ${side}`,
    label: side === 'left' ? 'Distance on the left: {{value}}' : 'Distance on the right: {{value}}',
    kind: 'length',
    value: to - from,
    from: at(from),
    to: at(to),
    isLive: false,
    enter(wanted) {
      if (!(wanted >= 0 && Number.isFinite(wanted))) return refuse('A distance is 0 or more')
      const by = side === 'left' ? wanted - (to - from) : to - from - wanted
      return desk.run(changeOpening, { opening: id, change: { offset: movedOnFace(opening, face.side, by) } })
    },
  })
  const level = [entry('left', first, start), entry('right', end, last)]
  return [...level, ...openingHeightEntries({ desk }, document, opening)].filter(({ value }) => value >= 1)
}

/** The record's own offset, which runs the other way on a left face. */
function movedOnFace({ offset }: Opening, side: WallSide, by: number): number {
  return side === 'right' ? offset + by : offset - by
}
