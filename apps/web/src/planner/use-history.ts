import { useText } from '../words/use-text.ts'
import { usePlanner } from './planner-context.tsx'

/** Undo and redo that say what they did. */
export function useHistory(): { readonly undo: () => void; readonly redo: () => void } {
  const text = useText()
  const { desk, announce } = usePlanner()

  return {
    undo() {
      const { undoes } = desk.current()
      if (undoes === null) return
      const undone = desk.undo()
      announce(undone.ok ? text('Undone: {{step}}', { step: text(undoes) }) : text(undone.message))
    },
    redo() {
      const { redoes } = desk.current()
      if (redoes === null) return
      const redone = desk.redo()
      announce(redone.ok ? text('Done again: {{step}}', { step: text(redoes) }) : text(redone.message))
    },
  }
}
