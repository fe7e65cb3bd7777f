import { useApp } from '../app/app-context.tsx'
import { useText } from '../words/use-text.ts'
import { usePlanner } from './planner-context.tsx'

/** Undo and redo that say what they did. */
export function useHistory(): { readonly undo: () => void; readonly redo: () => void } {
  const text = useText()
  const { notices } = useApp()
  const { desk, announce } = usePlanner()

  return {
    undo() {
      const { undoes } = desk.current()
      if (undoes === null) return
      const undone = desk.undo()
      if (undone.ok) announce(text('Undone: {{step}}', { step: text(undoes) }))
      else notices.show({ message: undone.message, kind: 'error' })
    },
    redo() {
      const { redoes } = desk.current()
      if (redoes === null) return
      const redone = desk.redo()
      if (redone.ok) announce(text('Done again: {{step}}', { step: text(redoes) }))
      else notices.show({ message: redone.message, kind: 'error' })
    },
  }
}
