import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { ActionContext } from './actions/planner-action.ts'
import { actionById } from './actions/planner-actions.ts'

/** a room that is to be drawn by hand begins with what draws walls in hand; once, not at every return. */
export function useOwnDrawing(actions: ActionContext): void {
  const [asked, ask] = useSearchParams()
  const isAsked = asked.get('draw') === 'walls'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions are new at every render, the wish is not.
  useEffect(() => {
    if (!isAsked) return
    actionById('tool drawWall').run(actions, null)
    ask(
      (now) => {
        now.delete('draw')
        return now
      },
      { replace: true },
    )
  }, [isAsked])
}
