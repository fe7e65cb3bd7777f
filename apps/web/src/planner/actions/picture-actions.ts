import { sentence } from '@arredo/words'
import type { ActionContext, PlannerAction } from './planner-action.ts'

/** D-189, D-190: both are of the room in 3D, which is shown for them. */
export const pictureActions: readonly PlannerAction[] = [
  {
    id: 'savedViews',
    label: sentence('Saved views'),
    group: 'view',
    run: (context) => void showRoom(context).ask('views', {}),
  },
  {
    id: 'picture',
    label: sentence('Picture'),
    group: 'view',
    run: (context) => void showRoom(context).ask('picture', {}),
  },
]

function showRoom(context: ActionContext): ActionContext {
  if (context.view !== '3d') context.show('3d')
  return context
}
