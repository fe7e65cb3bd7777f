import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** */
export const priceActions: readonly PlannerAction[] = [
  {
    id: 'recomputePrices',
    label: sentence('Recompute prices'),
    group: 'project',
    isPossible: ({ recomputePrices }) => recomputePrices !== null,
    run: ({ recomputePrices }) => recomputePrices?.(),
  },
]
