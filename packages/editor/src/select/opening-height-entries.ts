import { fromWall, lowestTop, openingOnFace, type Point3, shellOf } from '@arredo/geometry'
import { changeOpening, type OpeningNow, type ProjectDocument, refuse } from '@arredo/project'
import { isRaised } from '../nudged.ts'
import type { Entry, Workbench } from '../tools/tool.ts'
import { type HeightSide, heightNames } from './height-entries.ts'

/** How high what one does not walk through begins, and what is left above it; typing one moves it up or down. */
export function openingHeightEntries(
  { desk }: Pick<Workbench, 'desk'>,
  document: ProjectDocument,
  opening: OpeningNow,
): readonly Entry[] {
  const face = shellOf(document).face(opening.wall, opening.side)
  if (!face || !isRaised(opening)) return []
  const { id, sill, height } = opening
  const { start, end } = openingOnFace(opening, face)
  const top = lowestTop(face, start, end)
  const middle = fromWall(face.frame, { along: (start + end) / 2, across: 0 })
  const at = (up: number): Point3 => [...middle, up]
  const entry = (side: HeightSide, from: number, to: number, sillFor: (wanted: number) => number): Entry => ({
    id: `${id} ${side}`,
    label: heightNames[side],
    kind: 'length',
    value: Math.abs(to - from),
    from: at(from),
    to: at(to),
    isLive: false,
    enter: (wanted) =>
      wanted >= 0 && Number.isFinite(wanted)
        ? desk.run(changeOpening, { opening: id, change: { sill: sillFor(wanted) } })
        : refuse('A distance is 0 or more'),
  })
  return [
    entry('below', sill, 0, (wanted) => wanted),
    entry('above', sill + height, top, (wanted) => top - height - wanted),
  ]
}
