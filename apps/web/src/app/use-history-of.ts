import type { Desk } from '@arredo/project'
import { useText } from '../words/use-text.ts'
import { useApp } from './app-context.tsx'

export type History = { readonly undo: () => void; readonly redo: () => void }

/** Undo and redo that say what they did. */
export function useHistoryOf(desk: Desk, announce: (message: string) => void): History {
  const text = useText()
  const { notices } = useApp()

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
