import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** D-130 */
export const takeAlongActions: readonly PlannerAction[] = [
  {
    id: 'takeAlong',
    label: sentence('Share'),
    group: 'project',
    isPossible: ({ takeAlong }) => takeAlong !== null,
    run: ({ takeAlong }) => takeAlong?.(),
  },
]
