import { useApp } from '../app/app-context.tsx'
import type { ActionContext } from './actions/planner-action.ts'

/** Both are of the room in 3D, which is shown for them. */
export function usePictures(showRoom: () => void): ActionContext['pictures'] {
  const { dialogs } = useApp()
  return {
    take() {
      showRoom()
      void dialogs.ask('picture', {})
    },
    views() {
      showRoom()
      void dialogs.ask('views', {})
    },
  }
}
