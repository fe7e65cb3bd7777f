import { distance, minus, type Point, plus, times } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { refuse } from '../../result.ts'
import type { UnderlayId } from '../../room-records.ts'
import { changeUnderlay } from './change-underlay.ts'

export type ScaleUnderlayInput = {
  readonly underlay: UnderlayId
  /** Two points of the plan as it lies now, and how far apart they truly are. */
  readonly from: Point
  readonly to: Point
  readonly length: number
}

/** The first point stays where it is. */
export const scaleUnderlay: Command<ScaleUnderlayInput> = {
  label: 'Set the scale of the underlay',
  run(document, { underlay: id, from, to, length }) {
    const underlay = document.underlays[id]
    if (!underlay) return refuse(`No underlay ${id}`)
    const apart = distance(from, to)
    if (!(apart >= 1)) return refuse('The two points lie too near to each other')
    if (!(length > 0 && Number.isFinite(length))) return refuse('A length is more than 0')

    const factor = length / apart
    const at = plus(from, times(minus(underlay.at, from), factor))
    return changeUnderlay.run(document, { underlay: id, change: { at, scale: underlay.scale * factor } })
  },
}
