import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** Rows that no catalogue describes (D-81), and the order of all of them. */
export const rowActions: readonly PlannerAction[] = [
  {
    id: 'rows',
    label: sentence('Rows of the offer…'),
    group: 'project',
    isPossible: ({ rows }) => rows !== null,
    run: ({ rows }) => rows?.list(),
  },
  {
    id: 'addRow',
    label: sentence('Add a row that is no article…'),
    group: 'project',
    isPossible: ({ rows }) => rows !== null,
    run: ({ rows }) => rows?.add(),
  },
  {
    id: 'addOwnAppliance',
    label: sentence('Place an own appliance…'),
    group: 'tools',
    run: ({ addOwnAppliance }) => addOwnAppliance(),
  },
]
