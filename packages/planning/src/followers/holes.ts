import { itemToPlan, toWall } from '@arredo/geometry'
import { roomUnder } from '../runs/room-under.ts'
import type { RunLine } from '../runs/run.ts'
import { cutsByRoom } from '../runs/runs-of.ts'
import type { Room } from './piece.ts'

/** A stretch of a line in which no joint may lie. */
export type Hole = { readonly from: number; readonly to: number }

/** A board breaks where a joint comes nearer to a hole. */
const rim = 50

/** Where sinks and hobs are let into what lies along a line. */
export function holesAlong(
  { document, evaluation, shell }: Room,
  { frame, items }: RunLine,
): readonly Hole[] {
  const [first] = items
  if (!first) return []
  const depth = Math.max(...items.map(({ standing }) => standing.size.depth))
  return (cutsByRoom(document, evaluation)[roomUnder(first.standing, shell)] ?? []).flatMap(
    ({ id, place }) => {
      const cut = evaluation.articles[id]?.cut
      if (!cut) return []
      const [x, y] = cut.at
      const inLine = [
        [x, y],
        [x + cut.width, y],
        [x + cut.width, y + cut.height],
        [x, y + cut.height],
      ].map(([across = 0, out = 0]) => toWall(frame, itemToPlan(place, [across, out])))
      const isBefore = inLine.some(({ across }) => across > 0 && across < depth)
      const along = inLine.map((corner) => corner.along)
      return isBefore ? [{ from: Math.min(...along) - rim, to: Math.max(...along) + rim }] : []
    },
  )
}
