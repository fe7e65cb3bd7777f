import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** What is wrong with the plan, and what is left open in it. */
export const checkActions: readonly PlannerAction[] = [
  {
    id: 'warnings',
    label: sentence('Show warnings'),
    group: 'project',
    // Found by its sign, not its key: it lies elsewhere on every keyboard.
    keys: { printed: ['!'], reach: 'notTyping', matches: ({ key }) => key === '!' },
    run: ({ ask }) => void ask('warnings', {}),
  },
]
