import { createContext, useContext } from 'react'
import { useDeskState, useEditing } from '../planner-context.tsx'
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
  // What is possible depends on both.
  useDeskState()
  useEditing()
  const { label, short, keys, isPossible, isOn, run } = actionById(id)
  return {
    label: short ?? label,
    shortcut: keys?.printed[0],
    isPossible: isPossible?.(context) ?? true,
    isOn: isOn?.(context) ?? false,
    run: () => run(context, null),
  }
}
