import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** The project's light, where one sees what it does. */
export const lightActions: readonly PlannerAction[] = [
  {
    id: 'light',
    label: sentence('Light: time of day, compass, surroundings'),
    short: sentence('Light'),
    group: 'view',
    run: ({ view, show, openSheet }) => {
      if (view !== '3d') show('3d')
      openSheet('light')
    },
  },
]
