import { type Opening, shellOf, toWall } from '@arredo/geometry'
import { changeOpening } from '@arredo/project'
import { isRaised } from '../nudged.ts'
import type { Dragged, StartDrag } from './drag.ts'

/** An opening rides on its own wall; where it cannot be, it stays where it last could. */
export const dragOpening: StartDrag = ({ desk, state }, id, { point }) => {
  const { document } = desk.current()
  const opening = document.openings[id]
  const face = opening && shellOf(document).face(opening.wall, 'right')
  if (!opening || !face) return null

  const { frame } = face
  const start = toWall(frame, [point[0], point[1]]).along
  let last: Dragged | null = null
  return {
    aim: { on: 'faces', proud: 0 },
    to({ point: [x, y, z], tellsHeight }, { freely }) {
      const by = toWall(frame, [x, y]).along - start
      const offset = within(opening, Math.round(opening.offset + by), frame.length)
      const rung = state().snaps && !freely ? 10 : 1
      const raised = Math.max(0, Math.round((opening.sill + z - point[2]) / rung) * rung)
      const sill = tellsHeight && isRaised(opening) ? raised : opening.sill
      const input = { opening: id, change: { offset, sill } }
      const preview = desk.preview(changeOpening, input)
      if (!preview.ok) return last
      last = {
        shown: { ...preview.value, tints: {} },
        commit: () => void desk.run(changeOpening, input),
      }
      return last
    },
  }
}

function within({ width }: Opening, offset: number, length: number): number {
  return Math.min(length - width, Math.max(0, offset))
}
