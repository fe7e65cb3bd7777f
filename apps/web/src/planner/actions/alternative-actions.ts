import { alternativesInOrder } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** D-82: proposals over the same room. */
export const alternativeActions: readonly PlannerAction[] = [
  {
    id: 'newAlternative',
    label: sentence('New alternative'),
    group: 'project',
    run: ({ copyAlternative }) => copyAlternative(),
  },
  {
    id: 'restyle',
    label: sentence('Restyle…'),
    group: 'project',
    inMenu: 'all',
    run: ({ openSheet }) => openSheet('restyle'),
  },
  {
    id: 'compareAlternatives',
    label: sentence('Compare alternatives…'),
    group: 'project',
    isPossible: ({ editor }) => alternativesInOrder(editor.desk.current().document).length > 1,
    run: ({ openSheet }) => openSheet('compare'),
  },
  {
    id: 'alternatives',
    label: sentence('All alternatives…'),
    group: 'project',
    run: ({ openSheet }) => openSheet('alternatives'),
  },
]
