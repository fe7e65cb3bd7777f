import type { Editor } from '@arredo/editor'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { ActionContext } from './planner-action.ts'
import { actionById } from './planner-actions.ts'

const Actions = createContext<ActionContext | null>(null)

export const ActionsProvider = Actions.Provider

export function useActionContext(): ActionContext {
  const context = useContext(Actions)
  if (!context) throw new Error('useActionContext outside of the planner')
  return context
}

/** An action as a control shows it: whether it can be done now, whether it is on, and how. */
export function useAction(id: string) {
  const context = useActionContext()
  const onChange = useOnChange(context.editor)
  const { label, short, keys, isPossible, isOn, run } = actionById(id)
  return {
    label: short ?? label,
    shortcut: keys?.printed[0],
    isPossible: useSyncExternalStore(onChange, () => isPossible?.(context) ?? true),
    isOn: useSyncExternalStore(onChange, () => isOn?.(context) ?? false),
    run: () => context.editor.inTurn(() => run(context, null)),
  }
}

/** What is possible depends on the desk and on what is selected. */
function useOnChange({ desk, subscribe }: Editor) {
  return useCallback(
    (listener: () => void) => {
      const stops = [desk.subscribe(listener), subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [desk, subscribe],
  )
}
