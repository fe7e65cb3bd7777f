import { type CornerId, distance, middle, minus, type Point, plus, times, wallFrame } from '@arredo/geometry'
import { cornerAngle, setCornerAngle, setWallLength, type WallEndAt, wallsAt } from '@arredo/project'
import type { Shown } from '../editor-state.ts'
import type { Entry, Workbench } from '../tools/tool.ts'
import { wallLengths } from './wall-marks.ts'

/** How far along the walls their angle is measured, and how far from the corner it is written at least. */
const arm = 900
const clear = 550

/** The lengths of the walls that meet in a corner, which move it, and the angle between two of them. */
export function cornerEntries(workbench: Workbench, shown: Shown, corner: CornerId): readonly Entry[] {
  const { desk, newId } = workbench
  const lengths = wallsAt(shown.document, corner).flatMap(({ wall, end }) =>
    wallLengths(shown, [wall.id]).map((entry): Entry => {
      const side = entry.id.endsWith('left') ? 'left' : 'right'
      return {
        ...entry,
        enter: (length) => desk.run(setWallLength, { wall: wall.id, side, length, end, rooms: [newId()] }),
      }
    }),
  )
  const angle = angleEntry(workbench, shown, corner)
  return angle ? [...lengths, angle] : lengths
}

function angleEntry({ desk, newId }: Workbench, { document }: Shown, corner: CornerId): Entry | null {
  const now = cornerAngle(document, corner)
  if (!now) return null
  const { first, second, angle } = now
  const [from, to] = [armOf(first), armOf(second)]
  const aside = asideOf(first, from, to)
  return {
    id: `${corner} angle`,
    label: 'Angle: {{value}}',
    kind: 'angle',
    value: angle,
    from: [...plus(from, aside), 0],
    to: [...plus(to, aside), 0],
    isLive: false,
    enter: (wanted) =>
      desk.run(setCornerAngle, { corner, angle: wanted, moves: second.wall.id, rooms: [newId()] }),
  }
}

function armOf({ here, far }: WallEndAt): Point {
  const length = distance(here, far)
  return length > 0 ? plus(here, times(minus(far, here), Math.min(arm, length) / length)) : here
}

/** Between walls that go nearly straight on the number would lie on the corner, where a hand takes hold of it. */
function asideOf({ here, far, wall, end }: WallEndAt, from: Point, to: Point): Point {
  const between = middle(from, to)
  const away = distance(here, between)
  if (away >= clear) return [0, 0]
  if (away > 1) return times(minus(between, here), (clear - away) / away)
  // Rooms lie before the face that the wall's line names.
  const { inward } = wallFrame({ from: here, to: far })
  return times(inward, (end === 'from') === (wall.line !== 'left') ? clear : -clear)
}
