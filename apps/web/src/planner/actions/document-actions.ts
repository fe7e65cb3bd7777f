import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** What is printed of the project; offers have a page of their own. */
export const documentActions: readonly PlannerAction[] = [
  {
    id: 'documents',
    label: sentence('Documents…'),
    group: 'project',
    run: ({ ask }) => void ask('documents', {}),
  },
  {
    id: 'downloadJson',
    label: sentence('Download as JSON'),
    group: 'project',
    isPossible: ({ downloadJson }) => downloadJson !== null,
    run: ({ downloadJson }) => downloadJson?.(),
  },
]
