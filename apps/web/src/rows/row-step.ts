import { freePlace } from '@arredo/planning'
import {
  addFreeRow,
  addOwnAppliance,
  addServiceRow,
  addSubtotalRow,
  addTextRow,
  changeRow,
  isBox,
  type Preview,
  type Row,
  type RowId,
  type Step,
  step,
} from '@arredo/project'
import type { RowWish } from './row-draft.ts'

export type StepOptions = {
  /** Of the moment: what stands in the room is given a free place there. */
  readonly now: Preview
  /** Only where the person may know it. */
  readonly knowsCost: boolean
}

export function addingStep(wish: RowWish, row: RowId, { now, knowsCost }: StepOptions): Step {
  switch (wish.kind) {
    case 'text':
      return step(addTextRow, { row, text: wish.text })
    case 'subtotal':
      return step(addSubtotalRow, { row, text: wish.text })
    case 'service':
      return step(addServiceRow, { row, text: wish.text, charge: wish.charge })
    case 'ownAppliance':
      return step(addOwnAppliance, { row, text: wish.text, ...boxIn(now, wish.size) })
    case 'free': {
      const { kind: _, cost, size, ...typed } = wish
      return step(addFreeRow, {
        ...{ ...typed, row },
        ...(knowsCost && cost !== null && { cost }),
        ...(size && { box: boxIn(now, size) }),
      })
    }
  }
}

export function changingStep(wish: RowWish, row: Row, { now, knowsCost }: StepOptions): Step {
  if (wish.kind !== 'free') {
    const { kind: _, ...change } = wish
    return step(changeRow, { row: row.id, change })
  }
  const { cost, size, kind: _, ...change } = wish
  const box = size && (isBox(row) ? { size } : boxIn(now, size))
  return step(changeRow, { row: row.id, change: { ...change, ...box, ...(knowsCost && { cost }) } })
}

function boxIn(now: Preview, size: readonly [number, number, number]) {
  const [width, depth, height] = size
  return { size, placement: freePlace(now, { width, depth, height }) }
}
