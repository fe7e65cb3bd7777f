import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** D-189, D-190 */
export const pictureActions: readonly PlannerAction[] = [
  {
    id: 'savedViews',
    label: sentence('Saved views'),
    group: 'view',
    run: ({ pictures }) => pictures.views(),
  },
  {
    id: 'picture',
    label: sentence('Picture'),
    group: 'view',
    run: ({ pictures }) => pictures.take(),
  },
]
