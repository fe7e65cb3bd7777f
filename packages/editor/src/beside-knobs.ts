import { itemToPlan, type Point } from '@arredo/geometry'
import type { BesideSide } from '@arredo/planning'
import { standingRow } from '@arredo/project'
import type { Shown } from './editor-state.ts'
import type { Knob, Workbench } from './tools/tool.ts'
import { unitToPlaceBeside } from './unit-to-place-beside.ts'

/** How far before and above a unit its two ends are marked. */
const off = 140

/** A place to press at either end of the selected unit: what is chosen next comes there. */
export function besideKnobs(workbench: Workbench, { document, evaluation }: Shown): readonly Knob[] {
  const id = unitToPlaceBeside(workbench)
  const item = id === null ? null : standingRow(document, evaluation, id)
  if (!item) return []
  const { width, depth, height } = item.size
  const arm = evaluation.articles[item.id]?.arm
  const ends = (out: number): Readonly<Record<BesideSide, Point>> =>
    arm === undefined
      ? { left: [0, depth + out], right: [width, depth + out] }
      : { left: [arm + out, depth], right: [width, arm + out] }
  const at = (side: BesideSide, out: number) =>
    [...itemToPlan(item.place, ends(out)[side]), item.place.at[2] + height + out] as const
  const knob = (side: BesideSide): Omit<Knob, 'label'> => ({
    id: `beside ${side}`,
    ...{ sign: '+', isOn: workbench.state().beside === side },
    ...{ edge: at(side, 0), at: at(side, off) },
    press: () => workbench.set({ beside: side, besideWish: { side } }),
  })
  return [
    { ...knob('left'), label: 'Place on the left of the selected unit' },
    { ...knob('right'), label: 'Place on the right of the selected unit' },
  ]
}
