import { minus, type Point, type Point3, plus } from '@arredo/geometry'
import { changeUnderlay, type Preview, type Step, step, type UnderlayId } from '@arredo/project'
import type { Dragged, StartDrag } from './drag.ts'

/** An underlay slides under the plan. */
export const dragUnderlay: StartDrag = ({ desk }, id, { point }) => {
  const underlay = desk.current().document.underlays[id]
  if (!underlay) return null
  let last: Dragged | null = null
  return {
    aim: { on: 'level', height: 0 },
    to(hit) {
      const by: Point = minus([hit.point[0], hit.point[1]], [point[0], point[1]])
      const input = { underlay: id, change: { at: plus(underlay.at, by) } }
      const preview = desk.preview(changeUnderlay, input)
      if (!preview.ok) return last
      last = {
        shown: { ...preview.value, tints: {} },
        commit: () => void desk.run(changeUnderlay, input),
      }
      return last
    },
  }
}

export function underlayStep({ document }: Preview, id: UnderlayId, by: Point3): Step | null {
  const underlay = document.underlays[id]
  return underlay
    ? step(changeUnderlay, { underlay: id, change: { at: plus(underlay.at, [by[0], by[1]]) } })
    : null
}
