import { letterKey } from '@arredo/editor'
import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** D-118 */
export const photographActions: readonly PlannerAction[] = [
  {
    id: 'photograph',
    label: sentence('Photograph'),
    group: 'project',
    keys: letterKey('p'),
    isPossible: ({ photograph }) => photograph !== null,
    run: ({ photograph }) => photograph?.(),
  },
]
