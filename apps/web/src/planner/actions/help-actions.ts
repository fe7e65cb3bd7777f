import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

export const helpActions: readonly PlannerAction[] = [
  { id: 'tour', label: sentence('Show me around'), group: 'help', run: ({ showAround }) => showAround() },
]
