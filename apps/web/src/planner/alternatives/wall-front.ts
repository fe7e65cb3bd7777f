import {
  itemToPlan,
  type Part,
  type Point,
  type Point3,
  partBounds,
  type Seat,
  shellOf,
  toWall,
  type WallFrame,
} from '@arredo/geometry'
import { isPlaced, type Preview, rowsInOrder, type StandingRow, standingRows } from '@arredo/project'

type OnWall = Extract<Seat, { on: 'wall' }>

/** The wall that most stands before, as parts in its frame: x from its left, y out of it, z up. */
export function wallFront(preview: Preview): readonly Part[] {
  const { document, evaluation } = preview
  const walls = new Map<string, { readonly seat: OnWall; readonly parts: Part[] }>()
  for (const row of rowsInOrder(document, evaluation.alternative)) {
    const evaluated = evaluation.articles[row.id]
    if (!isPlaced(row) || !row.flags.drawn || !evaluated || row.placement?.seat.on !== 'wall') continue
    const { at, seat, rotation } = row.placement
    if (rotation !== 0) continue
    const key = `${seat.wall} ${seat.side}`
    const wall = walls.get(key) ?? { seat, parts: [] }
    walls.set(key, wall)
    for (const part of evaluated.parts) {
      const [x, y, z] = part.at
      wall.parts.push({ ...part, at: [at[0] + x, at[1] + y, at[2] + z] })
    }
  }
  const [fullest] = [...walls.values()].toSorted((one, two) => two.parts.length - one.parts.length)
  return fullest ? [...fullest.parts, ...fromCorners(preview, fullest.seat)] : []
}

/** How near the wall the arm of a corner unit stands; its back has some room for pipes. */
const atWall = 60

/**
 * A corner unit is seated on one of its walls and belongs to the run of either: without it worktop and splashback of
 * the other hang in the air. Its parts as the boxes they fill, which is all that is seen from the front.
 */
function fromCorners({ document, evaluation }: Preview, { wall, side }: OnWall): readonly Part[] {
  const face = shellOf(document).face(wall, side)
  if (!face) return []

  return standingRows(document, evaluation).flatMap((item): readonly Part[] => {
    const { arm, parts = [] } = evaluation.articles[item.id] ?? {}
    const { seat, rotation } = item.row.placement ?? {}
    const isDrawn = seat?.on === 'wall' && seat.wall === wall && seat.side === side && rotation === 0
    if (arm === undefined || isDrawn) return []

    const onWall = parts.map((part) => boxOnWall(part, item, face.frame))
    const nearest = Math.min(...onWall.map(({ at }) => at[1]))
    const isBeside = onWall.every(
      ({ at, size }) => at[0] > -atWall && at[0] + size[0] < face.frame.length + atWall,
    )
    return Math.abs(nearest) <= atWall && isBeside ? onWall : []
  })
}

function boxOnWall(part: Part, { place }: StandingRow, frame: WallFrame) {
  const { min, max } = partBounds(part)
  const corners: readonly Point[] = [
    [min[0], min[1]],
    [max[0], max[1]],
  ]
  const spots = corners.map((corner) => toWall(frame, itemToPlan(place, corner)))
  const [along, across] = [spots.map((spot) => spot.along), spots.map((spot) => spot.across)]
  const at: Point3 = [Math.min(...along), Math.min(...across), min[2]]
  const size: Point3 = [Math.max(...along) - at[0], Math.max(...across) - at[1], max[2] - min[2]]
  const { code, material, grain } = part
  return { code, material, shape: 'box', at, size, ...(grain === 'z' && { grain }) } as const
}
